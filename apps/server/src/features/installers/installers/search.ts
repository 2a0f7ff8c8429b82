import { pageTo } from '@sejuk/domain/pages'
import { eq, or, sql } from 'drizzle-orm'
import { installers as t } from '../../../db/tables/installers/installers.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'

export const installerSearch = searchKind({
  ...{ kind: 'installers', needs: 'Personal-Information-List-Search', source: sql`${t}` },
  ...{ key: t.user_code, newest: t.created_date },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text) =>
    or(
      inColumns(text, { text: [t.user_name], phone: [t.phone_number] }),
      ...text.texts.map((code) => eq(t.user_code, code.toUpperCase())),
    ),
  fields: {
    code: t.user_code,
    title: t.user_name,
    status: t.user_status,
    user_type: t.user_type,
    city_name: sql<string | null>`(select c.city_name from cities c where c.city_code = ${t.city_code})`,
  },
  record: ({ user_type, city_name, ...row }) => ({
    ...row,
    title: row.title || row.code,
    detail: inOneLine(user_type, city_name),
    pages: [pageTo('installer', { module: 'personal-installer-list' }, { code: row.code })],
    actions: [
      {
        action: 'bonusesOfInstaller',
        needs: 'Installation-Bonus-List-Search',
        page: pageTo('bonusTickets', { user_code: row.code }),
      },
    ],
  }),
})

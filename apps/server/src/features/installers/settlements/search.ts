import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { settlements as t } from '../../../db/tables/installers/settlements.ts'
import { visibleTo } from '../../../platform/scope/visible-to.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'

export const settlementSearch = searchKind({
  ...{ kind: 'settlements', needs: 'Financial-Settlement-Search', source: sql`${t}` },
  ...{ key: t.settlement_code, newest: t.created_date },
  visible: (viewer) => visibleTo(viewer, t),
  matches: (text) => inColumns(text, { text: [t.settlement_code, t.create_user_name] }),
  fields: {
    code: t.settlement_code,
    status: t.status,
    amount: t.net_amount,
    period: sql<string>`${t.period_from}::text || ' ~ ' || ${t.period_to}::text`,
    create_user_name: t.create_user_name,
  },
  record: ({ period, create_user_name, ...row }) => ({
    ...row,
    title: row.code,
    detail: inOneLine(period, create_user_name),
    pages: [pageTo('settlement', { code: row.code })],
  }),
})

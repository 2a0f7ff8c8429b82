import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { visibleSupervisions } from '../../../business/supervision/visible-supervisions.ts'
import { supervisions as t } from '../../../db/tables/supervision/supervisions.ts'
import { inColumns, inOneLine, searchKind } from '../../../platform/search/search-kind.ts'

export const supervisionSearch = searchKind({
  ...{
    kind: 'supervisions',
    needs: 'Supervision-Detail-Open',
    source: sql`${t}`,
    key: t.supervision_code,
    newest: t.create_date,
  },
  visible: visibleSupervisions,
  matches: (text) => inColumns(text, { text: [t.supervision_code, t.project_name, t.installer_name] }),
  fields: {
    code: t.supervision_code,
    status: t.supervision_status,
    title: t.project_name,
    installer_name: t.installer_name,
    project_code: t.project_code,
  },
  record: ({ installer_name, project_code, ...row }) => ({
    ...row,
    detail: inOneLine(installer_name, project_code),
    pages: [pageTo('supervision', { code: row.code })],
  }),
})

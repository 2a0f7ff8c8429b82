import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { inColumns, searchKind } from '../../../platform/search/search-kind.ts'

export const projectSearch = searchKind({
  ...{ kind: 'projects', needs: 'Project-Log-View', source: sql`${t}`, key: t.log_code, newest: t.created_date },
  visible: visibleLogs,
  matches: (text) => inColumns(text, { text: [t.project_name, t.log_code] }),
  fields: {
    code: t.log_code,
    title: t.project_name,
    detail: t.owner_name,
    status: sql<string>`coalesce(${t.project_status}, ${t.login_status})`,
    amount: sql<number>`${t.est_total}::float8`,
  },
  record: (row) => ({
    ...row,
    pages: [
      pageTo('projectLog', { module: 'project-log-list' }, { code: row.code }),
      pageTo('projectLog', { module: 'project-library-log' }, { code: row.code }),
    ],
  }),
})

import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { visibleDesigns } from '../../../business/projects/visible-logs.ts'
import { designTasks as t } from '../../../db/tables/projects/design-tasks.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { inColumns, keysFrom, searchKind } from '../../../platform/search/search-kind.ts'

export const designSearch = searchKind({
  kind: 'designTasks',
  needs: 'Design-Task-View',
  source: sql`${t}`,
  key: t.design_task_code,
  newest: t.created_date,
  visible: visibleDesigns,
  matches: (text) => {
    const found = inColumns(text, { text: [projectLogs.project_name, projectLogs.log_code] })
    const ofProject =
      found && keysFrom(t.log_code, sql`select ${projectLogs.log_code} from ${projectLogs} where ${found}`)
    const own = inColumns(text, { text: [t.design_task_code] })
    return own && ofProject ? sql`(${own} or ${ofProject})` : (own ?? ofProject)
  },
  fields: {
    code: t.design_task_code,
    log_code: t.log_code,
    status: t.requester_task_status,
    title: sql<string>`(select project_name from project_logs l where l.log_code = ${t.log_code})`,
    detail: sql<string | null>`(select username from users u where u.usercode = ${t.designer_code})`,
  },
  record: ({ log_code, ...row }) => ({
    ...row,
    pages: [pageTo('projectLog', { module: 'design-task-lists' }, { code: log_code, tab: 'design' })],
  }),
})

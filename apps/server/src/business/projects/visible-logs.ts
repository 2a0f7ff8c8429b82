import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import { designTasks } from '../../db/tables/projects/design-tasks.ts'
import { projectLogs as t } from '../../db/tables/projects/project-logs.ts'
import { orderedParts } from '../../platform/scope/ordered-parts.ts'
import { visibleTo } from '../../platform/scope/visible-to.ts'

/** The scopes of those who sell; others share in no project. */
const selling: readonly (ViewData | null)[] = ['View_Data_Salesman', 'View_Data_My_Branch', 'View_Data_Multi_Branch']

/** As an array, so that each side of the condition finds its own index. */
const designedBy = (usercode: string) =>
  sql`${t.log_code} = any(array(select ${designTasks.log_code} from ${designTasks} where ${eq(designTasks.designer_code, usercode)}))`

/** Beyond the scope: those that a seller shares in or designs. There are few. */
const sharedWith = (viewer: Viewer) =>
  selling.includes(viewer.view_data)
    ? [
        arrayContains(t.salesman_codes, [viewer.usercode]),
        ...(viewer.permission.has('Design-Task-Upload') ? [designedBy(viewer.usercode)] : []),
      ]
    : []

/** The projects of the viewer's scope, those the viewer shares in, and those the viewer designs. */
export const visibleLogs = (viewer: Viewer): SQL =>
  sql`(${sql.join([visibleTo(viewer, t), ...sharedWith(viewer)], sql` or `)})`

/** In the order they were created: those of the scope by an index each, and the few others. */
export const partsOfLogs = (viewer: Viewer, branches: readonly string[]) => {
  const shared = sharedWith(viewer)
  const isBranch = viewer.view_data === 'View_Data_My_Branch'
  const own = isBranch ? [eq(t.dept_code, viewer.department)] : orderedParts(viewer, t, branches)
  return own && [...own, ...shared]
}

/** Design tasks are seen with their project. */
export const visibleDesigns = (viewer: Viewer) =>
  viewer.view_data === 'View_Data_All_Branches'
    ? sql`true`
    : sql`exists (select from ${t} where ${and(eq(t.log_code, designTasks.log_code), visibleLogs(viewer))})`

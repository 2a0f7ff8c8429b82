import type { ViewData, Viewer } from '@sejuk/domain/viewers'
import { arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { designTasks } from '../../db/tables/projects/design-tasks.ts'
import { projectLogs as t } from '../../db/tables/projects/project-logs.ts'
import { orderedParts } from '../../platform/scope/ordered-parts.ts'
import { copiedScope, type Owned, visibleTo } from '../../platform/scope/visible-to.ts'

/** The scopes of those who sell; others share in no project. */
const selling: readonly (ViewData | null)[] = ['View_Data_Salesman', 'View_Data_My_Branch', 'View_Data_Multi_Branch']

const designer = alias(designTasks, 'designed')
/** As an array, so that each side of the condition finds its own index. */
const designedBy = (log_code: PgColumn, usercode: string) =>
  sql`${log_code} = any(array(select ${designer.log_code} from ${designTasks} ${sql.raw('"designed"')} where ${eq(designer.designer_code, usercode)}))`

/** Beyond the scope: those that a seller shares in or designs. There are few. */
const sharedWith = (viewer: Viewer, log_code: PgColumn, isShared: SQL) =>
  selling.includes(viewer.view_data)
    ? [isShared, ...(viewer.permission.has('Design-Task-Upload') ? [designedBy(log_code, viewer.usercode)] : [])]
    : []
const sharedLogs = (viewer: Viewer) =>
  sharedWith(viewer, t.log_code, arrayContains(t.salesman_codes, [viewer.usercode]))
const sharedDesigns = (viewer: Viewer) =>
  sharedWith(
    viewer,
    designTasks.log_code,
    // Somebody may share in hundreds: each task is looked up among them, not compared with each.
    sql`${designTasks.log_code} in (select ${t.log_code} from ${t} where ${arrayContains(t.salesman_codes, [viewer.usercode])})`,
  )

/** The projects of the viewer's scope, those the viewer shares in, and those the viewer designs. */
export const visibleLogs = (viewer: Viewer): SQL =>
  sql`(${sql.join([visibleTo(viewer, t), ...sharedLogs(viewer)], sql` or `)})`

/** In the order they were created: those of the scope by an index each, and the few others. */
const partsOf = (viewer: Viewer, owned: Owned, branches: readonly string[], shared: readonly SQL[]) => {
  const isBranch = viewer.view_data === 'View_Data_My_Branch'
  const own =
    isBranch && owned.dept_code ? [eq(owned.dept_code, viewer.department)] : orderedParts(viewer, owned, branches)
  return own && [...own, ...shared]
}
export const partsOfLogs = (viewer: Viewer, branches: readonly string[]) =>
  partsOf(viewer, t, branches, sharedLogs(viewer))

/** Design tasks are seen with their project, whose scope they carry. */
const designScope = copiedScope(designTasks)
export const visibleDesigns = (viewer: Viewer): SQL =>
  sql`(${sql.join([visibleTo(viewer, designScope), ...sharedDesigns(viewer)], sql` or `)})`
export const partsOfDesigns = (viewer: Viewer, branches: readonly string[]) =>
  partsOf(viewer, designScope, branches, sharedDesigns(viewer))

import type { PagePath } from '../pages.ts'
import type { ListedPermission } from '../permissions.ts'
import type { PlannedPath } from '../planned-pages.ts'

/** The pages that a permission guards beside the menu. */
export const pageGuards = {
  '/sales-order-mobile': 'Sales-Order-Mobile-Open',
  '/attendance/check-in-out': 'Attendance-Check-In-Out-Open',
  '/attendance/history': 'Attendance-History-Open',
  '/sales-order': 'Sales-Order-Open',
  '/sales-order/create': 'Sales-Order-Create-Open',
  '/sales-order/modify': 'Sales-Order-Modify-Open',
  '/attendance': 'Attendance-Open',
  '/project-log-list/create': 'Project-Log-Create-Open',
  '/project-log-list/modify': 'Project-Log-Modify-Open',
  '/submitted-project-list': 'Project-Submitted-Open',
  '/submitted-project-list/approve': 'Project-Submitted-Approve-Open',
  '/submitted-project-list/replace-salesman': 'Project-Replace-Salesman-Open',
  '/supervision': 'Supervision-Open',
  '/supervision/create': 'Supervision-Create-Open',
  '/supervision/modify': 'Supervision-Modify-Open',
  '/supervision/edit': 'Supervision-Edit-Open',
  '/supervision/supervision-detail': 'Supervision-Detail-Open',
  '/supervision/installer-list': 'Supervision-Installer-List-Open',
  '/supervision/warranty-card': 'Supervision-Warranty-Card-Open',
  '/supervision/warranty-card-list': 'Supervision-Warranty-Card-List-Open',
  '/supervision/supervision-detail/inspection': 'Supervision-Inspection-Open',
  '/supervision/supervision-detail/inspection-overview': 'Supervision-Inspection-Overview-Open',
  '/supervision/supervision-detail/notice-letter': 'Supervision-Notice-Letter-Open',
  '/supervision/supervision-detail/design-revision-notice': 'Supervision-Design-Revision-Notice-Open',
} as const satisfies Partial<Record<PagePath | PlannedPath, ListedPermission>>

export const guardedPages = Object.keys(pageGuards) as (keyof typeof pageGuards)[]

const guards: ReadonlyMap<string, ListedPermission> = new Map(Object.entries(pageGuards))

/** The permission a page requires, whatever its parameters. None: the menu alone decides. */
export const pageGuard = (path: string): ListedPermission | undefined =>
  guards.get(path.length > 1 ? path.replace(/\/+$/, '') : path)

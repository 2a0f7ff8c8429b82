import { because } from '../messages.ts'
import type { Needs, Permission } from '../permissions.ts'
import type { Viewer } from '../viewers.ts'
import { permissionGate } from '../workflow.ts'

/** Customers, keypersons and installers sign in too, but are not staff. */
export const partnerRoles = ['Customer', 'Keyperson', 'Partner-Sales-Installer', 'Partner-Common-Installer'] as const

/** Whether somebody signs in as a customer, keyperson or installer, and as nothing else. */
export const isPartner = ({ role, login_from }: Pick<Viewer, 'role' | 'login_from'>) =>
  login_from === 'partner' ||
  (role.length > 0 && role.every((code) => (partnerRoles as readonly string[]).includes(code)))

/** May this user ask for it at all? */
export const viewerGate = (
  viewer: Pick<Viewer, 'role' | 'login_from' | 'permission'>,
  needs: Needs,
): ReturnType<typeof permissionGate> =>
  needs === 'staff' && isPartner(viewer)
    ? { enabled: false, because: because('no-permission') }
    : permissionGate(viewer.permission, needs)

/** Users who sell, in a branch or in a shop. */
export const sellingRoles = ['Salesman', 'Promotor'] as const
export const sellsNothing = 'This person is no salesperson'

/** A sign-in name is changed only by users who give access; staff data alone is not enough. */
export const signInNameNeeds = 'Role-User-Modify' satisfies Permission

/** A code travels sealed in addresses, which leaves it sixteen letters. */
export const isStaffCode = (text: string) => /^[A-Za-z0-9][A-Za-z0-9._-]{1,15}$/.test(text)

/** The fields that determine a user's rights. */
export type StaffRights<ViewData> = {
  department: string
  departmentlist: readonly string[]
  roles: readonly string[]
  view_data: ViewData | null
  asc_code: string | null
}

const sameCodes = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((code) => other.includes(code))

export const sameRights = <ViewData>(one: StaffRights<ViewData>, other: StaffRights<ViewData>) =>
  one.department === other.department &&
  one.view_data === other.view_data &&
  one.asc_code === other.asc_code &&
  sameCodes(one.roles, other.roles) &&
  sameCodes(one.departmentlist, other.departmentlist)

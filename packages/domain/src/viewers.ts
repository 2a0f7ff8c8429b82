import type { Permission } from './permissions.ts'
import type { LoginSource } from './platform/accounts/sessions.ts'

/** The eight data scopes. */
export const viewDataScopes = [
  'View_Data_All_Branches',
  'View_Data_Multi_Branch',
  'View_Data_My_Branch',
  'View_Data_Asc',
  'View_Data_Technician',
  'View_Data_Salesman',
  'View_Data_Customer',
  'View_Data_Keyperson',
] as const
export type ViewData = (typeof viewDataScopes)[number]

/** Which branches a user may choose: all, several of their own, or only their own. */
export const branchReach = (view_data: ViewData | null) => {
  if (view_data === 'View_Data_All_Branches') return 'all'
  return view_data === 'View_Data_Multi_Branch' ? 'multi' : 'single'
}

/** The signed-in user. The scope compares with the user's data, never with the request's. */
export type Viewer = {
  usercode: string
  username: string
  role: readonly string[]
  permission: ReadonlySet<Permission>
  /** Null without a session: nothing is visible. */
  view_data: ViewData | null
  /** The user's own branch. */
  department: string
  /** All branches of a user who sees several. */
  departmentlist: readonly string[]
  asc_code: string | null
  customer_codes: readonly string[]
  shop_codes: readonly string[]
  login_from: LoginSource
}

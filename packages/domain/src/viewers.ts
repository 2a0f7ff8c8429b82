import type { Permission } from './permissions.ts'
import type { LoginSource } from './platform/sessions.ts'

/** The eight ways in which a person sees records. */
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

/** How many branches a person chooses among: all there are, several of their own, or only the one they work for. */
export const branchReach = (view_data: ViewData | null) => {
  if (view_data === 'View_Data_All_Branches') return 'all'
  return view_data === 'View_Data_Multi_Branch' ? 'multi' : 'single'
}

/** Whoever is asking. What the scope compares with is always a fact of the person, never of the request. */
export type Viewer = {
  usercode: string
  username: string
  role: readonly string[]
  permission: ReadonlySet<Permission>
  /** Nobody's scope is null: nothing is seen. */
  view_data: ViewData | null
  /** The person's own branch. */
  department: string
  /** All branches of a person who sees several. */
  departmentlist: readonly string[]
  asc_code: string | null
  customer_codes: readonly string[]
  shop_codes: readonly string[]
  login_from: LoginSource
}

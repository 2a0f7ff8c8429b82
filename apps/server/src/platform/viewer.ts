import { isPermission } from '@sejuk/domain/permissions'
import { type ViewData, type Viewer, viewDataScopes } from '@sejuk/domain/viewers'
import type pg from 'pg'

type Loaded = {
  usercode: string
  username: string
  department: string
  asc_code: string | null
  own_scope: ViewData | null
  role_scopes: ViewData[]
  role: string[]
  granted: string[]
  departmentlist: string[]
  customer_codes: string[]
  shop_codes: string[]
}

const load = `select u.usercode, u.username, u.department, u.asc_code, u.view_data as own_scope,
  array(select r.view_data from user_roles ur join roles r using (role_code) where ur.usercode = u.usercode and r.is_active) as role_scopes,
  array(select r.role_code from user_roles ur join roles r using (role_code) where ur.usercode = u.usercode and r.is_active order by 1) as role,
  array((select rp.permission_code from user_roles ur join roles r using (role_code) join role_permissions rp using (role_code)
     where ur.usercode = u.usercode and r.is_active
   union select permission_code from user_permissions where usercode = u.usercode and is_allowed)
   except select permission_code from user_permissions where usercode = u.usercode and not is_allowed) as granted,
  array(select dept_code from user_departments where usercode = u.usercode order by 1) as departmentlist,
  array(select code from user_belongings where usercode = u.usercode and kind = 'customer') as customer_codes,
  array(select code from user_belongings where usercode = u.usercode and kind = 'shop') as shop_codes
  from users u where u.usercode = $1`

/** What a person may do and see: the union of their roles, plus what they alone were given, less what they alone were refused. */
export const loadViewer = async (pool: pg.Pool, usercode: string): Promise<Viewer> => {
  const { rows } = await pool.query<Loaded>(load, [usercode])
  const [found] = rows
  if (!found) throw new Error('A session without its user')
  const { own_scope, role_scopes, granted, ...facts } = found
  return {
    ...facts,
    permission: new Set(granted.filter(isPermission)),
    // The scopes stand from the widest to the narrowest.
    view_data: own_scope ?? viewDataScopes.find((scope) => role_scopes.includes(scope)) ?? null,
    login_from: 'web',
  }
}

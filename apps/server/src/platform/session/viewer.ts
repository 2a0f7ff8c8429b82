import { isPermission } from '@sejuk/domain/permissions'
import { type ViewData, type Viewer, viewDataScopes } from '@sejuk/domain/viewers'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

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
  until: number | null
}

/** The end of the last day of override `p`, in the time zone of user `u`. */
export const endOf = (p: SQL, u: SQL) =>
  sql`(${p}.until_date + 1)::timestamp at time zone (select timezone from departments where dept_code = ${u}.department)`

/** An override counts until its last day is over. */
export const isInForce = (p: SQL, u: SQL) => sql`(${p}.until_date is null or now() < ${endOf(p, u)})`

const [p, u] = [sql`p`, sql`u`]
const load = (
  usercode: string,
) => sql`select u.usercode, u.username, u.department, u.asc_code, u.view_data as own_scope,
  array(select r.view_data from user_roles ur join roles r using (role_code) where ur.usercode = u.usercode and r.is_active) as role_scopes,
  array(select r.role_code from user_roles ur join roles r using (role_code) where ur.usercode = u.usercode and r.is_active order by 1) as role,
  array((select rp.permission_code from user_roles ur join roles r using (role_code) join role_permissions rp using (role_code)
     where ur.usercode = u.usercode and r.is_active
   union select p.permission_code from user_permissions p where p.usercode = u.usercode and p.is_allowed and ${isInForce(p, u)})
   except select p.permission_code from user_permissions p where p.usercode = u.usercode and not p.is_allowed and ${isInForce(p, u)}) as granted,
  array(select dept_code from user_departments where usercode = u.usercode order by 1) as departmentlist,
  array(select code from user_belongings where usercode = u.usercode and kind = 'customer') as customer_codes,
  array(select code from user_belongings where usercode = u.usercode and kind = 'shop') as shop_codes,
  (select extract(epoch from min(${endOf(p, u)}))::float8 * 1000 from user_permissions p
     where p.usercode = u.usercode and now() < ${endOf(p, u)}) as until
  from users u where u.usercode = ${usercode}`

/**
 * A user's rights: the union of their roles, plus permissions granted and minus those denied to them individually.
 * `until` is when this stops being valid, if known.
 */
export const findViewer = async (db: Pick<Db, 'execute'>, usercode: string) => {
  const { rows } = await db.execute<Loaded>(load(usercode))
  const [found] = rows
  if (!found) return undefined
  const { own_scope, role_scopes, granted, until, ...facts } = found
  const viewer: Viewer = {
    ...facts,
    permission: new Set(granted.filter(isPermission)),
    // The scopes stand from the widest to the narrowest.
    view_data: own_scope ?? viewDataScopes.find((scope) => role_scopes.includes(scope)) ?? null,
    login_from: 'web',
  }
  return { viewer, until: until ?? Number.POSITIVE_INFINITY }
}

import type pg from 'pg'

export type Person = { usercode: string; username: string }
export type Branch = {
  dept_code: string
  city_code: string
  province_code: string
  timezone: string
  lat: number
  lng: number
  salesmen: Person[]
  /** Who types for the branch. */
  clerks: Person[]
}

const shares: Record<string, number> = {
  '705': 12,
  '712': 9,
  '707': 7,
  '713': 7,
  '715': 7,
  '701': 6,
  '709': 5,
  '716': 5,
  '722': 5,
}

/** How large a branch is beside the others. */
export const shareOf = (dept_code: string) => shares[dept_code] ?? 3

const held = (
  roles: string,
) => `coalesce((select json_agg(json_build_object('usercode', u.usercode, 'username', u.username)
    order by u.usercode) from users u join user_roles using (usercode)
  where u.department = d.dept_code and u.is_active and role_code in (${roles})), '[]')`

/** The branches that sell: those with somebody who does. */
export const readBranches = async (client: pg.ClientBase) => {
  const { rows } = await client.query<Branch>(`select dept_code, city_code, province_code, timezone, lat, lng,
    ${held(`'Salesman'`)} as salesmen, ${held(`'Branch-Manager', 'Branch-Admin'`)} as clerks
    from departments d order by dept_code`)
  return rows.filter(({ salesmen }) => salesmen.length > 0)
}

import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { settingChanges as t } from '../../../db/tables/company/setting-changes.ts'

type Concerned = Pick<typeof t.$inferSelect, 'dept_code' | 'created_by' | 'decided_by'>
export type Told = { usercode: string; username: string; role: string }

/** Of a company with many branches only so many are told; directors and finance managers come first. */
const mostTold = 200

/** Author and decider, directors, finance managers, auditors and administrators, and finance and branch manager of the scope. */
export const toldOf = async (db: Db, { dept_code, created_by, decided_by }: Concerned): Promise<Told[]> => {
  const { rows } = await db.execute<Told>(sql`
    select u.usercode, u.username, coalesce(held.role_name, '') as role
    from users u left join lateral (
      select r.role_code, r.role_name, array_position(array['Director', 'Finance-Manager', 'Auditor', 'Administrator', 'Branch-Manager', 'Finance'],
        r.role_code) as rank
      from user_roles ur join roles r using (role_code)
      where ur.usercode = u.usercode and r.is_active
        and (r.role_code in ('Director', 'Finance-Manager', 'Auditor', 'Administrator')
          or r.role_code in ('Branch-Manager', 'Finance')
            and (${dept_code}::text is null or u.department = ${dept_code}
              or exists (select from user_departments d where d.usercode = u.usercode and d.dept_code = ${dept_code})))
      order by rank limit 1) held on true
    where u.is_active and (held.rank is not null or u.usercode in (${created_by}, ${decided_by ?? created_by}))
    order by held.rank nulls first, u.username, u.usercode limit ${mostTold}`)
  return rows
}

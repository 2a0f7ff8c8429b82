import { addressTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { notify, type Within } from './notify.ts'

/** Notifies users of a change of their roles: by whom, and the new roles. */
export const notifyRoleChange = async (within: Within, usercodes: readonly string[], changed_by: string) => {
  if (usercodes.length === 0) return
  const { rows } = await within.db.execute<{ usercode: string; username: string; roles: string }>(sql`
    select u.usercode, u.username, coalesce((select string_agg(r.role_name, ', ' order by r.role_name)
      from user_roles ur join roles r using (role_code) where ur.usercode = u.usercode and r.is_active), '-') as roles
    from users u where u.usercode = any(${sql.param([...usercodes])}::text[]) order by u.usercode`)
  for (const { usercode, username, roles } of rows)
    await notify(within, {
      to: [usercode],
      event: 'role-changed',
      variables: { username, changed_by, roles },
      url: addressTo('myAccount'),
    })
}

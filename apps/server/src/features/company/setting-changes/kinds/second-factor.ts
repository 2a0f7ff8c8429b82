import { eq, sql } from 'drizzle-orm'
import { roles as t } from '../../../../db/tables/platform/roles.ts'
import { logActions } from '../../../../platform/records/action-log.ts'
import { counted } from './count-lines.ts'
import type { SettingHandler } from './setting-handler.ts'

/** Whether people of a role sign in with a second factor. */
export const secondFactorHandler: SettingHandler = {
  current: async (db, role_code) => {
    const [role] = await db.select().from(t).where(eq(t.role_code, role_code))
    if (!role) return undefined
    const { role_name: scope_name, needs_second_factor } = role
    return { values: { needs_second_factor }, isFirst: false, scope_name, dept_code: null }
  },
  apply: async ({ db, actor, change_code }, role_code, values) => {
    const needs_second_factor = values.needs_second_factor === true
    await db.update(t).set({ needs_second_factor }).where(eq(t.role_code, role_code))
    await logActions(db, actor, [
      {
        ...{ entity: 'role', entity_code: role_code, action: 'update', reason: change_code },
        ...{ before: { needs_second_factor: !needs_second_factor }, after: { needs_second_factor } },
      },
    ])
  },
  impact: async (db, { scope }) => [
    await counted(
      db,
      'people',
      sql`select count(*)::int as n, null::float8 as amount from user_roles ur join users u using (usercode)
        where ur.role_code = ${scope} and u.is_active`,
    ),
  ],
}

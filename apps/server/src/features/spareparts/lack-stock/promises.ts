import { addressTo } from '@sejuk/domain/pages'
import { sparepartOrder } from '@sejuk/domain/spareparts/sparepart-orders'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { sparepartOrders as t } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

const perStep = 100

/** The planners of a branch. */
const plannersOf = async (db: Within['db'], dept_code: string) => {
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(and(eq(users.department, dept_code), eq(rolePermissions.permission_code, 'Sparepart-Lack-Desk')))
  return found.map(({ usercode }) => usercode)
}

/** Once for each promise that was not kept. */
export const tellBroken = async (database: Database['db'], within: Omit<Within, 'db'>, today = companyToday()) => {
  const broken = await database
    .select()
    .from(t)
    .where(and(eq(t.status, 'DO_LackStock'), eq(t.is_broken_told, false), lt(t.promised_date, today)))
    .orderBy(t.promised_date)
    .limit(perStep)
  for (const row of broken)
    await database.transaction(async (db) => {
      await db
        .update(t)
        .set({ is_broken_told: true, row_version: sql`${t.row_version}` })
        .where(eq(t.sparepart_order_code, row.sparepart_order_code))
      await notify(
        { ...within, db },
        {
          to: await plannersOf(db, row.supply_dept),
          event: 'sparepart-promise-broken',
          variables: {
            order: row.sparepart_order_code,
            part: row.part_name ?? '-',
            day: row.promised_date ?? today,
          },
          url: addressTo('partOrder', { code: row.sparepart_order_code }),
          about: { entity: sparepartOrder.entity, entity_code: row.sparepart_order_code },
        },
      )
    })
  return broken.length
}

export const promiseWatch: Worker<object> = {
  name: 'sparepart-promises',
  cron: '20 7 * * *',
  work: async ({ db, jobs, config }) => {
    while ((await tellBroken(db, { jobs, config })) === perStep);
  },
}

import { addressTo } from '@sejuk/domain/pages'
import type { ListedPermission } from '@sejuk/domain/permissions'
import { overdueBefore, transfer } from '@sejuk/domain/stock/transfers'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Db } from '../../../db/database.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { transfers as t } from '../../../db/tables/stock/transfers.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect
const about = ({ transfer_code }: Row) => ({
  url: addressTo('transferDetail', { menu: 'transfer-in', order_code: transfer_code }),
  about: { entity: transfer.entity, entity_code: transfer_code },
})

/** The people of a branch who may do something. */
const usersOf = async (db: Db, dept_code: string, permission: ListedPermission) => {
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(and(eq(users.department, dept_code), eq(rolePermissions.permission_code, permission)))
  return found.map(({ usercode }) => usercode)
}

export const notifySent = async ({ db, jobs, config, after }: Done<Row>) =>
  notify(
    { db, jobs, config },
    {
      ...about(after),
      to: await usersOf(db, after.to_dept, 'Transfer-In-Receive'),
      event: 'transfer-sent',
      variables: { transfer: after.transfer_code, eta: after.eta },
    },
  )

const perStep = 100

/** Once for each transfer: to who receives it, and to who wrote it. */
export const tellOverdue = async (database: Database['db'], within: Omit<Within, 'db'>, today = companyToday()) => {
  const late = await database
    .select()
    .from(t)
    .where(
      and(inArray(t.status, ['Approved', 'Adjusted']), eq(t.is_overdue_told, false), lt(t.eta, overdueBefore(today))),
    )
    .orderBy(t.eta)
    .limit(perStep)
  for (const row of late)
    await database.transaction(async (db) => {
      await db
        .update(t)
        .set({ is_overdue_told: true, row_version: sql`${t.row_version}` })
        .where(eq(t.transfer_code, row.transfer_code))
      const receivers = await usersOf(db, row.to_dept, 'Transfer-In-Receive')
      await notify(
        { ...within, db },
        {
          ...about(row),
          to: [...new Set([row.created_by, ...receivers])],
          event: 'transfer-overdue',
          variables: { transfer: row.transfer_code, eta: row.eta },
        },
      )
    })
  return late.length
}

export const transferOverdue: Worker<object> = {
  name: 'transfer-overdue',
  cron: '10 7 * * *',
  work: async ({ db, jobs, config }) => {
    while ((await tellOverdue(db, { jobs, config })) === perStep);
  },
}

import { cheque } from '@sejuk/domain/finance/cheques'
import { addressTo } from '@sejuk/domain/pages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { cheques as t } from '../../../db/tables/finance/cheques.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles, users } from '../../../db/tables/platform/users.ts'
import { companyTodayInSql } from '../../../platform/calendar/company-day.ts'
import type { Done } from '../../../platform/documents/action-context.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Row = typeof t.$inferSelect

/** Who wrote it down, whose customer it is, and who leads the branch. */
export const notifyBounced = async (done: Done<Row>, times: number, isRefused: boolean) => {
  const { cheque_code, cheque_no, customer_code, created_by, amount, dept_code } = done.after
  const [found] = await done.db.select().from(customers).where(eq(customers.customer_code, customer_code))
  const managers = await usersOf(done.db, dept_code, 'Credit-Limit-Request-Approve')
  const to = [created_by, found?.salesman_code, ...managers].filter((code): code is string => Boolean(code))
  const notice = {
    to: [...new Set(to)],
    url: addressTo('cheque', { code: cheque_code }),
    about: { entity: cheque.entity, entity_code: cheque_code },
  }
  const customer = found?.customer_name ?? customer_code
  await notify(done, {
    ...notice,
    event: 'cheque-bounced',
    variables: { cheque: cheque_no, customer, amount, times },
  })
  if (isRefused) await notify(done, { ...notice, event: 'cheques-refused', variables: { customer, times } })
}

const usersOf = async (db: Db, dept_code: string, permission: string) => {
  const found = await db
    .selectDistinct({ usercode: users.usercode })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.usercode, users.usercode))
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(and(eq(users.department, dept_code), eq(rolePermissions.permission_code, permission)))
  return found.map(({ usercode }) => usercode)
}

type Due = { dept_code: string; count: number; amount: number }

/** In the morning, to those of each branch who deposit. */
export const tellDue = async ({ db, jobs, config }: Within) => {
  const { rows } =
    await db.execute<Due>(sql`select ${t.dept_code}, count(*)::int as count, sum(${t.amount})::float8 as amount
    from ${t} where ${t.status} = 'Saved' and ${t.due_date} <= ${companyTodayInSql} group by 1 order by 1`)
  for (const { dept_code, ...variables } of rows)
    await notify(
      { db, jobs, config },
      {
        to: await usersOf(db, dept_code, 'Cheque-Deposit'),
        url: addressTo('cheques', { status: 'Saved' }),
        event: 'cheques-due',
        variables,
      },
    )
}

export const chequesDue: Worker<object> = {
  name: 'cheques-due',
  cron: '0 7 * * 1-6',
  work: ({ db, jobs, config }) => db.transaction((own) => tellDue({ db: own, jobs, config })),
}

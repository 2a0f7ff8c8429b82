import { addressTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'

type Late = { dept_code: string; count: number; amount: number; is_second: boolean }

/** Those of the branch who hold the permission, and those who see every branch. */
const told = async ({ db }: Within, dept_code: string, permissions: readonly string[]) => {
  const { rows } = await db.execute<{ usercode: string }>(sql`
    select distinct u.usercode from users u join user_roles r using (usercode) join roles o using (role_code)
      join role_permissions p on p.role_code = r.role_code
    where u.is_active and p.permission_code = any(${sql.param([...permissions])}::text[])
      and (u.department = ${dept_code} or o.view_data = 'View_Data_All_Branches')
    order by 1 limit 50`)
  return rows.map(({ usercode }) => usercode)
}

/** What was taken on an earlier day and still is with a driver: the first day its cashiers hear it, from the second on finance's head too. */
export const tellLateCash = async (within: Within, today: string) => {
  const { rows } = await within.db.execute<Late>(sql`
    select dept_code, count(*)::int as count, sum(taken)::float8 as amount,
      bool_or((taken_date at time zone 'Asia/Jakarta')::date < ${today}::date - 1) as is_second
    from held_cash where status = 'Collected' and (taken_date at time zone 'Asia/Jakarta')::date < ${today}::date
    group by 1 order by 1`)
  for (const { dept_code, is_second, ...variables } of rows)
    await notify(within, {
      to: await told(within, dept_code, [
        'Driver-Cash-Receive',
        ...(is_second ? ['Driver-Cash-Close-Difference'] : []),
      ]),
      url: addressTo('driverCash', { status: 'Collected' }),
      event: 'driver-cash-late',
      variables,
    })
}

export const driverCashLate: Worker<object> = {
  name: 'driver-cash-late',
  cron: '0 10 * * 1-6',
  work: ({ db, jobs, config }) => db.transaction((own) => tellLateCash({ db: own, jobs, config }, companyToday())),
}

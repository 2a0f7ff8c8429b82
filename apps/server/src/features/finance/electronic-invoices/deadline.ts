import { addressTo } from '@sejuk/domain/pages'
import { daysFrom } from '@sejuk/domain/values/dates'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { rolePermissions } from '../../../db/tables/platform/roles.ts'
import { userRoles } from '../../../db/tables/platform/users.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { notify, type Within } from '../../../platform/notify/notify.ts'
import { settingsOf } from '../../../platform/records/site-settings.ts'

/** So many days before the end somebody is reminded. */
const remindedAt = [5, 3, 1, 0]

const uploaders = async (db: Db) => {
  const found = await db
    .selectDistinct({ usercode: userRoles.usercode })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.role_code, userRoles.role_code))
    .where(eq(rolePermissions.permission_code, 'E-Invoice-Upload'))
  return found.map(({ usercode }) => usercode)
}

/** What of last month is not with the tax office yet, to those who upload. */
const remindOfDeadline = async (within: Within, today = companyToday()) => {
  const { db } = within
  const { e_invoice } = await settingsOf(db, 'e_invoice')
  const deadline = `${today.slice(0, 7)}-${String(e_invoice.deadline_day).padStart(2, '0')}`
  const days = daysFrom(today, deadline)
  if (!remindedAt.includes(days)) return 0
  const [year = 0, month = 0] = today.split('-').map(Number)
  const period = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from e_invoices
    where period = ${period} and e_status in ('Not_Ready', 'Ready', 'Rejected_DJP')`)
  const count = rows[0]?.n ?? 0
  if (count > 0)
    await notify(within, {
      to: await uploaders(db),
      event: 'e-invoices-due',
      variables: { count, period, days },
      url: addressTo('eInvoices', { period }),
    })
  return count
}

export const eInvoiceDeadline: Worker<object> = {
  name: 'e-invoice-deadline',
  cron: '15 7 * * *',
  work: async ({ db, jobs, config }) => {
    await db.transaction((own) => remindOfDeadline({ db: own, jobs, config }))
  },
}

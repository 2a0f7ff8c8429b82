import { validUntil } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveCashback } from '../../src/business/sales/cashback-lines.ts'
import { rebateTypes } from '../../src/db/tables/masters/rebate-types.ts'
import { cashbackPayoutLines, cashbackPayouts } from '../../src/db/tables/sales/cashback-payouts.ts'
import { cashbacks } from '../../src/db/tables/sales/cashbacks.ts'
import { createPayout, freeLine, linesOf, spendLine } from '../../src/features/sales/cashback-payouts/commands.ts'
import { nextDocumentNumber } from '../../src/platform/records/document-number.ts'
import { findViewer } from '../../src/platform/session/viewer.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { type Random, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'

const type_rebate_code = 'MARKETING_SUPPORT'
type Customer = { customer_code: string; org_code: string | null; dept_code: string }

const customersWithAccount = `select customer_code, org_code, dept_code from customers
  where status = 'Approved' and bank_code is not null and account_name is not null and account_number is not null
  order by customer_code limit 40`
const finance = `select usercode from users join user_roles using (usercode) where role_code = $1 order by usercode limit 1`

/** Support that is paid by bank: one payout the bank has answered, one that waits for approval, and lines for the next. */
export const loadCashbackPayouts: Part['load'] = async (client, { random, today }) => {
  const db = drizzle({ client: client as pg.Client })
  const { rows: customers } = await client.query<Customer>(customersWithAccount)
  const person = async (role: string) => {
    const { rows } = await client.query<{ usercode: string }>(finance, [role])
    return rows[0] && (await findViewer(db, rows[0].usercode))?.viewer
  }
  const [maker, chief] = [await person('Finance'), await person('Finance-Manager')]
  if (!maker || !chief) return
  const terms = { basis: 'event', calc: 'percent', period: 'one-off', payout: 'bank' } as const
  await db
    .insert(rebateTypes)
    .values({ type_rebate_code, type_rebate_name: 'Marketing Support', ...terms })
    .onConflictDoNothing()
  const actor = { usercode: maker.usercode, username: maker.username, via: 'web', ip: '', request_id: '' }
  const grant = (some: readonly Customer[], ago: number) =>
    grantTo(db, random, some, workday(addDays(today, -ago)), chief)
  const pay = async (remark: string) => {
    const viewer = { ...maker, view_data: 'View_Data_All_Branches' as const }
    const { data } = await createPayout({ db, viewer, actor, input: { method: 'bank', remark } })
    return data.payout_code
  }
  if (customers.length < 8) return
  const third = Math.floor(customers.length / 3)
  await grant(customers.slice(0, third), 40)
  const answered = await pay('Dukungan pemasaran bulan lalu')
  const paid_date = officeMoment(workday(addDays(today, -20)), 'Asia/Jakarta', 0.6)
  for (const line of await linesOf(db, answered)) {
    const isPaid = line.line_no % 6 !== 0
    const bank_ref = `TRF${String(420_000 + line.line_no)}`
    const answer = isPaid
      ? ({ payment_status: 'Payment_Successful', paid_date, bank_ref } as const)
      : ({ payment_status: 'Payment_Failed', fail_reason: 'Account closed', is_live: false } as const)
    await db.update(cashbackPayoutLines).set(answer).where(eq(cashbackPayoutLines.cashback_code, line.cashback_code))
    if (isPaid) await spendLine({ db, actor }, line, bank_ref, 'bank')
    else await freeLine({ db, actor }, line)
  }
  const approved = { approved_by: chief.usercode, approved_user_name: chief.username, approved_date: paid_date }
  await db
    .update(cashbackPayouts)
    .set({ status: 'Finished', ...approved, finished_date: paid_date, created_date: paid_date })
    .where(eq(cashbackPayouts.payout_code, answered))
  await grant(customers.slice(third, 2 * third), 9)
  const waiting = await pay('Dukungan pemasaran bulan ini')
  await db.update(cashbackPayouts).set({ status: 'Submitted' }).where(eq(cashbackPayouts.payout_code, waiting))
  await grant(customers.slice(2 * third), 2)
}

const grantTo = async (
  db: NodePgDatabase,
  random: Random,
  customers: readonly Customer[],
  day: string,
  by: { usercode: string; username: string },
) => {
  const at = officeMoment(day, 'Asia/Jakarta', 0.4)
  for (const { customer_code, org_code, dept_code } of customers) {
    const cashback_code = await nextDocumentNumber(db, 'CB', dept_code, day)
    const cashback_amount = whole(random, 10, 60) * 100_000
    const [line] = await db
      .insert(cashbacks)
      .values({
        ...{ cashback_code, customer_code, org_code: org_code ?? '', dept_code, type_rebate_code, cashback_amount },
        ...{ period: day.slice(0, 7), valid_from: day, valid_to: validUntil(day, 12), source: 'manual' },
        ...{ status: 'Approved', created_by: by.usercode, create_user_name: by.username, created_date: at },
        ...{ approved_by: by.usercode, approved_user_name: by.username, approved_date: at },
      })
      .returning()
    if (line) await moveCashback(db, by, line, [{ kind: 'grant', amount: cashback_amount }])
  }
}

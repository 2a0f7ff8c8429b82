import type { CallResult } from '@sejuk/domain/finance/receivables'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { collectionCalls } from '../../src/db/tables/finance/collection-calls.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { Part } from '../part.ts'

/** Who owes and is late, with somebody of finance, of their branch where there is one. */
const late = `select c.customer_code, c.timezone, a.late::float8 as late, f.usercode as created_by, f.username as create_user_name
  from (select customer_code, sum(amount - paid_amount) as late from customer_invoices
    where paid_amount < amount and due_date < $1::date group by 1) a
  join (select customer_code, dept_code, d.timezone from customers join departments d using (dept_code)) c using (customer_code)
  join lateral (select u.usercode, u.username from users u join user_roles r using (usercode)
    where r.role_code = 'Finance' order by (u.department = c.dept_code) desc, 1 limit 1) f on true order by 1`
type Late = { customer_code: string; timezone: string; late: number; created_by: string; create_user_name: string }

/** What came of the last call: how many days ago it was, and for which day something was promised. */
const stories: readonly { result: CallResult; ago: number; promised?: number; note?: string }[] = [
  { result: 'promised', ago: 6, promised: -3, note: 'Bagian keuangan, lewat telepon' },
  { result: 'promised', ago: 2, promised: 0 },
  { result: 'promised', ago: 1, promised: 4, note: 'Menunggu pembayaran proyek' },
  { result: 'not-reached', ago: 1 },
  { result: 'paid-already', ago: 3, note: 'Bukti transfer akan dikirim' },
  { result: 'refused', ago: 8, note: 'Faktur belum diterima' },
]

/** Two in five of those who are late were called. */
export const loadCollectionCalls: Part['load'] = async (client, { today, say }) => {
  const { rows } = await client.query<Late>(late, [today])
  const called = rows.filter((_, n) => n % 5 < 2)
  const calls = called.map(({ customer_code, timezone, late: amount, ...by }, n) => {
    const { result, ago, promised, note } = stories[n % stories.length] ?? { result: 'not-reached', ago: 1 }
    return {
      ...{ customer_code, result, note: note ?? null, ...by },
      promise_date: promised === undefined ? null : addDays(today, promised),
      promise_amount: promised === undefined ? null : Math.ceil(amount / 2 / 100_000) * 100_000,
      created_date: instantOf(addDays(today, -ago), '14:20', timezone),
    }
  })
  await insertRows(client, collectionCalls, calls)
  say(`demo data: ${calls.length} calls to customers who owe`)
}

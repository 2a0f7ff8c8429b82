import type { RefundStatus } from '@sejuk/domain/money/refunds'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { creditsOf, moveCredits, payBackHeld } from '../../src/business/money/credits.ts'
import { refunds } from '../../src/db/tables/money/refunds.ts'
import { createRefund } from '../../src/features/money/refunds/commands.ts'
import { nextDocumentNumber } from '../../src/platform/records/document-number.ts'
import { findViewer } from '../../src/platform/session/viewer.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

const free = `select c.customer_code, m.account_name, m.account_number, coalesce(m.bank_code, (select min(bank_code) from banks)) as bank_code,
    m.customer_name
  from customer_credits c join customers m using (customer_code) where c.left_amount > 0
  and not exists (select from customer_invoices i where i.customer_code = c.customer_code and i.paid_amount < i.amount)
  group by 1, 2, 3, 4, 5 having sum(c.left_amount) > 10000 order by 1 limit 14`
const person = `select usercode from users join user_roles using (usercode) where role_code = $1 order by usercode limit 1`
/** Two of each; those that the bank has are in one file. */
const states: readonly RefundStatus[] = ['Draft', 'Submitted', 'Approved', 'In_Bank_File', 'Paid', 'Failed', 'Rejected']
const reasons = ['Kelebihan transfer', 'Pelanggan menutup toko', 'Retur tanpa faktur terbuka', 'Bayar dua kali']

type Customer = {
  customer_code: string
  customer_name: string
  bank_code: string
  account_name: string | null
  account_number: string | null
}

/** Money that goes back to customers who owe nothing, in every state. */
export const loadRefunds: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const viewerOf = async (role: string) => {
    const { rows } = await client.query<{ usercode: string }>(person, [role])
    return rows[0] && (await findViewer(db, rows[0].usercode))?.viewer
  }
  const [maker, chief] = [await viewerOf('Finance'), await viewerOf('Finance-Manager')]
  if (!maker || !chief) return
  const viewer = { ...maker, view_data: 'View_Data_All_Branches' as const }
  const actor = { usercode: viewer.usercode, username: viewer.username, via: 'web', ip: '', request_id: '' } as const
  const { rows: customers } = await client.query<Customer>(free)
  if (customers.length === 0) return
  const bank_file_code = await nextDocumentNumber(db, 'RFB', chief.department, today)
  let line = 0
  for (const [n, { customer_code, customer_name, bank_code, ...own }] of customers.entries()) {
    const status = states[n % states.length] ?? 'Draft'
    const [first] = await creditsOf(db, customer_code)
    if (!first || first.left <= 0) continue
    const { source_kind, source_code, left: amount } = first
    const sources = [{ source_kind, source_code, amount }]
    const account = {
      ...{ bank_code, account_name: own.account_name ?? customer_name.slice(0, 100) },
      account_number: own.account_number ?? `70${String(10_000_000 + n)}`,
    }
    const reason = reasons[n % reasons.length] ?? ''
    const { data } = await createRefund({ db, viewer, actor, input: { customer_code, sources, ...account, reason } })
    const at = (ago: number, time: number) => officeMoment(workday(addDays(today, -ago)), 'Asia/Jakarta', time)
    const isSent = status !== 'Draft'
    const isApproved = isSent && status !== 'Submitted' && status !== 'Rejected'
    const isInFile = isApproved && status !== 'Approved'
    if (isSent && status !== 'Rejected') await moveCredits(db, sources, 'held')
    if (status === 'Paid') await payBackHeld(db, sources)
    if (isInFile) line += 1
    await db
      .update(refunds)
      .set({
        ...{ status, created_date: at(6 + n, 0.2) },
        ...(isSent ? { submitted_date: at(6 + n, 0.3) } : {}),
        ...(status === 'Rejected' ? { reject_reason: 'Lebih baik dipakai untuk faktur berikutnya' } : {}),
        ...(isApproved
          ? { approved_by: chief.usercode, approved_user_name: chief.username, approved_date: at(5 + n, 0.4) }
          : {}),
        ...(isInFile ? { bank_file_code, bank_file_line: line } : {}),
        ...(status === 'Paid' ? { paid_date: at(2, 0.5), bank_ref: `TRF${String(630_000 + n)}` } : {}),
        ...(status === 'Failed' ? { fail_reason: 'Rekening sudah ditutup' } : {}),
      })
      .where(eq(refunds.refund_code, data.refund_code))
  }
  say(`demo data: ${customers.length} refunds`)
}

import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { payInvoices } from '../../src/business/finance/open-invoices.ts'
import { receipts } from '../../src/db/tables/finance/receipts.ts'
import { takeMoney } from '../../src/features/finance/receipts/commands.ts'
import { companyToday } from '../../src/platform/calendar/company-day.ts'
import { findViewer } from '../../src/platform/session/viewer.ts'
import { officeMoment } from '../makers/office-hours.ts'

const holding = `select u.usercode from users u join user_roles r using (usercode)
  where r.role_code = $1 and u.is_active order by u.usercode limit 1`

/** The first person of a role, seeing all branches. */
export const personOf = async (client: pg.ClientBase, db: NodePgDatabase, role: string) => {
  const { rows } = await client.query<{ usercode: string }>(holding, [role])
  const found = rows[0] && (await findViewer(db, rows[0].usercode))?.viewer
  if (!found) return undefined
  const viewer = { ...found, view_data: 'View_Data_All_Branches' as const }
  const { usercode, username } = viewer
  return { viewer, actor: { usercode, username, via: 'web', ip: '', request_id: '' } as const }
}
export type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>

type Transfer = Pick<Parameters<typeof takeMoney>[1], 'customer_code' | 'amount' | 'allocations' | 'reference'> & {
  kind?: 'transfer' | 'va'
  order_code?: string | null
  source_code?: string
  day: string
}

/** Money that came and that somebody else has seen on the account: the customer's, but for what it pays. */
export const takeTransfer = async (db: NodePgDatabase, [clerk, chief]: readonly [Person, Person], said: Transfer) => {
  const { day, kind = 'transfer', order_code = null, source_code, ...money } = said
  // The clock of a test may stand before the day of its story.
  const received_date = [day, companyToday()].toSorted()[0] ?? day
  const of = kind === 'va' ? ({ source: 'bank', source_code: source_code ?? null } as const) : {}
  const receipt_code = await takeMoney(
    { db, ...clerk },
    { ...money, ...of, kind, order_code, received_date, bank_code: null, cashback_code: null, remark: null },
  )
  const { usercode, username } = chief.viewer
  const seen = officeMoment(received_date, 'Asia/Jakarta', 0.3)
  await db
    .update(receipts)
    .set({
      ...{ status: 'Confirmed', authors: [], created_date: officeMoment(received_date, 'Asia/Jakarta', 0.2) },
      ...{ confirmed_by: usercode, confirmed_user_name: username, confirmed_date: seen },
    })
    .where(eq(receipts.receipt_code, receipt_code))
  await payInvoices(db, money.allocations, received_date)
  return receipt_code
}

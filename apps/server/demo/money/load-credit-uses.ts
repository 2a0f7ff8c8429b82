import { proposeUse } from '@sejuk/domain/money/credit-uses'
import { addDays } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openInvoices } from '../../src/business/finance/open-invoices.ts'
import { creditsOf } from '../../src/business/money/credits.ts'
import { creditUses } from '../../src/db/tables/money/credit-uses.ts'
import { giveBackUse, useCredit } from '../../src/features/money/credit-uses/commands.ts'
import { findViewer } from '../../src/platform/session/viewer.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

const most = 24

const owing = `select c.customer_code, sum(c.left_amount) as left from customer_credits c where c.left_amount > 0
  and exists (select from customer_invoices i where i.customer_code = c.customer_code and i.paid_amount < i.amount)
  group by 1 order by 1 limit $1`
const person = `select usercode from users join user_roles using (usercode) where role_code = $1 order by usercode limit 1`

/** Customers who owe and have something with us: of some it was used, of a few of those it was taken back. */
export const loadCreditUses: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const { rows: people } = await client.query<{ usercode: string }>(person, ['Finance'])
  const found = people[0] && (await findViewer(db, people[0].usercode))?.viewer
  if (!found) return
  const viewer = { ...found, view_data: 'View_Data_All_Branches' as const }
  const actor = { usercode: viewer.usercode, username: viewer.username, via: 'web', ip: '', request_id: '' } as const
  const { rows: customers } = await client.query<{ customer_code: string }>(owing, [most])
  let used = 0
  // Every third keeps what it has, so that there is something to use.
  for (const [n, { customer_code }] of customers.entries()) {
    if (n % 3 === 2) continue
    const lines = proposeUse(await creditsOf(db, customer_code), await openInvoices(db, customer_code)).slice(0, 4)
    if (lines.length === 0) continue
    const { use_code } = await useCredit({ db, viewer, actor, input: { customer_code, lines, remark: null } })
    used += 1
    const at = officeMoment(workday(addDays(today, -1 - (n % 9))), 'Asia/Jakarta', 0.3 + (n % 5) / 10)
    await db.update(creditUses).set({ created_date: at }).where(eq(creditUses.use_code, use_code))
    if (n % 5 !== 4) continue
    const [use] = await db.select().from(creditUses).where(eq(creditUses.use_code, use_code))
    if (!use) continue
    await giveBackUse(db, use)
    const taken = { take_back_reason: 'Faktur lain yang dimaksud pelanggan', taken_back_user_name: viewer.username }
    await db
      .update(creditUses)
      .set({ status: 'Taken_Back', ...taken, taken_back_date: officeMoment(today, 'Asia/Jakarta', 0.2) })
      .where(eq(creditUses.use_code, use_code))
  }
  say(`demo data: ${used} uses of credit`)
}

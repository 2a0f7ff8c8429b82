import { dueForOrder } from '@sejuk/domain/delivery/money-at-door'
import { addDays, dayIn, headOffice } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { doorLetters } from '../../src/business/delivery/money-at-door.ts'
import { deliveryOrders } from '../../src/db/tables/delivery/delivery-orders.ts'
import { heldCash } from '../../src/db/tables/delivery/held-cash.ts'
import { salesOrders } from '../../src/db/tables/sales/sales-orders.ts'
import { collectAtDoor } from '../../src/features/delivery/held-cash/commands.ts'
import { postDeposited, postHandedIn } from '../../src/features/delivery/held-cash/journal.ts'
import { handInReceipts } from '../../src/features/finance/receipts/commands.ts'
import { officeMoment } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'

const most = 16
const missing = 50_000

/** Received in the last days, of one order, billed by nothing; those of the branch in which most demo accounts work first. */
const letters = `select d.delivery_code from delivery_orders d join sales_orders o on o.order_code = d.order_codes[1]
  where cardinality(d.order_codes) = 1 and d.received_qty = d.total_qty and d.received_date > $1::date - 12
    and o.status = 'Approved' and o.invoiced_amount = 0 and o.total_amount between 1000000 and 50000000
    and o.payment_state = 'Not_Needed' and d.dept_code <> '713'
  order by d.dept_code <> '705', d.received_date desc, 1 limit $2`
const cashier = `select u.usercode, u.username from users u join user_roles r using (usercode)
  where r.role_code = 'Finance' order by 1 limit 1`

/** Orders paid at the door: drivers still have some of it, some was counted, once too little, and the older ones are in the bank. */
export const loadCashAtDoors: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const { rows: people } = await client.query<{ usercode: string; username: string }>(cashier)
  const by = people[0]
  if (!by) return
  const actor = { ...by, via: 'web', ip: '', request_id: '' } as const
  const { rows } = await client.query<{ delivery_code: string }>(letters, [today, most])
  for (const [n, { delivery_code }] of rows.entries()) {
    const [delivery] = await db.select().from(deliveryOrders).where(eq(deliveryOrders.delivery_code, delivery_code))
    const [order_code] = delivery?.order_codes ?? []
    if (!delivery?.received_date || !order_code) continue
    await db
      .update(salesOrders)
      .set({ collect_method: 'COD', payment_term_days: 0 })
      .where(eq(salesOrders.order_code, order_code))
    const [order] = (await doorLetters(db, [delivery])).get(delivery_code)?.orders ?? []
    const due = order ? dueForOrder(order, () => 0) : 0
    if (due === 0) continue
    const said = { received_date: delivery.received_date, receiver_name: delivery.signed_name ?? 'Toko' }
    const held_cash_code = await collectAtDoor(
      ...([db, actor, delivery, [{ order_code, due }]] as const),
      ...([{ ...said, taken: due, lat: delivery.lat, lng: delivery.lng }] as const),
      { usercode: 'driver', username: delivery.driver_name ?? 'Sopir' },
    )
    if (held_cash_code && n % 4 > 0) await count(held_cash_code, n)
  }
  say(`demo data: ${rows.length} times cash was taken at a door`)

  async function count(held_cash_code: string, n: number) {
    const [before] = await db.select().from(heldCash).where(eq(heldCash.held_cash_code, held_cash_code))
    if (!before || !by) return
    const isShort = n % 8 === 2
    const day = dayIn(before.taken_date, headOffice)
    const next = day < today ? addDays(day, 1) : day
    const [after] = await db
      .update(heldCash)
      .set({
        ...{ status: n % 4 === 3 ? 'Deposited' : 'Handed_In', counted: before.taken - (isShort ? missing : 0) },
        ...{
          counted_by: by.usercode,
          counted_user_name: by.username,
          counted_date: officeMoment(next, headOffice, 0.2),
        },
        ...{ difference_state: isShort ? 'Short' : 'None', authors: [...before.authors, by.usercode] },
        ...(n % 4 === 3 ? { slip_no: `ST-${next.replaceAll('-', '')}-${n}`, deposited_date: next } : {}),
      })
      .where(eq(heldCash.held_cash_code, held_cash_code))
      .returning()
    if (!after) return
    await handInReceipts(db, actor, after.receipt_codes)
    await postHandedIn({ db, after })
    if (after.status === 'Deposited') await postDeposited({ db, after })
  }
}

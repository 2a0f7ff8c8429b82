import { differenceOf } from '@sejuk/domain/delivery/held-cash'
import { dueForOrder } from '@sejuk/domain/delivery/money-at-door'
import { addDays, dayIn, headOffice } from '@sejuk/domain/values/dates'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { doorLetters } from '../../src/business/delivery/money-at-door.ts'
import { bindMoney, lockedOrder } from '../../src/business/sales/order-money.ts'
import { deliveryOrders } from '../../src/db/tables/delivery/delivery-orders.ts'
import { heldCash } from '../../src/db/tables/delivery/held-cash.ts'
import { receipts } from '../../src/db/tables/finance/receipts.ts'
import { salesOrders } from '../../src/db/tables/sales/sales-orders.ts'
import { collectAtDoor } from '../../src/features/delivery/held-cash/commands.ts'
import { postDeposited, postDifferenceClosed, postHandedIn } from '../../src/features/delivery/held-cash/journal.ts'
import { handInReceipts } from '../../src/features/finance/receipts/commands.ts'
import { officeMoment } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { personOf } from './take-transfer.ts'

const most = 16
/** Of every eight: some brought too little, one too much, and of one it was found out why. */
const differences = [0, 0, -50_000, 0, 100_000, -150_000, 0, -20_000]
const collected = 4
const deposited = 11

/** Received in the last days, of one order, billed by nothing; those of the branch in which most demo accounts work first. */
const letters = `select d.delivery_code, (d.received_date at time zone 'Asia/Jakarta')::date::text as day from delivery_orders d join sales_orders o on o.order_code = d.order_codes[1]
  where cardinality(d.order_codes) = 1 and d.received_qty = d.total_qty and d.received_date > $1::date - 12
    and o.status = 'Approved' and o.invoiced_amount = 0 and o.total_amount between 1000000 and 50000000
    and o.payment_state = 'Not_Needed' and d.dept_code <> '713'
  order by d.dept_code <> '705', md5(d.delivery_code) limit $2`

/** Orders paid at the door: drivers still have some of it, some was counted, once too little, and the older ones are in the bank. */
export const loadCashAtDoors: Part['load'] = async (client, { today, say }) => {
  const db = drizzle({ client: client as pg.Client })
  const cashier = await personOf(client, db, 'Finance')
  const chief = (await personOf(client, db, 'Finance-Manager'))?.viewer
  if (!cashier) return
  const { viewer: by, actor } = cashier
  const found = await client.query<{ delivery_code: string; day: string }>(letters, [today, most])
  // What was taken last is still with its driver, what was taken first is in the bank.
  const rows = found.rows.toSorted((a, b) => (a.day < b.day ? 1 : -1))
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
    if (held_cash_code && n >= collected) await count(held_cash_code, n)
  }
  say(`demo data: ${rows.length} times cash was taken at a door`)

  async function count(held_cash_code: string, n: number) {
    const [before] = await db.select().from(heldCash).where(eq(heldCash.held_cash_code, held_cash_code))
    if (!before) return
    const difference = differences[n % 8] ?? 0
    const isClosed = n % 8 === 5
    const day = dayIn(before.taken_date, headOffice)
    const next = day < today ? addDays(day, 1) : day
    const [after] = await db
      .update(heldCash)
      .set({
        ...{ status: n >= deposited ? 'Deposited' : 'Handed_In', counted: before.taken + difference },
        ...{
          counted_by: by.usercode,
          counted_user_name: by.username,
          counted_date: officeMoment(next, headOffice, 0.2),
        },
        difference_state: isClosed ? 'Closed' : differenceOf(before.taken, before.taken + difference),
        difference_reason: isClosed ? 'Uang palsu diganti sopir dari gajinya' : null,
        authors: [...before.authors, by.usercode],
        ...(n >= deposited ? { slip_no: `ST-${next.replaceAll('-', '')}-${n}`, deposited_date: next } : {}),
      })
      .where(eq(heldCash.held_cash_code, held_cash_code))
      .returning()
    if (!after) return
    await handInReceipts(db, actor, after.receipt_codes)
    await postHandedIn({ db, after })
    if (after.status === 'Deposited') await postDeposited({ db, after })
    if (isClosed) await postDifferenceClosed({ db, after })
    else if (after.status === 'Deposited') await confirmed(after.receipt_codes)
  }

  /** Finance has seen it in the bank: it is kept for its order until that is billed. */
  async function confirmed(codes: readonly string[]) {
    if (!chief) return
    for (const receipt_code of codes) {
      const [receipt] = await db
        .update(receipts)
        .set({
          ...{ status: 'Confirmed', authors: [], confirmed_by: chief.usercode, confirmed_user_name: chief.username },
          confirmed_date: officeMoment(today, headOffice, 0.1),
        })
        .where(eq(receipts.receipt_code, receipt_code))
        .returning()
      if (receipt?.order_code)
        await bindMoney(db, chief, { order: await lockedOrder(db, receipt.order_code), receipt_code })
    }
  }
}

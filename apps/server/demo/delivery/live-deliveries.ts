import { type DeliveryStatus, deliveryOrder, type PickingStatus } from '@sejuk/domain/delivery/delivery-orders'
import { withPart } from '@sejuk/domain/delivery/receipts'
import { addDays, headOffice, instantOf } from '@sejuk/domain/values/dates'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveSerials } from '../../src/business/catalogue/serial-moves.ts'
import {
  issueOrderLines,
  lockOrders,
  openOfLine,
  planOrderLines,
  unplanOrderLines,
} from '../../src/business/sales/order-deliveries.ts'
import { moveStock } from '../../src/business/stock/move-stock.ts'
import type { Db } from '../../src/db/database.ts'
import {
  deliveryOrderSerials,
  deliveryOrderUnits,
  deliveryOrders as t,
} from '../../src/db/tables/delivery/delivery-orders.ts'
import { deliveryProblems, deliveryReceipts } from '../../src/db/tables/delivery/delivery-receipts.ts'
import { linesOf, writeDeliveryLines } from '../../src/features/delivery/delivery-orders/lines.ts'
import { unitsOfDelivery } from '../../src/features/delivery/delivery-orders/queries.ts'
import { writeReceived } from '../../src/features/delivery/delivery-orders/write-received.ts'
import { nextDocumentNumber } from '../../src/platform/records/document-number.ts'
import { happenedAt } from '../makers/happened-at.ts'
import type { Part } from '../part.ts'
import { hangProof, keepSpecimen } from './proof-photos.ts'

type Life = { status: DeliveryStatus; picking: PickingStatus; day: number; receipt?: 'compare' | 'short' | 'same' }

/** What is being done today and tomorrow. */
const lives: readonly Life[] = [
  { status: 'Approved', picking: 'Loaded', day: 0, receipt: 'compare' },
  { status: 'Pending to Approve', picking: 'Picked', day: 1 },
  { status: 'Review', picking: 'Waiting', day: 1 },
  { status: 'Approved', picking: 'Loaded', day: 0 },
  { status: 'Draft', picking: 'Waiting', day: 2 },
  { status: 'Approved', picking: 'Loaded', day: -1, receipt: 'short' },
  { status: 'Pending to Approve', picking: 'Loaded', day: 0 },
  { status: 'Approved', picking: 'Loaded', day: -1, receipt: 'same' },
  { status: 'Rejected', picking: 'Picked', day: 1 },
  { status: 'Approved', picking: 'Loaded', day: -5 },
  { status: 'Approved', picking: 'Loaded', day: 0, receipt: 'compare' },
  { status: 'Deleted', picking: 'Waiting', day: 2 },
]
/** The branch of the demo accounts has each of them. */
const shown = { branch: '705', lives: lives.length }

type Found = {
  order_code: string
  customer_code: string
  dept_code: string
  shop_code: string | null
  salesman_code: string | null
  salesman_name: string | null
  warehouse_code: string
  warehouse_dept: string
  warehouse_vendor_code: string
  address_code: string | null
  detail_address: string | null
  city_name: string | null
  district_name: string | null
  lat: number | null
  lng: number | null
  receiver_name: string | null
  receiver_phone: string | null
  logistics: string | null
  logistics_name: string | null
  driver_code: string | null
  driver_name: string | null
  driver_phone: string | null
  truck_no: string | null
  truck_model: string | null
  logistic_vendor_code: string | null
}

/** Approved orders whose stock is locked, some of each branch, with a truck of the list. */
const wanted = `with open as (select o.*, row_number() over (partition by o.dept_code order by
      not exists (select from customer_signatures s where s.customer_code = o.customer_code and s.status = 'Approved'), o.order_code) as n
    from sales_orders o where o.status = 'Approved' and not o.is_pre_order and o.lock_round > 0)
  select o.order_code, o.customer_code, o.dept_code, o.shop_code, o.salesman_code, o.warehouse_code, w.dept_code as warehouse_dept,
    w.warehouse_vendor_code, a.address_code, a.detail_address, a.city_name, a.district_name, a.lat, a.lng,
    coalesce(o.receiver_name, a.receiver_name) as receiver_name, coalesce(o.receiver_phone, a.receiver_phone) as receiver_phone,
    s.username as salesman_name, u.usercode as logistics, u.username as logistics_name, d.*
  from open o join warehouses w on w.warehouse_code = o.warehouse_code
  left join lateral (select * from official_addresses x where x.customer_code = o.customer_code
    and x.address_type = 'official-address' order by x.address_code <> coalesce(o.address_code, ''), 1 limit 1) a on true
  left join users s on s.usercode = o.salesman_code
  left join lateral (select u.usercode, u.username from users u join user_roles r using (usercode)
    where u.department = o.dept_code and r.role_code in ('Logistics', 'Branch-Admin') order by r.role_code desc, 1 limit 1) u on true
  left join lateral (select driver_code, driver_name, driver_phone, truck_no, truck_model, logistic_vendor_code from drivers
    where is_active and truck_no is not null order by md5(driver_code || o.warehouse_code || (o.n % 3)) limit 1) d on true
  where o.n <= $1 and a.address_code is not null
    order by case when o.dept_code = $3 and o.n <= $4 then 0 else o.n end, (o.dept_code <> $3), o.n, o.dept_code limit $2`

/** Deliveries at work, moved as the product moves them. */
export const loadLiveDeliveries: Part['load'] = async (client, { today, size, say, store }) => {
  const isSmall = size.customers < 5000
  const { rows } = await client.query<Found>(wanted, [
    ...(isSmall ? [12, 12] : [24, 72]),
    shown.branch,
    shown.lives * 2,
  ])
  let made = 0
  for (const found of rows) {
    const life = lives[made % lives.length]
    if (life && (await makeDelivery(client, found, life, today, store !== undefined, made))) made += 1
  }
  say(`demo data: ${made} deliveries at work`)
}

const makeDelivery = async (
  client: pg.ClientBase,
  found: Found,
  life: Life,
  today: string,
  hasFiles: boolean,
  n: number,
) => {
  // Every part of the demo is loaded on a connection of the pool.
  const db = drizzle({ client: client as pg.PoolClient })
  const { order_code, logistics, logistics_name, salesman_name, ...head } = found
  const by = { usercode: logistics ?? 'system', username: logistics_name ?? 'Sejuk' }
  const locked = await lockOrders(db, [order_code])
  const pieces = (locked.lines ?? []).map((line) => ({ order_code, order_line: line.line_no, qty: openOfLine(line) }))
  const open = pieces.filter(({ qty }) => qty > 0)
  if (open.length === 0) return false
  const needs = await numbersFor(client, found, order_code)
  if (!needs) return false
  await planOrderLines(db, locked, open)
  const day = addDays(today, life.day)
  const isSent = life.status === 'Approved'
  const goods_issue_date = isSent ? happenedAt(day, '07:30', 2) : null
  const delivery_code = await nextDocumentNumber(db, 'DO', head.dept_code, today)
  const isTrucked = life.status !== 'Draft' && life.status !== 'Deleted'
  const none = { driver_code: null, driver_name: null, driver_phone: null, truck_no: null, truck_model: null }
  await db.insert(t).values({
    ...head,
    ...(isTrucked ? {} : { ...none, logistic_vendor_code: null }),
    ...{ delivery_code, order_codes: [order_code], planned_date: day, time_slot: '08:30~12:00', status: life.status },
    ...{ authors: isSent ? [] : [by.usercode], stop_no: isTrucked ? (n % 4) + 1 : null, goods_issue_date },
    ...{ reject_reason: life.status === 'Rejected' ? 'Truk penuh, jadwalkan ulang' : null },
    ...{ goods_issue_by: isSent ? 'system' : null, goods_issue_user_name: isSent ? 'Sejuk' : null },
    ...{
      created_by: by.usercode,
      create_user_name: by.username,
      // What is planned for later was written by yesterday too.
      created_date: instantOf(addDays(life.day > 0 ? today : day, -1), '09:00', headOffice),
    },
  })
  const sums = await writeDeliveryLines(db, { delivery_code, warehouse_code: head.warehouse_code }, locked, open)
  await db
    .update(t)
    .set({ ...sums, row_version: 1 })
    .where(eq(t.delivery_code, delivery_code))
  if (life.status === 'Deleted') await unplanOrderLines(db, await linesOf(db, delivery_code))
  if (life.picking === 'Waiting') return true
  await pickAll(db, delivery_code, head.warehouse_code, by, needs)
  await db
    .update(t)
    .set({ picking_status: life.picking, picked_qty: sums.total_qty, row_version: 1 })
    .where(eq(t.delivery_code, delivery_code))
  if (!isSent) return true
  await issueOrderLines(db, by, locked, await linesOf(db, delivery_code), `issue/${delivery_code}`)
  const document = { type: deliveryOrder.entity, code: delivery_code }
  await moveStock(
    db,
    by,
    (await unitsOfDelivery(db, delivery_code)).map(({ unit_no, item_code, qty, serials }) => ({
      ...{ type: 'GI' as const, warehouse_code: head.warehouse_code, item_code, qty, document, line: unit_no },
      serials: serials.map(({ serial_number }) => serial_number),
    })),
  )
  await db
    .update(deliveryOrderSerials)
    .set({ state: 'sent' })
    .where(eq(deliveryOrderSerials.delivery_code, delivery_code))
  // When they left, and not when this was loaded.
  await client.query(
    `update serial_events e set happened_at = d.goods_issue_date - case when e.event = 'locked' then interval '1 hour' else interval '0' end
      from delivery_orders d where d.delivery_code = $1 and e.document_code = d.delivery_code and e.event in ('locked', 'sent')
        and d.goods_issue_date is not null`,
    [delivery_code],
  )
  if (life.receipt === 'compare' && hasFiles)
    await keepSpecimen(client, found, await nextDocumentNumber(db, 'SGN', head.dept_code, today), day)
  if (life.receipt)
    await receive(client, delivery_code, {
      receipt: life.receipt,
      day,
      hasFiles,
      by,
      owner: found.salesman_code,
      owner_name: salesman_name,
    })
  return true
}

/** A number for each unit of the order that has one; nothing where the warehouse has too few. */
const numbersFor = async (client: pg.ClientBase, { warehouse_code }: Found, order_code: string) => {
  const { rows } = await client.query<{ item_code: string; qty: number; serials: string[] | null }>(
    `select i.item_code, sum(l.ordered_qty * u.per)::int as qty, (select (array_agg(s.serial_number order by s.serial_number))
        from serial_numbers s where s.warehouse_code = $2 and s.item_code = i.item_code and s.status = 'InStock') as serials
      from sales_order_lines l cross join lateral (select l.item_code as item_code, 1 as per where jsonb_array_length(l.sub_items) = 0
        union all select s.value ->> 'sub_item_code', (s.value ->> 'sub_quantity')::int from jsonb_array_elements(l.sub_items) s) u
      join items i on i.item_code = u.item_code where l.order_code = $1 and i.has_serial group by i.item_code`,
    [order_code, warehouse_code],
  )
  if (rows.some(({ qty, serials }) => (serials?.length ?? 0) < qty)) return undefined
  return new Map(rows.map(({ item_code, serials }) => [item_code, serials ?? []]))
}

type By = { usercode: string; username: string }

const pickAll = async (
  db: Db,
  delivery_code: string,
  warehouse_code: string,
  by: By,
  numbers: Map<string, string[]>,
) => {
  for (const { unit_no, item_code, qty, has_serial } of await unitsOfDelivery(db, delivery_code)) {
    await db
      .update(deliveryOrderUnits)
      .set({ picked_qty: qty })
      .where(and(eq(deliveryOrderUnits.delivery_code, delivery_code), eq(deliveryOrderUnits.unit_no, unit_no)))
    const serials = has_serial ? (numbers.get(item_code)?.splice(0, qty) ?? []) : []
    if (serials.length === 0) continue
    await moveSerials(db, {
      ...{ event: 'locked', serials, item_code, actor: by, warehouse_code },
      document: { type: deliveryOrder.entity, code: delivery_code },
    })
    await db
      .insert(deliveryOrderSerials)
      .values(serials.map((serial_number) => ({ delivery_code, serial_number, unit_no, picked_by: by.usercode })))
  }
}

type Received = {
  receipt: 'compare' | 'short' | 'same'
  day: string
  hasFiles: boolean
  by: By
  owner: string | null
  owner_name: string | null
}

const receive = async (
  client: pg.ClientBase,
  delivery_code: string,
  { receipt, day, hasFiles, by, owner, owner_name }: Received,
) => {
  const db = drizzle({ client: client as pg.PoolClient })
  const [before] = await db.select().from(t).where(eq(t.delivery_code, delivery_code))
  if (!before) return
  const at = happenedAt(day, '11:20')
  const own = await unitsOfDelivery(db, delivery_code)
  const said = own.flatMap((unit, n) => {
    const short = receipt === 'short' && n === 0 ? 1 : 0
    const numbers = unit.serials.map(({ serial_number }) => serial_number)
    const missing = unit.has_serial ? numbers.slice(0, short) : []
    const line = {
      ...{ unit_no: unit.unit_no, received: unit.qty - short, damaged: 0, short, damaged_serials: [] },
      ...{ short_serials: missing, reason: short ? 'Not on the truck' : null },
    }
    const { counts } = withPart(unit, line)
    const arrived = { received: unit.has_serial ? numbers.slice(short) : [], damaged: [], short: missing }
    return counts ? [{ unit, line, counts, numbers: arrived }] : []
  })
  await writeReceived(db, before, said, by, at)
  const missing = receipt === 'short' ? 1 : 0
  const proof = hasFiles ? await hangProof(client, delivery_code, before.customer_code, at) : undefined
  await db.insert(deliveryReceipts).values({
    ...{ delivery_code, source: 'driver', received_date: at, receiver_name: before.receiver_name ?? 'Budi' },
    ...{
      receiver_phone: before.receiver_phone,
      units: said.map(({ line }) => line),
      distance: 40,
      lat: before.lat,
      lng: before.lng,
    },
    ...{ photo_codes: proof?.photos ?? [], signature_code: proof?.signature ?? null },
    ...{ recorded_by: 'driver', recorded_user_name: before.driver_name ?? 'Driver', created_date: at },
  })
  if (missing)
    await db.insert(deliveryProblems).values({
      ...{
        delivery_code,
        dept_code: before.dept_code,
        kind: 'short',
        detail: `${own[0]?.item_code} 1: Not on the truck`,
      },
      ...{
        owner_code: owner,
        owner_name,
        due_date: addDays(day, 2),
        created_by: 'driver',
        create_user_name: before.driver_name ?? 'Driver',
      },
    })
  await db
    .update(t)
    .set({
      ...{ received_qty: before.total_qty - missing, short_qty: missing, received_date: at },
      ...{ signed_name: before.receiver_name ?? 'Budi', receipt_status: receipt === 'same' ? 'Verified' : 'Uploaded' },
      goods_received_status: missing ? 'Received_Partial' : 'Received_Full',
      verdict: receipt === 'same' ? 'Same' : null,
      row_version: 1,
    })
    .where(eq(t.delivery_code, delivery_code))
}

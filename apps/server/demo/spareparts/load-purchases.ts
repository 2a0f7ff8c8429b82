import { type SparepartStatus, sparepartStatuses } from '@sejuk/domain/aftersales/statuses'
import type { RefundStatus } from '@sejuk/domain/spareparts/order-kinds'
import { headOf, type ShipmentStatus } from '@sejuk/domain/spareparts/shipments'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { sparepartOrderLines, sparepartOrders } from '../../src/db/tables/spareparts/sparepart-orders.ts'
import { sparepartShipmentLines, sparepartShipments } from '../../src/db/tables/spareparts/sparepart-shipments.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'
import { loadMoves, type Sent } from './load-moves.ts'
import { readParts } from './read-needs.ts'

const main = 'WH-700-01'
const refunds: readonly (RefundStatus | null)[] = ['Refund_Due', 'Refunded', 'Not_Received']
const shippedAs = (status: SparepartStatus) => headOf([status as ShipmentStatus])
const order = [
  'Draft',
  'Submitted',
  'Checking',
  'Checked',
  'Approved',
  'Start_to_Delivery',
  'DO_LackStock',
  'DO_Picking',
] as const
const isPast = (status: SparepartStatus, step: (typeof order)[number]) =>
  status !== 'Rejected' && !(order as readonly string[]).slice(0, order.indexOf(step)).includes(status)

const buyers = `select c.customer_code, c.customer_name, c.dept_code, coalesce(d.usercode, c.created_by) as usercode,
    coalesce(u.username, c.customer_name) as username
  from customers c left join user_belongings d on d.kind = 'customer' and d.code = c.customer_code
  left join users u on u.usercode = d.usercode
  where c.status = 'Approved' and c.merged_into is null order by d.usercode is null, c.customer_code limit 12`

type Buyer = { customer_code: string; customer_name: string; dept_code: string; usercode: string; username: string }

/** Parts that customers bought, three orders in every status; rejected ones are refunded, or wait for it. */
export const loadPurchases = async (client: pg.ClientBase, { random, today, say }: AreaContext) => {
  const parts = (await readParts(client, main)).filter(({ price }) => price > 0)
  const { rows: found } = await client.query<Buyer>(buyers)
  const [first, ...others] = found
  if (!first || parts.length === 0) return
  const scarce = parts.filter(({ in_stock }) => in_stock === 0)
  const orders: (typeof sparepartOrders.$inferInsert)[] = []
  const lines: (typeof sparepartOrderLines.$inferInsert)[] = []
  const shipments: (typeof sparepartShipments.$inferInsert)[] = []
  const shipmentLines: (typeof sparepartShipmentLines.$inferInsert)[] = []
  const sent: Sent[] = []
  for (const [n, status] of [...sparepartStatuses, ...sparepartStatuses, ...sparepartStatuses].entries()) {
    // The first round is of the account one may sign in as.
    const buyer = n < sparepartStatuses.length ? first : pick(random, others.length ? others : [first])
    const created = addDays(today, -whole(random, 2, 25))
    const at = (days: number) => {
      const day = addDays(created, days)
      return `${day < today ? day : today}T02:${String(10 + (n % 40)).padStart(2, '0')}:00.000Z`
    }
    const { rows } = await client.query<{ last: number }>(
      `insert into document_counters (prefix, dept_code, month, last) values ('SPO', $1, $2, 1)
        on conflict (prefix, dept_code, month) do update set last = document_counters.last + 1 returning last`,
      [buyer.dept_code, created.slice(2, 7).replace('-', '')],
    )
    const month = created.slice(2, 7).replace('-', '')
    const code = `SPO-${buyer.dept_code}-${month}-${String(rows[0]?.last ?? 0).padStart(5, '0')}`
    const part = pick(random, status === 'DO_LackStock' && scarce.length ? scarce : parts)
    const quantity = whole(random, 1, 3)
    const goods = part.price * quantity
    const shipping = n % 2 === 0 ? 25_000 : 0
    const total = goods + shipping
    const step = isPast(status, 'DO_LackStock') ? shippedAs(status) : undefined
    const isChecked = isPast(status, 'Checked')
    const isPaid = isPast(status, 'Approved')
    const refund_status = status === 'Rejected' ? (refunds[Math.floor(n / sparepartStatuses.length)] ?? null) : null
    const isRefunded = refund_status === 'Refunded' || refund_status === 'Not_Received'
    const wasSent = status === 'DO_Sent' || status === 'DO_Receipt_Uploaded'
    const isReceived = status === 'DO_Receipt_Uploaded'
    const by = isChecked
      ? { checked_by: 'system', check_user_name: 'Sejuk' }
      : { checked_by: null, check_user_name: null }
    const isTaken = isChecked || status === 'Checking'
    orders.push({
      ...{ sparepart_order_code: code, order_kind: 'New_Buy', status, status_date: at(3), business_unit_code: 'RAC' },
      ...{ customer_code: buyer.customer_code, dept_code: buyer.dept_code, warehouse_code: main, supply_dept: '700' },
      ...{
        delivery_to: shipping ? 'Customer_Site' : 'Branch_Counter',
        delivery_address: shipping ? 'Jl. Kebon Jeruk 18' : null,
      },
      ...{ line_count: 1, part_name: part.item_name, goods_amount: goods, tax_amount: Math.round((goods * 11) / 111) },
      ...{ shipping_amount: shipping, total_amount: total, paid_amount: isPaid ? total : null },
      ...{ shipment_count: step ? 1 : 0, received_count: isReceived ? 1 : 0 },
      reject_reason: status === 'Rejected' ? 'Part tidak cocok dengan model' : null,
      ...{ refund_status, refund_amount: isRefunded ? (refund_status === 'Refunded' ? total : 0) : null },
      refund_note: isRefunded
        ? refund_status === 'Refunded'
          ? `TRF${month}${n}`
          : 'Bukti transfer milik pesanan lain'
        : null,
      ...{ refund_user_name: isRefunded ? 'Sejuk' : null, refund_date: isRefunded ? at(6) : null },
      ...by,
      ...{ taken_by: isTaken ? 'system' : null, take_user_name: isTaken ? 'Sejuk' : null },
      ...{ submitted_date: status === 'Draft' ? null : at(0), check_due: status === 'Draft' ? null : at(1) },
      ...{ checked_date: isChecked ? at(1) : null, approved_date: isPaid ? at(2) : null },
      received_date: isReceived ? at(7) : null,
      authors: isPaid ? [] : [buyer.usercode],
      ...{ created_by: buyer.usercode, create_user_name: buyer.username, created_date: at(0), updated_date: at(3) },
    })
    lines.push({
      ...{ sparepart_order_code: code, line_no: 1, item_code: part.item_code, item_name: part.item_name, quantity },
      ...{ warranty_part: 'sparepart', is_free: false, price: part.price, approved_qty: isChecked ? quantity : null },
    })
    if (!step) continue
    const lacks = step === 'DO_LackStock'
    const isPicked = wasSent || step === 'DO_Picked'
    shipments.push({
      ...{ sparepart_order_code: code, shipment_no: 1, status: step, warehouse_code: main, created_date: at(2) },
      ...{ courier: wasSent ? 'JNE' : null, tracking_no: wasSent ? `JN${4_000_000 + n}` : null },
      ...{ sent_date: wasSent ? at(4) : null, sent_user_name: wasSent ? 'Sejuk' : null },
      ...{ received_date: isReceived ? at(7) : null, received_user_name: isReceived ? buyer.username : null },
    })
    shipmentLines.push({
      ...{ sparepart_order_code: code, shipment_no: 1, line_no: 1, item_code: part.item_code, qty: quantity },
      ...{
        allocated_qty: lacks ? 0 : quantity,
        picked_qty: isPicked ? quantity : 0,
        received_qty: isReceived ? quantity : 0,
      },
    })
    if (!lacks)
      sent.push({
        ...{ order: code, line: 1, item_code: part.item_code, qty: quantity, shelf: null, locked: at(2) },
        ...{ sent: wasSent ? at(4) : null, received: isReceived ? at(7) : null, used: null },
      })
  }
  await insertRows(client, sparepartOrders, orders)
  await insertRows(client, sparepartOrderLines, lines)
  await insertRows(client, sparepartShipments, shipments)
  await insertRows(client, sparepartShipmentLines, shipmentLines)
  await loadMoves(client, sent, main, 'GR-700-PURCHASES')
  say(`demo data: ${orders.length} purchases of spare parts`)
}

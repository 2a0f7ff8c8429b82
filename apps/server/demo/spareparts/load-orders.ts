import type { SparepartStatus } from '@sejuk/domain/aftersales/statuses'
import type { SparepartKind } from '@sejuk/domain/spareparts/order-kinds'
import type { ShipmentStatus } from '@sejuk/domain/spareparts/shipments'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { warehouses } from '../../src/db/tables/masters/warehouses.ts'
import { sparepartOrderLines, sparepartOrders } from '../../src/db/tables/spareparts/sparepart-orders.ts'
import {
  ascShelves,
  sparepartShipmentLines,
  sparepartShipments,
} from '../../src/db/tables/spareparts/sparepart-shipments.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { chance, pick, type Random, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'
import { loadMoves, type Sent } from './load-moves.ts'
import { type Centre, type Job, type Part, readCentres, readJobs, readModels, readParts } from './read-needs.ts'

const main = 'WH-700-01'
const mainDept = '700'
const zone = 'Asia/Jakarta'
const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString()

type Order = typeof sparepartOrders.$inferInsert
type Need = {
  kind: SparepartKind
  status: SparepartStatus
  centre: Centre
  job: Job | null
  created: string
  parts: readonly Part[]
}

/** Under way, each status as often as the others. */
const underWay: readonly SparepartStatus[] = [
  ...(['Submitted', 'Checking', 'Checked', 'Approved', 'Start_to_Delivery'] as const),
  ...(['DO_LackStock', 'DO_Picking', 'DO_LackStock', 'DO_Picked', 'DO_Sent'] as const),
]
const shipped: Partial<Record<SparepartStatus, ShipmentStatus>> = {
  DO_LackStock: 'DO_LackStock',
  DO_Picking: 'DO_Picking',
  DO_Picked: 'DO_Picked',
  DO_Sent: 'DO_Sent',
  DO_Receipt_Uploaded: 'DO_Receipt_Uploaded',
}
/** How far a status is: what was approved, who checked. */
const rank = (status: SparepartStatus) =>
  ['Draft', 'Rejected', 'Submitted', 'Checking', 'Checked', 'Approved', 'Start_to_Delivery'].indexOf(status)
const isApproved = (status: SparepartStatus) => rank(status) < 0 || rank(status) >= 5

/** What lacks stock is a part of which there is none; everything else takes one of the usual parts. */
const choose = (random: Random, parts: readonly Part[], status: SparepartStatus) => {
  const short = parts.filter(({ in_stock }) => in_stock === 0)
  const pool = status === 'DO_LackStock' && short.length > 0 ? short : parts
  return [...new Set(Array.from({ length: chance(random, 0.25) ? 2 : 1 }, () => pick(random, pool)))]
}

const statusOfJob = (random: Random, { is_open, is_waiting }: Job, n: number): SparepartStatus => {
  if (is_waiting) return underWay[n % underWay.length] as SparepartStatus
  if (is_open) return chance(random, 0.8) ? 'Draft' : 'Rejected'
  return chance(random, 0.94) ? 'DO_Receipt_Uploaded' : 'Rejected'
}

/** 4,000 orders in every status: of work orders, over the counter, and for the shelves of centres. */
export const loadOrders = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const howMany = Math.round(size.customers / 5)
  const centres = await readCentres(client)
  const parts = await readParts(client, main)
  const jobs = await readJobs(client, Math.round(howMany * 0.75))
  if (!centres.length || !parts.length) return
  const models = await readModels(client)
  const byCode = new Map(parts.map((part) => [part.item_code, part]))
  const centreOf = new Map(centres.map((centre) => [centre.asc_code, centre]))
  const needs: Need[] = jobs.flatMap((job, n): Need[] => {
    const centre = centreOf.get(job.asc_code)
    if (!centre) return []
    const fitting = (models.get(job.item_code ?? '') ?? []).flatMap((code) => byCode.get(code) ?? [])
    const status = statusOfJob(random, job, n)
    const chosen = choose(random, fitting.length ? fitting : parts, status)
    const created = job.is_waiting && job.waiting_since ? job.waiting_since : later(job.created_date, 4)
    // The part came before the work was done with it.
    if (job.finished_date && later(created, 8) > job.finished_date) return []
    return [
      {
        kind: job.warranty === 'In_Warranty' ? 'In_Warranty' : 'Out_Warranty',
        status,
        centre,
        job,
        created,
        parts: chosen,
      },
    ]
  })
  const others = howMany - needs.length
  const states: readonly SparepartStatus[] = ['Draft', 'Rejected', ...underWay]
  for (let n = 0; n < others; n++) {
    const isOld = n % 4 !== 0
    const status = isOld ? ('DO_Receipt_Uploaded' as const) : (states[(n / 4) % states.length] ?? 'Draft')
    const day = addDays(today, -whole(random, isOld ? 20 : 1, isOld ? 330 : 15))
    const created = `${day}T0${whole(random, 2, 9)}:15:00.000Z`
    const kind: SparepartKind = n % 3 === 0 ? 'In_Warranty' : 'Stock'
    needs.push({
      kind,
      status,
      centre: pick(random, centres),
      job: null,
      created,
      parts: choose(random, parts, status),
    })
  }
  await makeShelves(client, centres)
  await writeOrders(client, random, needs, today)
  say(`demo data: ${needs.length} spare-part orders`)
}

const shelfOf = ({ asc_code }: Centre) => `SHELF-${asc_code}`

const makeShelves = async (client: pg.ClientBase, centres: readonly Centre[]) => {
  await insertRows(
    client,
    warehouses,
    centres.map((centre) => ({
      ...{ warehouse_code: shelfOf(centre), warehouse_name: `${centre.asc_name} (${centre.asc_code})` },
      ...{ warehouse_type: 'SPAREPART', warehouse_vendor_code: 'SELF', dept_code: centre.dept_code },
      ...{ address: centre.address, lat: centre.lat, lng: centre.lng, is_sparepart: false },
    })),
  )
  await insertRows(
    client,
    ascShelves,
    centres.map((centre) => ({ asc_code: centre.asc_code, warehouse_code: shelfOf(centre) })),
  )
}

const couriers = ['JNE', 'J&T Cargo', 'SiCepat', 'Lion Parcel']
const peopleOf = { checked_by: 'system', check_user_name: 'Sejuk', taken_by: 'system', take_user_name: 'Sejuk' }
const nobody = { checked_by: null, check_user_name: null, taken_by: null, take_user_name: null }

const writeOrders = async (client: pg.ClientBase, random: Random, needs: readonly Need[], today: string) => {
  const numbers = numbered('SPO')
  const orders: Order[] = []
  const lines: (typeof sparepartOrderLines.$inferInsert)[] = []
  const shipments: (typeof sparepartShipments.$inferInsert)[] = []
  const shipmentLines: (typeof sparepartShipmentLines.$inferInsert)[] = []
  const sent: Sent[] = []
  for (const need of needs.toSorted((a, b) => a.created.localeCompare(b.created))) {
    const { kind, status, centre, job, created } = need
    const sparepart_order_code = numbers.next(centre.dept_code, dayIn(created, zone))
    const isFree = kind === 'In_Warranty'
    const wanted = need.parts.map((part) => ({ part, qty: kind === 'Stock' ? whole(random, 1, 4) : 1 }))
    const worth = wanted.reduce((sum, { part, qty }) => sum + part.price * qty, 0)
    const goods = isFree ? 0 : worth
    const now = `${today}T02:30:00.000Z`
    const at = (hours: number) => (later(created, hours) < now ? later(created, hours) : now)
    const step = shipped[status]
    const isReceived = status === 'DO_Receipt_Uploaded'
    const received = isReceived ? (job?.finished_date ? later(job.finished_date, -2) : at(120)) : null
    const between = (share: number) =>
      new Date(Date.parse(created) + (Date.parse(received ?? at(50)) - Date.parse(created)) * share).toISOString()
    const wasSent = isReceived || status === 'DO_Sent' ? between(0.6) : null
    const isSubmitted = status !== 'Draft'
    const isChecked = isApproved(status) || status === 'Checked'
    const lacksSince = step === 'DO_LackStock'
    orders.push({
      ...{
        sparepart_order_code,
        order_kind: kind,
        status,
        status_date: received ?? wasSent ?? at(isSubmitted ? 6 : 0),
      },
      work_order_number: job?.work_order_number ?? null,
      work_order_detail_id: job?.work_order_detail_id ?? null,
      ...{ asc_code: centre.asc_code, customer_code: null, technician_code: job?.technician_code ?? null },
      ...{ dept_code: centre.dept_code, warehouse_code: main, supply_dept: mainDept },
      consumer_name: job?.customer_name ?? (isFree ? 'Konsumen loket' : null),
      consumer_phone: job?.customer_phone ?? null,
      ...{ unit_item_code: job?.item_code ?? null, unit_item_name: job?.item_name ?? null },
      ...{ serial_number: job?.serial_number ?? null, error_code: job?.error_code ?? null, business_unit_code: 'RAC' },
      urgency: job?.priority === 'Urgent' ? 'Urgent' : 'Normal',
      need_by: addDays(dayIn(created, zone), 5),
      ...{ delivery_to: 'ASC', delivery_address: null, remark: null, line_count: wanted.length },
      ...{ part_name: wanted[0]?.part.item_name ?? null, has_repeat: false },
      ...{ free_amount: isFree ? worth : 0, goods_amount: goods, tax_amount: Math.round((goods * 11) / 111) },
      ...{ shipping_amount: 0, total_amount: goods, paid_amount: isApproved(status) && goods > 0 ? goods : null },
      ...{ shipment_count: step ? 1 : 0, received_count: isReceived ? 1 : 0 },
      promised_date: lacksSince && chance(random, 0.6) ? addDays(today, whole(random, -3, 6)) : null,
      reject_reason: status === 'Rejected' ? pick(random, ['Foto part tidak jelas', 'Garansi sudah habis']) : null,
      ...(isChecked || status === 'Checking' ? peopleOf : nobody),
      ...{ submitted_date: isSubmitted ? at(2) : null, check_due: isSubmitted ? at(6) : null },
      ...{ checked_date: isChecked ? at(5) : null, approved_date: isApproved(status) ? at(8) : null },
      ...{ received_date: received, authors: [job?.technician_code ?? 'system'] },
      ...{ created_by: job?.technician_code ?? 'system', create_user_name: centre.asc_name },
      ...{
        created_date: created,
        updated_date: received ?? wasSent ?? created,
        row_version: 1 + Math.max(0, rank(status)),
      },
    })
    for (const [n, { part, qty }] of wanted.entries())
      lines.push({
        ...{ sparepart_order_code, line_no: n + 1, item_code: part.item_code, item_name: part.item_name },
        ...{ quantity: qty, warranty_part: 'sparepart', warranty_until: job?.warranty_until ?? null, is_free: isFree },
        ...{ price: part.price, approved_qty: isChecked ? qty : null, is_returnable: part.is_returnable },
      })
    if (!step) continue
    shipments.push({
      ...{ sparepart_order_code, shipment_no: 1, status: step, warehouse_code: main },
      ...{
        courier: wasSent ? pick(random, couriers) : null,
        tracking_no: wasSent ? `JT${whole(random, 10_000_000, 99_999_999)}` : null,
      },
      ...{
        eta: wasSent ? addDays(dayIn(wasSent, zone), 2) : null,
        sent_date: wasSent,
        sent_user_name: wasSent ? 'Sejuk' : null,
      },
      ...{ received_date: received, received_user_name: received ? centre.asc_name : null, created_date: at(10) },
    })
    for (const [n, { part, qty }] of wanted.entries()) {
      const isPicked = wasSent !== null || step === 'DO_Picked'
      shipmentLines.push({
        ...{ sparepart_order_code, shipment_no: 1, line_no: n + 1, item_code: part.item_code, qty },
        ...{ allocated_qty: lacksSince ? 0 : qty, picked_qty: isPicked ? qty : 0, received_qty: received ? qty : 0 },
      })
      if (lacksSince) continue
      const used =
        isReceived && job?.finished_date ? { work_order: job.work_order_number, at: job.finished_date } : null
      sent.push({
        ...{ order: sparepart_order_code, line: n + 1, item_code: part.item_code, qty, shelf: shelfOf(centre) },
        ...{ locked: between(0.4), sent: wasSent, received, used },
      })
    }
  }
  await insertRows(client, sparepartOrders, orders)
  await insertRows(client, sparepartOrderLines, lines)
  await insertRows(client, sparepartShipments, shipments)
  await insertRows(client, sparepartShipmentLines, shipmentLines)
  await numbers.save(client)
  await loadMoves(client, sent, main)
}

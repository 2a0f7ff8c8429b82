import type { InStatus, RmaResolution, RmaStatus } from '@sejuk/domain/returns/rma-requests'
import { addDays, instantOf } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveStock } from '../../src/business/stock/move-stock.ts'
import type { StockMove } from '../../src/business/stock/stock-move.ts'
import { rmaRequestLines, rmaRequests } from '../../src/db/tables/returns/rma-requests.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, weightedPick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'
import { creditingReturns, unreturnedPieces } from './crediting-returns.ts'
import { documentNumbers } from './sold-pieces.ts'

type Held = {
  serial_number: string
  item_code: string
  item_name: string
  customer_code: string
  dept_code: string
  salesman_code: string | null
  salesman_name: string | null
  warehouse_code: string
  available: number
}
type Life = { status: RmaStatus; in_status: InStatus; resolution: RmaResolution; share: number }
const lives: readonly Life[] = [
  { status: 'Closed', in_status: 'Received', resolution: 'Credit', share: 40 },
  { status: 'Approved', in_status: 'Waiting', resolution: 'Replace_Unit', share: 18 },
  { status: 'Approved', in_status: 'Received', resolution: 'Replace_Unit', share: 8 },
  { status: 'Submitted', in_status: 'Waiting', resolution: 'Replace_Unit', share: 16 },
  { status: 'Rejected', in_status: 'Waiting', resolution: 'Replace_Unit', share: 8 },
  { status: 'Draft', in_status: 'Waiting', resolution: 'Replace_Sub_Unit', share: 8 },
  { status: 'Deleted', in_status: 'Waiting', resolution: 'Replace_Unit', share: 2 },
]
const asked = { status: 'Submitted', in_status: 'Waiting', resolution: 'Replace_Unit' } as const
const drawLife = weightedPick(lives, ({ share }) => share)
const symptoms = ['Does not start', 'Compressor is loud', 'Does not cool', 'Board burnt on arrival', 'Leaks gas']

/** Units with customers that stand in no return, with what lies of their item in the branch's warehouse. */
const readHeld = async (client: pg.ClientBase, most: number) => {
  const { rows } = await client.query<Held>(
    `select s.serial_number, s.item_code, s.item_name, s.customer_code, c.dept_code, c.salesman_code,
      u.username as salesman_name, w.warehouse_code, coalesce((select sum(b.on_hand - b.locked - b.damaged) from stock_balances b
        where b.warehouse_code = w.warehouse_code and b.item_code = s.item_code), 0)::int as available
    from (select * from serial_numbers where status = 'Sold' and customer_code is not null
      and not exists (select from return_request_lines r where r.serial_numbers && array[serial_numbers.serial_number])
      order by md5(serial_number) limit $1) s
    join items i on i.item_code = s.item_code and i.has_serial join customers c on c.customer_code = s.customer_code
    join lateral (select w.warehouse_code from warehouses w where w.dept_code = c.dept_code and w.is_active order by 1 limit 1) w on true
    left join users u on u.usercode = c.salesman_code order by md5(s.serial_number)`,
    [most],
  )
  return rows
}

/** Three hundred exchanges; new units are locked and old ones received as the product does it. */
export const loadRmas = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const wanted = size.customers < 5000 ? 25 : 300
  const requests: (typeof rmaRequests.$inferInsert)[] = []
  const lines: (typeof rmaRequestLines.$inferInsert)[] = []
  const moves: StockMove[] = []
  const numberOf = await documentNumbers(client, ['RMA', 'RET', 'CN'])
  const credits = creditingReturns(today, numberOf)
  const left = new Map<string, number>()
  const pieces = (await unreturnedPieces(client, today)).slice(0, Math.ceil(wanted / 2))
  const taken = new Set(pieces.flatMap(({ serials }) => serials))
  const held = (await readHeld(client, wanted * 3)).filter(({ serial_number }) => !taken.has(serial_number))
  for (const one of held.slice(0, wanted)) {
    const life = drawLife(random)
    const piece = life.resolution === 'Credit' ? pieces.pop() : undefined
    // A set is credited whole, by its invoice.
    const drawn: Life = life.resolution === 'Credit' && !piece ? { ...life, ...asked } : life
    const unit = piece ? { ...one, ...piece.sold } : one
    const units = piece?.sold.units.filter(({ serial }) => serial) ?? [
      { item_code: one.item_code, serial: one.serial_number, item_name: one.item_name },
    ]
    const place = `${unit.warehouse_code}/${unit.item_code}`
    const free = left.get(place) ?? unit.available
    const isLive = drawn.status === 'Approved'
    const status = isLive && free < 1 ? 'Submitted' : drawn.status
    const isApproved = status === 'Approved' || status === 'Closed'
    const in_status = isApproved ? drawn.in_status : 'Waiting'
    const { resolution } = drawn
    if (status === 'Approved') left.set(place, free - 1)
    const day = addDays(today, -whole(random, 0, 40))
    const at = (hour: string, after = 0) => {
      const later = addDays(day, after)
      return instantOf(later > today ? today : later, hour, 'Asia/Jakarta')
    }
    const rma_code = numberOf('RMA', unit.dept_code, day)
    const by = { created_by: unit.salesman_code ?? 'system', create_user_name: unit.salesman_name ?? 'Sejuk' }
    const isEnded = status === 'Closed' || status === 'Rejected' || status === 'Deleted'
    const { customer_code, dept_code, salesman_code, warehouse_code, item_code, item_name } = unit
    const return_code = piece ? credits.add(piece, { rma_code, by, at }) : null
    requests.push({
      ...{ rma_code, source: pick(random, ['Dealer_DOA', 'Dealer_DOA', 'Project_Site'] as const), customer_code },
      ...{ dept_code, salesman_code, warehouse_code, symptom: pick(random, symptoms), resolution, is_covered: true },
      ...{ is_advance: status === 'Approved' && in_status === 'Waiting', status, in_status },
      out_status: status === 'Approved' ? ('Locked' as const) : ('None' as const),
      check_result: isApproved ? ('Confirmed' as const) : null,
      ...{ checked_user_name: isApproved ? 'Sejuk' : null, checked_date: isApproved ? at('11:00', 1) : null },
      authors: isApproved ? [] : [by.created_by],
      reject_reason: status === 'Rejected' ? 'The defect was not found' : null,
      submitted_date: status === 'Draft' || status === 'Deleted' ? null : at('09:20'),
      ...{ approved_user_name: isApproved ? 'Sejuk' : null, approved_date: isApproved ? at('14:00', 1) : null },
      in_received_date: in_status === 'Received' ? at('10:00', 4) : null,
      closed_date: status === 'Closed' ? at('16:00', 5) : null,
      ...{ ...by, created_date: at('09:00'), return_code },
    })
    const common = { rma_code, item_code, item_name }
    const is_open = !isEnded && in_status === 'Waiting'
    for (const [n, part] of units.entries()) {
      const own = { rma_code, item_code: part.item_code, item_name: part.item_name, serial_number: part.serial }
      lines.push({ ...own, line_no: n + 1, item_flag: 'IN', is_open })
    }
    if (resolution !== 'Credit') lines.push({ ...common, line_no: 101, item_flag: 'OUT', serial_number: null, is_open })
    const document = { type: 'rma-request', code: rma_code }
    if (status === 'Approved') moves.push({ type: 'LOCK', warehouse_code, item_code, qty: 1, line: 101, document })
    if (in_status === 'Received')
      for (const [n, part] of units.entries())
        moves.push({
          ...{ type: 'RMA_IN', warehouse_code, item_code: part.item_code, qty: 1, damaged: 1, line: n + 1 },
          ...{ serials: part.serial ? [part.serial] : [], document },
        })
  }
  await credits.save(client)
  await insertRows(client, rmaRequests, requests)
  await insertRows(client, rmaRequestLines, lines)
  await moveStock(drizzle({ client: client as pg.PoolClient }), { usercode: 'system', username: 'Sejuk' }, moves)
  await numberOf.save()
  say(`demo data: ${requests.length} exchanges of units`)
}

import { instantOf } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveStock } from '../../src/business/stock/move-stock.ts'
import type { StockMove } from '../../src/business/stock/stock-move.ts'
import { vendorClaimLines, vendorClaims } from '../../src/db/tables/returns/vendor-claims.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { AreaContext } from '../part.ts'

type Held = {
  serial_number: string
  item_code: string
  item_name: string
  document_code: string
  warehouse_code: string
  dept_code: string
  price: number
}
const perBatch = 4
const mostBatches = 8

/** Old units of closed exchanges, by the warehouse they lie in. */
const readHeld = async (client: pg.ClientBase) => {
  const { rows } =
    await client.query<Held>(`select s.serial_number, s.item_code, s.item_name, m.rma_code as document_code,
      s.warehouse_code, w.dept_code, coalesce((select p.price_include_tax from item_prices p where p.item_code = s.item_code
        order by p.valid_from desc limit 1), 0)::float8 as price
    from rma_requests m join rma_request_lines l using (rma_code) join serial_numbers s on s.serial_number = l.serial_number
    join warehouses w on w.warehouse_code = s.warehouse_code
    where m.status = 'Closed' and l.item_flag = 'IN' and s.status = 'Returned' order by s.warehouse_code, s.serial_number`)
  return Map.groupBy(rows, ({ warehouse_code }) => warehouse_code)
}

/** A few batches of each kind: written, sent, and answered by the factory. */
export const loadClaims = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  const claims: (typeof vendorClaims.$inferInsert)[] = []
  const lines: (typeof vendorClaimLines.$inferInsert)[] = []
  const moves: StockMove[] = []
  for (const [warehouse_code, held] of await readHeld(client)) {
    const units = held.slice(0, perBatch)
    const [first] = units
    if (!first || units.length < 2 || claims.length === mostBatches) continue
    const status = (['Draft', 'Sent', 'Answered'] as const)[claims.length % 3] ?? 'Draft'
    const isAnswered = status === 'Answered'
    const claim_code = `VC-${first.dept_code}-${today.slice(2, 4)}${today.slice(5, 7)}-00001`
    if (claims.some((claim) => claim.claim_code === claim_code)) continue
    const resultOf = (n: number) => (n % 3 === 2 ? ('Rejected' as const) : ('Accepted' as const))
    const acceptedOf = (unit: Held, n: number) => (isAnswered && resultOf(n) === 'Accepted' ? unit.price : 0)
    const at = (hour: string) => instantOf(today, hour, 'Asia/Jakarta')
    claims.push({
      ...{ claim_code, factory_name: 'Gree Electric Appliances', dept_code: first.dept_code, warehouse_code, status },
      ...{ line_count: units.length, answered_count: isAnswered ? units.length : 0 },
      claim_amount: units.reduce((sum, { price }) => sum + price, 0),
      accepted_amount: units.reduce((sum, unit, n) => sum + acceptedOf(unit, n), 0),
      factory_reference: isAnswered ? `GREE-${claims.length + 101}` : null,
      sent_date: status === 'Draft' ? null : at('08:30'),
      ...{ answered_date: isAnswered ? at('09:30') : null, created_date: at('08:00') },
      ...{ created_by: 'system', create_user_name: 'Sejuk' },
    })
    for (const [n, unit] of units.entries()) {
      const { serial_number, item_code, item_name, document_code, price } = unit
      const result = isAnswered ? resultOf(n) : null
      lines.push({
        ...{ claim_code, line_no: n + 1, document_type: 'rma-request', document_code, item_code, item_name },
        ...{ serial_number, claim_amount: price, result, accepted_amount: acceptedOf(unit, n) },
        answer_reason: result === 'Rejected' ? 'Damaged in transit, not in production' : null,
        is_open: result !== 'Rejected',
      })
      if (result === 'Accepted')
        moves.push({
          ...{ type: 'RMA_OUT', warehouse_code, item_code, qty: 1, damaged: 1, line: n + 1, serials: [serial_number] },
          document: { type: 'vendor-claim', code: claim_code },
        })
    }
  }
  await insertRows(client, vendorClaims, claims)
  await insertRows(client, vendorClaimLines, lines)
  await moveStock(drizzle({ client: client as pg.PoolClient }), { usercode: 'system', username: 'Sejuk' }, moves)
  await client.query(`insert into document_counters (prefix, dept_code, month, last)
    select 'VC', dept_code, substr(claim_code, length(claim_code) - 9, 4), 1 from vendor_claims
    on conflict (prefix, dept_code, month) do nothing`)
  say(`demo data: ${claims.length} claims from the factory`)
}

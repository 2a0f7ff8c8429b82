import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { rmaRequestLines as lines, rmaRequests as t } from '../../src/db/tables/returns/rma-requests.ts'
import { handOver, receiveOldUnits, shipNewUnits } from '../../src/features/returns/rma-requests/exchange.ts'
import type { Begun } from '../../src/platform/documents/action-context.ts'
import { happenedAt } from '../makers/happened-at.ts'
import type { AreaContext } from '../part.ts'

type Waiting = { rma_code: string; line_no: number; in_status: string; fresh: string; other: string | null }
type Row = typeof t.$inferSelect
type Scan = { lines: { line_no: number; serial_number: string }[] }

/** Approved exchanges whose new unit lies in the warehouse by its number, with another unit of the same customer. */
const waiting = `select r.rma_code, l.line_no, r.in_status, (select s.serial_number from serial_numbers s where s.status = 'InStock'
      and s.warehouse_code = r.warehouse_code and s.item_code = l.item_code order by 1 desc
      offset (select count(*) from rma_requests o join rma_request_lines m on m.rma_code = o.rma_code and m.item_flag = 'OUT'
        where o.status = 'Approved' and o.warehouse_code = r.warehouse_code and m.item_code = l.item_code and o.rma_code < r.rma_code)
      limit 1) as fresh,
    (select s.serial_number from serial_numbers s where s.status = 'Sold' and s.customer_code = r.customer_code
      and not exists (select from rma_request_lines x where x.serial_number = s.serial_number)
      and not exists (select from return_request_lines x where x.serial_numbers @> array[s.serial_number]) order by 1 limit 1) as other
  from rma_requests r join rma_request_lines l on l.rma_code = r.rma_code and l.item_flag = 'OUT'
  where r.status = 'Approved' order by r.in_status, r.rma_code`

/** What was approved goes on its way, each as far as another: sent, handed over, back, missing, another unit than awaited, closed. */
export const carryOutExchanges = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  const db = drizzle({ client: client as pg.PoolClient })
  const viewer = { usercode: 'system', username: 'Sejuk' } as Viewer
  const { rows } = await client.query<Waiting>(waiting)
  const begin = async (rma_code: string, day: string, scanned: Scan['lines']) => {
    const [before] = await db.select().from(t).where(eq(t.rma_code, rma_code))
    // What these steps read of an action that somebody began.
    return {
      db,
      viewer,
      before,
      input: { rma_code, lines: scanned },
      at: happenedAt(day, '10:30'),
    } as unknown as Begun<Row, object, never>
  }
  const set = (rma_code: string, part: Partial<Row>) =>
    db
      .update(t)
      .set({ ...part, row_version: 1 })
      .where(eq(t.rma_code, rma_code))
  let carried = 0
  for (const [n, { rma_code, line_no, in_status, fresh, other }] of rows.filter((row) => row.fresh).entries()) {
    const step = n % 4
    if (in_status === 'Waiting' && step === 3 && other) {
      const {
        facts: _,
        also: __,
        ...came
      } = await receiveOldUnits(await begin(rma_code, today, [{ line_no: 1, serial_number: other }]))
      await set(rma_code, { ...came.set, status: 'Adjusted', in_status: 'Received' })
      carried += 1
    }
    if (step === 0) continue
    const sentOn = addDays(today, in_status === 'Waiting' && step === 1 ? -16 : -6)
    const sent = await shipNewUnits(await begin(rma_code, sentOn, [{ line_no, serial_number: fresh }]))
    await set(rma_code, { ...sent.set, out_status: 'Sent' })
    carried += 1
    if (step === 1) continue
    const given = await handOver(await begin(rma_code, addDays(today, -5), []))
    await set(rma_code, { ...given.set, out_status: 'Received' })
    if (in_status === 'Received') {
      await set(rma_code, { status: 'Closed', closed_date: happenedAt(addDays(today, -4), '16:00') })
      await db.update(lines).set({ is_open: false }).where(eq(lines.rma_code, rma_code))
    } else if (step === 2) await set(rma_code, { in_status: 'Missing', missing_reason: 'Hilang di lokasi' })
  }
  say(`demo data: ${carried} steps of exchanges`)
}

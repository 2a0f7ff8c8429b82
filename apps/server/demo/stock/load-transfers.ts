import type { TransferStatus } from '@sejuk/domain/stock/transfers'
import { addDays } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { moveStock } from '../../src/business/stock/move-stock.ts'
import { transferLines, transfers } from '../../src/db/tables/stock/transfers.ts'
import { insertRows } from '../makers/insert-rows.ts'
import type { AreaContext } from '../part.ts'

const main = 'WH-700-01'
const by = { usercode: 'system', username: 'Sejuk' }
const qty = 2
type Unit = { item_code: string; serials: string[] }
type Place = { warehouse_code: string; dept_code: string }

/** What happened to each: awaited, late, short of one, all there, and not sent yet. */
const lives: readonly { status: TransferStatus; arrived: number; eta: number }[] = [
  { status: 'Approved', arrived: 0, eta: 2 },
  { status: 'Approved', arrived: 0, eta: -5 },
  { status: 'Adjusted', arrived: 1, eta: 0 },
  { status: 'Closed', arrived: 2, eta: -1 },
  { status: 'Submitted', arrived: 0, eta: 3 },
  { status: 'Draft', arrived: 0, eta: 4 },
]

/** Transfers from the main warehouse to the branches, moved as the product moves them. */
export const loadTransfers = async (client: pg.ClientBase, { today }: AreaContext) => {
  const places = (
    await client.query<Place>(
      `select warehouse_code, dept_code from warehouses where is_active and warehouse_code <> $1 order by (dept_code <> '705'), 1 limit 12`,
      [main],
    )
  ).rows
  const units = (
    await client.query<Unit>(
      `select item_code, (array_agg(serial_number order by serial_number))[1:8] as serials from serial_numbers
      where warehouse_code = $1 and status = 'InStock' group by 1 having count(*) >= 8 order by 1`,
      [main],
    )
  ).rows
  if (units.length === 0) return
  // Every part of the demo is loaded on a connection of the pool.
  const db = drizzle({ client: client as pg.PoolClient })
  for (const [n, { warehouse_code, dept_code }] of places.entries()) {
    const unit = units[n % units.length]
    const life = lives[n % lives.length]
    const serials = unit?.serials.splice(0, qty) ?? []
    if (!unit || !life || serials.length < qty) continue
    const transfer_code = `TO-700-${today.slice(2, 4)}${today.slice(5, 7)}-${String(n + 1).padStart(5, '0')}`
    const isSent = life.status !== 'Submitted' && life.status !== 'Draft'
    const sent = new Date(`${today}T03:00:00Z`).toISOString()
    const { status } = life
    await insertRows(client, transfers, [
      {
        ...{ transfer_code, from_warehouse: main, to_warehouse: warehouse_code, from_dept: '700', to_dept: dept_code },
        ...{
          transfer_reason: 'regular',
          eta: addDays(today, life.eta),
          status,
          vendor: 'RCI',
          created_by: by.usercode,
        },
        ...{ create_user_name: by.username, authors: isSent ? [] : [by.usercode] },
        ...{ approved_user_name: isSent ? by.username : null, approved_date: isSent ? sent : null },
        received_date: life.arrived ? sent : null,
      },
    ])
    const { item_code } = unit
    const received_serials = serials.slice(0, life.arrived)
    await insertRows(client, transferLines, [
      {
        ...{ transfer_code, line_no: 1, item_code, qty, serial_numbers: serials },
        ...{ received_qty: life.arrived, received_serials },
      },
    ])
    const common = { item_code, line: 1, document: { type: 'transfer', code: transfer_code } }
    if (isSent)
      await moveStock(db, by, [
        { ...common, type: 'TO', warehouse_code: main, qty, serials },
        { ...common, type: 'ON_WAY', warehouse_code, qty },
      ])
    if (life.arrived)
      await moveStock(db, by, [
        { ...common, type: 'TI', warehouse_code, qty: life.arrived, serials: received_serials, part: '2' },
      ])
  }
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last) values ('TO', '700', $1, $2) on conflict do nothing`,
    [today.slice(2, 4) + today.slice(5, 7), places.length],
  )
}

import type * as contract from '@sejuk/contract/returns/rma-requests'
import { inArray, sql } from 'drizzle-orm'
import { substitutesFor } from '../../../business/catalogue/substitutes.ts'
import { choosableBy } from '../../../business/masters/choosable-warehouses.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

const mostModels = 30

/** The model itself first, then what takes its place; of several models only what takes the place of all. */
export const listReplacementModels = async ({
  db,
  viewer,
  input,
}: RequestContext<typeof contract.listReplacementModels>) => {
  const serials = (input.serial_number ?? []).slice(0, 10)
  if (serials.length === 0) return { data: [] }
  const found = await db
    .selectDistinct({ item_code: serialNumbers.item_code })
    .from(serialNumbers)
    .where(inArray(serialNumbers.serial_number, serials))
  const own = found.map(({ item_code }) => item_code)
  const substitutes = await substitutesFor(db, own)
  const fitting = own.map((code) => [code, ...substitutes(code).map(({ item_code }) => item_code)])
  const [first = [], ...others] = fitting
  const codes = first.filter((code) => others.every((list) => list.includes(code))).slice(0, mostModels)
  const { rows } = await db.execute<contract.ReplacementModel>(sql`select i.item_code, i.item_name,
      coalesce((select sum(b.on_hand - b.locked - b.damaged) from stock_balances b join ${warehouses}
        on ${warehouses.warehouse_code} = b.warehouse_code where b.item_code = i.item_code
        and b.warehouse_code = ${input.warehouse_code} and ${choosableBy(viewer) ?? sql`true`}), 0)::int as available,
      i.item_code = any(${sql.param(own)}::text[]) as is_same
    from items i where i.item_code = any(${sql.param(codes)}::text[])
    order by array_position(${sql.param(codes)}::text[], i.item_code)`)
  return { data: rows }
}

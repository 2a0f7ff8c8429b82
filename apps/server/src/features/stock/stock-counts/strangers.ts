import type * as contract from '@sejuk/contract/stock/stock-counts'
import { wayOfStranger } from '@sejuk/domain/stock/stock-counts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { warehouses } from '../../../db/tables/masters/warehouses.ts'

/** Where the books have the units that were scanned here and should not lie here. */
export const strangersAmong = async (db: Db, serials: readonly string[]): Promise<contract.StockCountStranger[]> => {
  if (serials.length === 0) return []
  const found = await db
    .select({
      ...{ serial_number: serialNumbers.serial_number, item_code: serialNumbers.item_code },
      ...{ status: serialNumbers.status, is_damaged: serialNumbers.is_damaged },
      ...{ warehouse_code: serialNumbers.warehouse_code, warehouse_name: warehouses.warehouse_name },
    })
    .from(serialNumbers)
    .leftJoin(warehouses, eq(warehouses.warehouse_code, serialNumbers.warehouse_code))
    .where(inArray(serialNumbers.serial_number, [...serials]))
    .orderBy(asc(serialNumbers.serial_number))
  return found.map((unit) => ({ ...unit, way: wayOfStranger(unit.status) }))
}

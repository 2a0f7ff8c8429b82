import * as contract from '@sejuk/contract/stock/stock'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { items } from '../../../src/db/tables/catalogue/items.ts'
import { warehouses } from '../../../src/db/tables/masters/warehouses.ts'
import { stockBalances } from '../../../src/db/tables/stock/stock-moves.ts'
import { makeStockLists, stockItem, stockWarehouse } from '../../stock.ts'
import { named, type Owner, type ScopedRows, seesByBranch } from '../scoped-rows.ts'

const item_code = 'SCOPED'

/** A warehouse of the owner's branch in which one item lies. */
export const makeScopedStock = async (db: NodePgDatabase, { dept_code }: Owner, n: number) => {
  const warehouse_code = `WS-${n}`
  await makeStockLists(db)
  await db.insert(warehouses).values(stockWarehouse(warehouse_code, dept_code))
  await db.insert(items).values(stockItem(item_code)).onConflictDoNothing()
  await db.insert(stockBalances).values({ warehouse_code, item_code, on_hand: 5 })
  return warehouse_code
}

const balanceRows: ScopedRows = {
  name: 'balances',
  columns: ['dept_code'],
  sees: seesByBranch,
  make: makeScopedStock,
  asks: [
    {
      endpoint: contract.stockAvailability,
      keyOf: named('warehouse_code'),
      input: () => ({ item_code: [item_code] }),
    },
  ],
}

export const stockInScope = [balanceRows]

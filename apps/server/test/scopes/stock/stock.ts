import * as receipt from '@sejuk/contract/stock/goods-receipts'
import * as contract from '@sejuk/contract/stock/stock'
import * as adjustment from '@sejuk/contract/stock/stock-adjustments'
import * as card from '@sejuk/contract/stock/stock-card'
import * as count from '@sejuk/contract/stock/stock-counts'
import * as overview from '@sejuk/contract/stock/stock-overview'
import * as configuration from '@sejuk/contract/stock/transfer-configurations'
import * as transfer from '@sejuk/contract/stock/transfers'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { items } from '../../../src/db/tables/catalogue/items.ts'
import { warehouses } from '../../../src/db/tables/masters/warehouses.ts'
import { goodsReceipts } from '../../../src/db/tables/stock/goods-receipts.ts'
import { stockAdjustments } from '../../../src/db/tables/stock/stock-adjustments.ts'
import { stockCounts } from '../../../src/db/tables/stock/stock-counts.ts'
import { stockBalances, stockMoves } from '../../../src/db/tables/stock/stock-moves.ts'
import { transferConfigurations } from '../../../src/db/tables/stock/transfer-configurations.ts'
import { transfers } from '../../../src/db/tables/stock/transfers.ts'
import { makeCentre } from '../../aftersales.ts'
import { makeStockLists, stockItem, stockWarehouse } from '../../stock.ts'
import { named, type Owner, type ScopedRows, seesByBranch } from '../scoped-rows.ts'

export const item_code = 'SCOPED'

/** A warehouse of the owner's branch in which one item lies. */
export const makeScopedStock = async (db: NodePgDatabase, { dept_code }: Owner, n: number) => {
  const warehouse_code = `WS-${n}`
  await makeStockLists(db)
  await db.insert(warehouses).values(stockWarehouse(warehouse_code, dept_code))
  await db.insert(items).values(stockItem(item_code)).onConflictDoNothing()
  await db.insert(stockBalances).values({ warehouse_code, item_code, on_hand: 5 })
  await db.insert(stockMoves).values({
    ...{ move_type: 'GR', warehouse_code, item_code, on_hand: 5, locked: 0, in_transit: 0, damaged: 0 },
    ...{ on_hand_after: 5, locked_after: 0, damaged_after: 0, document_type: 'test', document_code: warehouse_code },
    ...{ document_line: 1, usercode: 'W', username: 'Wati' },
  })
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
    { endpoint: card.stockCardLevel, one: (warehouse_code) => ({ warehouse_code, item_code }) },
  ],
}

/** The same by the key of the list that is downloaded. */
const listedBalanceRows: ScopedRows = {
  ...balanceRows,
  name: 'listed balances',
  make: async (db, owner, n) => {
    const warehouse_code = await makeScopedStock(db, owner, n)
    const [made] = await db.select().from(stockBalances).where(eq(stockBalances.warehouse_code, warehouse_code))
    return String(made?.balance_id)
  },
  asks: [{ endpoint: overview.stockBalanceList, keyOf: named('balance_id'), input: () => ({ limit: 100 }) }],
}

const configurationRows: ScopedRows = {
  name: 'transfer configurations',
  columns: ['dept_code'],
  make: async (db, owner, n) => {
    const to_warehouse = await makeScopedStock(db, owner, n)
    const [made] = await db
      .insert(transferConfigurations)
      .values({ from_warehouse: to_warehouse, to_warehouse, item_code, min_qty: 1, max_qty: 2, lead_days: 1 })
      .returning()
    return String(made?.configuration_id)
  },
  asks: [
    {
      endpoint: configuration.listTransferConfigurations,
      keyOf: named('configuration_id'),
      input: () => ({ limit: 100 }),
    },
    { endpoint: configuration.transferConfigurationLog, one: (code) => ({ code }) },
  ],
}

const receiptRows: ScopedRows = {
  name: 'goods receipts',
  columns: ['dept_code'],
  make: async (db, owner, n) => {
    const warehouse_code = await makeScopedStock(db, owner, n)
    const receipt_code = `GR-${n}`
    await db.insert(goodsReceipts).values({
      ...{ receipt_code, warehouse_code, dept_code: owner.dept_code, source: 'factory', letter_no: 'FL/1' },
      ...{ created_by: 'W', create_user_name: 'Wati' },
    })
    return receipt_code
  },
  asks: [
    { endpoint: receipt.listGoodsReceipts, keyOf: named('receipt_code'), input: () => ({ limit: 100 }) },
    { endpoint: receipt.getGoodsReceipt, one: (receipt_code) => ({ receipt_code }) },
    { endpoint: receipt.goodsReceiptLog, one: (code) => ({ code }) },
  ],
}

const adjustmentRows: ScopedRows = {
  name: 'stock adjustments',
  columns: ['dept_code'],
  make: async (db, owner, n) => {
    const warehouse_code = await makeScopedStock(db, owner, n)
    const adjustment_code = `SA-${n}`
    await db.insert(stockAdjustments).values({
      ...{ adjustment_code, warehouse_code, dept_code: owner.dept_code, adjust_reason: 'lost' },
      ...{ created_by: 'W', create_user_name: 'Wati' },
    })
    return adjustment_code
  },
  asks: [
    { endpoint: adjustment.listStockAdjustments, keyOf: named('adjustment_code'), input: () => ({ limit: 100 }) },
    { endpoint: adjustment.getStockAdjustment, one: (adjustment_code) => ({ adjustment_code }) },
    { endpoint: adjustment.stockAdjustmentLog, one: (code) => ({ code }) },
  ],
}

const countRows: ScopedRows = {
  name: 'stock counts',
  columns: ['dept_code', 'asc_code'],
  make: async (db, owner, n) => {
    const warehouse_code = await makeScopedStock(db, owner, n)
    const count_code = `STC-${n}`
    const by = { created_by: 'W', create_user_name: 'Wati' }
    const { dept_code, asc_code } = owner
    await makeCentre(db, { asc_code, dept_code })
    await db.insert(stockCounts).values({ count_code, warehouse_code, dept_code, asc_code, ...by })
    return count_code
  },
  asks: [
    { endpoint: count.listStockCounts, keyOf: named('count_code'), input: () => ({ limit: 100 }) },
    { endpoint: count.getStockCount, one: (count_code) => ({ count_code }) },
    { endpoint: count.stockCountLog, one: (code) => ({ code }) },
  ],
}

const transferRows: ScopedRows = {
  name: 'transfers',
  columns: ['dept_code'],
  make: async (db, owner, n) => {
    const from_warehouse = await makeScopedStock(db, owner, n)
    const to_warehouse = `WT-${n}`
    await db.insert(warehouses).values(stockWarehouse(to_warehouse, owner.dept_code))
    const transfer_code = `TO-${n}`
    await db.insert(transfers).values({
      ...{ transfer_code, from_warehouse, to_warehouse, from_dept: owner.dept_code, to_dept: owner.dept_code },
      ...{
        transfer_reason: 'regular',
        eta: '2026-11-20',
        status: 'Approved',
        created_by: 'W',
        create_user_name: 'Wati',
      },
    })
    return transfer_code
  },
  asks: [
    { endpoint: transfer.listTransfersOut, keyOf: named('transfer_code'), input: () => ({ limit: 100 }) },
    { endpoint: transfer.listTransfersIn, keyOf: named('transfer_code'), input: () => ({ limit: 100 }) },
    { endpoint: transfer.getTransfer, one: (transfer_code) => ({ transfer_code }) },
    { endpoint: transfer.transferLetter, one: (transfer_code) => ({ transfer_code }) },
    { endpoint: transfer.transferLog, one: (code) => ({ code }) },
  ],
}

export const stockInScope = [
  adjustmentRows,
  countRows,
  transferRows,
  receiptRows,
  balanceRows,
  listedBalanceRows,
  configurationRows,
]

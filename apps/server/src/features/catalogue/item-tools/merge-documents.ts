import { writableStatuses } from '@sejuk/domain/sales/sales-orders'
import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { items } from '../../../db/tables/catalogue/items.ts'
import { salesPolicies } from '../../../db/tables/customers/sales-policies.ts'
import { subDealerOrderLines, subDealerOrders } from '../../../db/tables/retail/sub-dealer-orders.ts'
import { lockStockLines, lockStockRequests } from '../../../db/tables/sales/lock-stock-requests.ts'
import { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { specialPriceLines, specialPriceRequests } from '../../../db/tables/sales/special-prices.ts'
import { sparepartOrderLines, sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'
import {
  sparepartPurchases,
  sparepartShipmentLines,
  sparepartShipments,
} from '../../../db/tables/spareparts/sparepart-shipments.ts'
import { goodsReceiptLines, goodsReceipts } from '../../../db/tables/stock/goods-receipts.ts'
import { stockAdjustmentLines, stockAdjustments } from '../../../db/tables/stock/stock-adjustments.ts'
import { transferLines, transfers } from '../../../db/tables/stock/transfers.ts'

const keyOf = (code: PgColumn, line: PgColumn) => sql`(${code} || '/' || ${line})`

type Lines = {
  table: PgTable
  key: SQL | PgColumn
  item: PgColumn
  /** The name of the item, where the line keeps it. */
  name?: PgColumn
  of: PgTable
  on: SQL
  /** Documents that may still change. What holds stock refuses the merge before anything is looked for. */
  open: SQL
}

const waiting = ['Draft', 'Submitted', 'Rejected'] as const

/** Where the lines of open documents name an item. */
const places = {
  'sales-order': {
    table: salesOrderLines,
    key: keyOf(salesOrderLines.order_code, salesOrderLines.line_no),
    item: salesOrderLines.item_code,
    name: salesOrderLines.item_name,
    of: salesOrders,
    on: eq(salesOrders.order_code, salesOrderLines.order_code),
    open: inArray(salesOrders.status, [...writableStatuses]),
  },
  'lock-stock': {
    table: lockStockLines,
    key: lockStockLines.lock_stock_order_detail_code,
    item: lockStockLines.item_code,
    of: lockStockRequests,
    on: eq(lockStockRequests.lock_stock_order_code, lockStockLines.lock_stock_order_code),
    open: inArray(lockStockRequests.status, waiting),
  },
  'special-price': {
    table: specialPriceLines,
    key: keyOf(specialPriceLines.request_code, specialPriceLines.line_no),
    item: specialPriceLines.item_code,
    of: specialPriceRequests,
    on: eq(specialPriceRequests.request_code, specialPriceLines.request_code),
    open: inArray(specialPriceRequests.status, waiting),
  },
  'goods-receipt': {
    table: goodsReceiptLines,
    key: keyOf(goodsReceiptLines.receipt_code, goodsReceiptLines.line_no),
    item: goodsReceiptLines.item_code,
    of: goodsReceipts,
    on: eq(goodsReceipts.receipt_code, goodsReceiptLines.receipt_code),
    open: inArray(goodsReceipts.status, ['Draft', 'Partial']),
  },
  adjustment: {
    table: stockAdjustmentLines,
    key: keyOf(stockAdjustmentLines.adjustment_code, stockAdjustmentLines.line_no),
    item: stockAdjustmentLines.item_code,
    of: stockAdjustments,
    on: eq(stockAdjustments.adjustment_code, stockAdjustmentLines.adjustment_code),
    open: inArray(stockAdjustments.status, waiting),
  },
  transfer: {
    table: transferLines,
    key: keyOf(transferLines.transfer_code, transferLines.line_no),
    item: transferLines.item_code,
    of: transfers,
    on: eq(transfers.transfer_code, transferLines.transfer_code),
    open: inArray(transfers.status, waiting),
  },
  'sub-dealer-order': {
    table: subDealerOrderLines,
    key: keyOf(subDealerOrderLines.po_code, subDealerOrderLines.line_no),
    item: subDealerOrderLines.item_code,
    name: subDealerOrderLines.item_name,
    of: subDealerOrders,
    on: eq(subDealerOrders.po_code, subDealerOrderLines.po_code),
    open: inArray(subDealerOrders.status, waiting),
  },
  'part-order': {
    table: sparepartOrderLines,
    key: keyOf(sparepartOrderLines.sparepart_order_code, sparepartOrderLines.line_no),
    item: sparepartOrderLines.item_code,
    name: sparepartOrderLines.item_name,
    of: sparepartOrders,
    on: eq(sparepartOrders.sparepart_order_code, sparepartOrderLines.sparepart_order_code),
    open: inArray(sparepartOrders.status, ['Draft', 'Submitted', 'Checking', 'Checked', 'Approved', 'DO_LackStock']),
  },
  'part-shipment': {
    table: sparepartShipmentLines,
    key: sql`(${sparepartShipmentLines.sparepart_order_code} || '/' || ${sparepartShipmentLines.shipment_no} || '/' || ${sparepartShipmentLines.line_no})`,
    item: sparepartShipmentLines.item_code,
    of: sparepartShipments,
    on: sql`${sparepartShipments.sparepart_order_code} = ${sparepartShipmentLines.sparepart_order_code}
      and ${sparepartShipments.shipment_no} = ${sparepartShipmentLines.shipment_no}`,
    open: eq(sparepartShipments.status, 'DO_LackStock'),
  },
} satisfies Record<string, Lines>

/** Where a merge finds each of them again. */
export const documentTables = {
  ...places,
  'part-purchase': { table: sparepartPurchases, key: sparepartPurchases.purchase_code },
  'sales-policy': { table: salesPolicies, key: salesPolicies.policy_code },
}

type Found = { kind: string; record_code: string; before: object; after: object }

/** A special price is asked for an item once in a request: such a request must be decided before its two items become one. */
export const inOneRequest = async (db: Db, from: string, into: string) => {
  const other = sql`exists (select from ${specialPriceLines} other
    where other.request_code = ${specialPriceLines.request_code} and other.item_code = ${into})`
  const { of, on, open } = places['special-price']
  const [found] = await db
    .select({ request_code: specialPriceLines.request_code })
    .from(specialPriceLines)
    .innerJoin(of, on)
    .where(and(eq(specialPriceLines.item_code, from), open, other))
    .limit(1)
  return found?.request_code
}

/** Lines of documents that are not finished. */
export const planMergedDocuments = async (db: Db, from: string, into: string): Promise<Found[]> => {
  const [kept] = await db.select().from(items).where(eq(items.item_code, into))
  const lines: Found[] = []
  for (const [kind, place] of Object.entries<Lines>(places)) {
    const found = await db
      .select({ record_code: sql<string>`${place.key}`, item_name: place.name ?? sql<null>`null` })
      .from(place.table)
      .innerJoin(place.of, place.on)
      .where(and(eq(place.item, from), place.open))
    for (const { record_code, item_name } of found) {
      const names = place.name ? [{ item_name }, { item_name: kept?.item_name ?? null }] : [{}, {}]
      const [before, after] = [
        { item_code: from, ...names[0] },
        { item_code: into, ...names[1] },
      ]
      lines.push({ kind, record_code, before, after })
    }
  }
  const purchases = await db
    .select()
    .from(sparepartPurchases)
    .where(and(eq(sparepartPurchases.item_code, from), eq(sparepartPurchases.status, 'Open')))
  const policies = await db
    .select()
    .from(salesPolicies)
    .where(and(arrayContains(salesPolicies.item_codes, [from]), sql`${salesPolicies.status} <> 'Closed'`))
  return [
    ...lines,
    ...purchases.map(({ purchase_code }) => ({
      ...{ kind: 'part-purchase', record_code: purchase_code },
      ...{ before: { item_code: from }, after: { item_code: into } },
    })),
    ...policies.map(({ policy_code, item_codes }) => ({
      ...{ kind: 'sales-policy', record_code: policy_code, before: { item_codes } },
      after: { item_codes: [...new Set(item_codes.map((code) => (code === from ? into : code)))] },
    })),
  ]
}

import type { Parsed } from '@sejuk/contract/endpoint'
import type { updateSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { exceedsMaximum, overrunOf } from '@sejuk/domain/sales/cashbacks/cashback-selection'
import { total } from '@sejuk/domain/values/money'
import type { Viewer } from '@sejuk/domain/viewers'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { ladderFor } from '../../../business/sales/ladder.ts'
import { requireOwnCashback, requireSpecialPrices } from '../../../business/sales/typed-codes.ts'
import type { Db } from '../../../db/database.ts'
import type { customers } from '../../../db/tables/customers/customers.ts'
import type { salesOrderLines, salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import { refuseChoice, refuseField } from '../../../platform/http/refuse.ts'

export type OrderForm = Omit<Parsed<typeof updateSalesOrder>, 'order_code' | 'row_version' | 'hold_purpose'>
type Line = typeof salesOrderLines.$inferInsert
export type PricedForm = Pick<
  OrderForm,
  | 'lines'
  | 'warehouse_code'
  | 'requested_delivery_date'
  | 'collect_method'
  | 'cbd_discount_percent'
  | 'extra_discount_amount'
  | 'cashback_list'
> & { price_include_tax?: 'Y' | 'N' | undefined }
type Itself = { order_code: string; customer_code: string; customer?: typeof customers.$inferSelect }

/** Prices an order by the ladder of today: what the header and the lines are stored with. */
export const priceOrder = async (
  db: Db,
  viewer: Viewer,
  { order_code, customer_code, customer }: Itself,
  form: PricedForm,
) => {
  const isVisible = orderableBy(viewer)
  const { lines, warehouse_code, requested_delivery_date, price_include_tax, ...asked } = form
  const { collect_method, cbd_discount_percent, extra_discount_amount, cashback_list } = asked
  const found = await ladderFor(db, {
    ...{ order_code, customer_code, customer, isVisible, lines, priceIncludeTax: price_include_tax },
    ...{ collect_method, cbd_discount_percent, extra_discount_amount, cashback_list },
  })
  const { ladder } = found
  // Only what may be sold.
  found.lines.forEach(({ item }, n) => {
    if (item.status !== 'Approved') refuseChoice(`lines.${n}.item_code`)
  })
  requireSpecialPrices(form, found)
  const overrun = overrunOf(cashback_list, ladder.maxAllowedCashbackAmount)
  if (overrun > 0) refuseField('cashback_list', exceedsMaximum(overrun))
  await requireOwnCashback(db, found.customer.customer_code, form)
  const header = {
    price_include_tax: found.priceIncludeTax,
    customer_is_taxable: found.customerIsTaxable,
    collect_method: found.collect_method,
    line_count: lines.length,
    total_qty: total(lines.map(({ ordered_qty }) => ordered_qty)),
    list_amount: ladder.list_amount,
    discount_amount: ladder.discount_amount,
    discount_percent: ladder.discount_percent,
    allowed_discount_amount: ladder.max_allowed_discount_include_tax,
    cashback_amount: ladder.cashback.real_rebated_cashback_amount,
    base: ladder.tax.base,
    other_base: ladder.tax.other_base,
    vat: ladder.tax.vat,
    rounding_adjustment: ladder.tax.rounding_adjustment,
    total_amount: ladder.total_amount,
    ladder: ladder.steps,
  } satisfies Partial<typeof salesOrders.$inferInsert>
  const rows = lines.map((line, n): Line => {
    const [priced, about] = [ladder.lines[n], found.lines[n]]
    const discounts = priced?.steps.filter(({ step }) => step === 'item-discount') ?? []
    return {
      ...{ order_code, line_no: n + 1, item_code: line.item_code, ordered_qty: line.ordered_qty },
      item_name: about?.item.item_name ?? line.item_code,
      business_unit_code: about?.item.business_unit_code ?? null,
      sub_items: about?.item.sub_items ?? [],
      warehouse_code: line.warehouse_code ?? warehouse_code,
      requested_delivery_date: line.requested_delivery_date ?? requested_delivery_date,
      list_price: priced?.list_price ?? 0,
      unit_price: priced?.unit_price ?? 0,
      price_rule: about?.list?.rule ?? null,
      price_code: about?.list && 'price_code' in about.list.price ? about.list.price.price_code : null,
      special_price_code: priced?.special_price_code ?? null,
      policy_code: priced?.policies[0]?.policy_code ?? null,
      item_discount_percent: line.item_discount_percent,
      item_discount_amount: total(discounts.map(({ discount }) => discount)),
      list_amount: (priced?.list_price ?? 0) * line.ordered_qty,
      discount_amount: (priced?.list_price ?? 0) * line.ordered_qty - (priced?.net_amount ?? 0),
      base: priced?.tax.base ?? 0,
      other_base: priced?.tax.other_base ?? 0,
      vat: priced?.tax.vat ?? 0,
      rounding_adjustment: priced?.tax.rounding_adjustment ?? 0,
      amount: priced?.tax.amount ?? 0,
      ladder: priced?.steps ?? [],
      lock_stock_order_detail_code: line.lock_stock_order_detail_code,
      remark: line.remark,
    }
  })
  return { header, rows, ladder, customer: found.customer, objections: found.objections }
}

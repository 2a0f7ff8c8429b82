import { taxRuleOn } from '@sejuk/domain/finance/tax'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { deliveryOrders } from '../../../db/tables/delivery/delivery-orders.ts'
import { taxRules } from '../../../db/tables/finance/tax-rules.ts'
import { salesOrders } from '../../../db/tables/sales/sales-orders.ts'
import type { invoiceOf } from './queries.ts'

export type PrintedInvoice = Awaited<ReturnType<typeof invoiceOf>>

const texts = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((one): one is string => one !== null && one !== '')),
]
/** A paper names so many; the rest is on the screen. */
const most = 6

/** What the paper says of what stands behind it: the customer's own numbers, where it went, which cashback, and the tax rule. */
export const paperFactsOf = async (db: Db, found: PrintedInvoice) => {
  const { order_codes, delivery_codes, customer_code, transaction_code, tax_date } = found
  const orders = order_codes.length
    ? await db
        .select({ po_number: salesOrders.po_number, cashback_list: salesOrders.cashback_list })
        .from(salesOrders)
        .where(inArray(salesOrders.order_code, order_codes))
        .orderBy(asc(salesOrders.order_code))
    : []
  const { detail_address, district_name, city_name } = deliveryOrders
  const places = delivery_codes.length
    ? await db
        .select({ detail_address, district_name, city_name })
        .from(deliveryOrders)
        .where(inArray(deliveryOrders.delivery_code, delivery_codes))
        .orderBy(asc(deliveryOrders.delivery_code))
    : []
  const [person] = await db
    .select({ pic_name: customers.pic_name })
    .from(customers)
    .where(eq(customers.customer_code, customer_code))
  const cashbacks = orders.flatMap(({ cashback_list }) => cashback_list.map(({ cashback_code }) => cashback_code))
  return {
    po_numbers: texts(orders.map(({ po_number }) => po_number)).slice(0, most),
    ship_to: texts(
      places.map((one) => [one.detail_address, one.district_name, one.city_name].filter(Boolean).join(', ')),
    ).slice(0, most),
    cashbacks: found.cashback_amount > 0 ? texts(cashbacks).slice(0, most) : [],
    pic_name: person?.pic_name ?? null,
    rule: taxRuleOn(await db.select().from(taxRules), transaction_code, tax_date),
  }
}
export type PaperFacts = Awaited<ReturnType<typeof paperFactsOf>>

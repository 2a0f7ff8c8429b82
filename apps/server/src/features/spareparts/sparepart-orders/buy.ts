import type { AskedPart } from '@sejuk/contract/spareparts/asked-parts'
import type * as contract from '@sejuk/contract/spareparts/buying'
import { because, labelled } from '@sejuk/domain/messages'
import type { DeliveryPlace } from '@sejuk/domain/spareparts/order-kinds'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, eq, isNull } from 'drizzle-orm'
import { orderableBy } from '../../../business/customers/orderable-customers.ts'
import { availableIn } from '../../../business/spareparts/part-facts.ts'
import { supplyOf } from '../../../business/spareparts/part-places.ts'
import type { Db } from '../../../db/database.ts'
import { serviceCentres } from '../../../db/tables/aftersales/service-centres.ts'
import { customers } from '../../../db/tables/customers/customers.ts'
import { refuse, refuseChoice, refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { addOrder } from './commands.ts'
import { amountsOf, judgeLines } from './lines.ts'
import { unitOfModel } from './unit.ts'

type Wanted = { item_code: string; quantity: number }

const asAsked = (lines: readonly Wanted[]): AskedPart[] =>
  lines.map((line) => ({ ...line, position_no: null, override_reason: null, quantity_reason: null }))

/** Every part with its price: what has none cannot be bought. */
const judgeCart = async (db: Db, viewer: Viewer, lines: readonly Wanted[], delivery_to: DeliveryPlace) => {
  const order = { order_kind: 'New_Buy' as const, work_order_number: null, sparepart_order_code: null, delivery_to }
  const judged = await judgeLines(db, { viewer, order, unit: undefined, lines: asAsked(lines) })
  for (const { item_code, price } of judged)
    if (price === 0) {
      const n = lines.findIndex((line) => line.item_code === item_code)
      refuseField(`lines.${n}.item_code`, because('part-has-no-price'))
    }
  return judged
}

export const priceCart = async ({ db, viewer, input }: RequestContext<typeof contract.priceCart>) => {
  const judged = await judgeCart(db, viewer, input.lines, input.delivery_to)
  const { goods_amount, tax_amount, shipping_amount, total_amount } = await amountsOf(db, input, judged)
  const supply = await supplyOf(db, viewer.department)
  const codes = judged.map(({ item_code }) => item_code)
  const inStock = await availableIn(db, supply ? [supply.warehouse_code] : [], codes)
  return {
    data: {
      ...{ goods_amount, tax_amount, shipping_amount, total_amount },
      lines: judged.map(({ item_code, item_name, quantity, price }) => ({
        ...{ item_code, item_name, quantity, price, available: inStock(supply?.warehouse_code, item_code) },
      })),
    },
  }
}

/** A person of a service centre buys for it. Everybody else buys for a customer, who has only one is not asked. */
const buyerOf = async (db: Db, viewer: Viewer, asked: string | null) => {
  if (viewer.asc_code) {
    const [centre] = await db.select().from(serviceCentres).where(eq(serviceCentres.asc_code, viewer.asc_code))
    if (!centre) return refuse('notFound')
    const technician_code = viewer.view_data === 'View_Data_Technician' ? viewer.usercode : null
    return { asc_code: centre.asc_code, dept_code: centre.dept_code, technician_code, customer_code: null }
  }
  const customer_code = asked ?? (viewer.customer_codes.length === 1 ? viewer.customer_codes[0] : undefined)
  if (!customer_code) return refuseChoice('customer_code')
  const isOwn = and(eq(customers.customer_code, customer_code), isNull(customers.merged_into), orderableBy(viewer))
  const [customer] = await db.select().from(customers).where(isOwn)
  if (!customer) return refuseChoice('customer_code')
  return { asc_code: null, dept_code: customer.dept_code, technician_code: null, customer_code }
}

export const buySpareparts = async (context: RequestContext<typeof contract.buySpareparts>) => {
  const { db, viewer, input } = context
  const { delivery_to, delivery_address, remark } = input
  const buyer = await buyerOf(db, viewer, input.customer_code)
  if (delivery_to === 'ASC' && !buyer.asc_code) refuseChoice('delivery_to')
  if (delivery_to === 'Customer_Site' && !delivery_address)
    refuseField('delivery_address', because('required', { label: labelled('delivery-address') }))
  await judgeCart(db, viewer, input.lines, delivery_to)
  const unit = input.item_code ? await unitOfModel(db, input.item_code) : undefined
  if (input.item_code && !unit) refuseChoice('item_code')
  const head = { ...buyer, order_kind: 'New_Buy' as const, delivery_to, delivery_address, remark }
  return { data: { sparepart_order_code: await addOrder(context, head, unit, asAsked(input.lines)) } }
}

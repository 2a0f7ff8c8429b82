import type { AskedPart } from '@sejuk/contract/spareparts/asked-parts'
import { taxInAmount, taxRuleOn, untaxed } from '@sejuk/domain/finance/tax'
import { because } from '@sejuk/domain/messages'
import { merged, partObjection, shippingOf, termsOfPart } from '@sejuk/domain/spareparts/part-rules'
import type { Viewer } from '@sejuk/domain/viewers'
import { eq } from 'drizzle-orm'
import { listPrices, repeatsOn, sparePartsAmong } from '../../../business/spareparts/part-facts.ts'
import type { Db } from '../../../db/database.ts'
import { taxRules } from '../../../db/tables/finance/tax-rules.ts'
import { sparepartOrderLines as lines, type sparepartOrders } from '../../../db/tables/spareparts/sparepart-orders.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import { type AskedUnit, builtInto, serialOfUnit, warrantyFor } from './unit.ts'

export type Order = typeof sparepartOrders.$inferSelect
type Line = typeof lines.$inferInsert
/** The transaction code of ordinary sales. */
const ordinaryTax = '04'

type Asked = {
  viewer: Viewer
  order: Pick<Order, 'order_kind' | 'work_order_number' | 'delivery_to'> & { sparepart_order_code: string | null }
  unit: AskedUnit | undefined
  lines: readonly AskedPart[]
  /** What the order holds already: a part outside the model was agreed on then. */
  before?: readonly (AskedPart & { is_outside_model: boolean })[]
}

/** What each asked part is: in the model or not, free or not, at which price, and whether it failed before. */
export const judgeLines = async (db: Db, { viewer, order, unit, lines: asked, before = [] }: Asked) => {
  const today = companyToday()
  const wanted = merged(asked)
  const codes = wanted.map(({ item_code }) => item_code)
  const known = await sparePartsAmong(db, codes)
  // Whoever buys without a work order buys what they like, as many as they like.
  const parts = unit && order.order_kind !== 'New_Buy' ? await builtInto(db, unit) : []
  const warranty = unit && (await warrantyFor(db, unit, today))
  const prices = await listPrices(db, codes, today)
  const repeats = await repeatsOn(db, unit ? serialOfUnit(unit) : null, codes, today, order)
  const mayOverride = viewer.permission.has('Sparepart-Order-Override')
  const agreed = new Set(before.flatMap(({ is_outside_model, item_code }) => (is_outside_model ? [item_code] : [])))
  const placeOf = (code: string) => asked.findIndex(({ item_code }) => item_code === code)
  return wanted.map((line, n) => {
    const item = known.get(line.item_code)
    const at = `lines.${placeOf(line.item_code)}`
    if (!item) return refuseField(`${at}.item_code`, because('part-not-a-spare-part'))
    const inModel = parts.find(({ sparepart_item_code }) => sparepart_item_code === line.item_code)
    const objection = partObjection(line, inModel, {
      hasModel: parts.length > 0,
      mayOverride: mayOverride || agreed.has(line.item_code),
    })
    if (objection) refuseField(`${at}.${objection.field}`, objection.message)
    const terms = warranty
      ? termsOfPart(warranty, inModel?.is_compressor ?? false, today)
      : { warranty_part: 'sparepart' as const, until: null, is_free: false }
    const isCounter = order.order_kind === 'In_Warranty' && order.work_order_number === null
    if (isCounter && !terms.is_free)
      refuseField(
        `${at}.item_code`,
        terms.until ? because('part-warranty-ended', { date: terms.until }) : because('part-warranty-unknown'),
      )
    const is_free = order.order_kind !== 'Stock' && order.order_kind !== 'New_Buy' && terms.is_free
    return {
      ...{ line_no: n + 1, item_code: line.item_code, item_name: item.item_name },
      position_no: line.position_no ?? inModel?.position_no ?? null,
      ...{ quantity: line.quantity, quantity_reason: line.quantity_reason },
      ...{ warranty_part: terms.warranty_part, warranty_until: terms.until },
      is_free,
      price: prices.get(line.item_code) ?? 0,
      repeat_days: repeats.get(line.item_code) ?? null,
      is_outside_model: parts.length > 0 && !inModel,
      override_reason: line.override_reason,
      // Who pays for the new part keeps the old one.
      is_returnable: is_free && (item.is_returnable ?? false),
      weight: (item.weight_kg ?? 1) * line.quantity,
    }
  })
}
type Judged = Awaited<ReturnType<typeof judgeLines>>[number]

/** The sums of an order: the tax within the price, and the sending. */
export const amountsOf = async (db: Db, order: Pick<Order, 'delivery_to'>, judged: readonly Judged[]) => {
  const today = companyToday()
  const rules = await db.select().from(taxRules).where(eq(taxRules.transaction_code, ordinaryTax))
  const rule = taxRuleOn(rules, ordinaryTax, today)
  const paid = judged.filter(({ is_free }) => !is_free)
  const sum = (of: readonly Judged[]) => of.reduce((all, { price, quantity }) => all + price * quantity, 0)
  const goods_amount = sum(paid)
  const tax_amount = paid.reduce((all, { price, quantity }) => {
    const amount = price * quantity
    return all + (rule ? taxInAmount(rule, amount) : untaxed(amount)).vat
  }, 0)
  const kilos = paid.reduce((all, { weight }) => all + weight, 0)
  const shipping_amount = shippingOf(order.delivery_to, kilos, paid.length > 0)
  return {
    ...{ goods_amount, tax_amount, shipping_amount, total_amount: goods_amount + shipping_amount },
    free_amount: sum(judged.filter(({ is_free }) => is_free)),
    line_count: judged.length,
    part_name: judged[0]?.item_name ?? null,
    has_repeat: judged.some(({ repeat_days }) => repeat_days !== null),
  }
}

export const writeLines = async (db: Db, sparepart_order_code: string, judged: readonly Judged[]) => {
  await db.delete(lines).where(eq(lines.sparepart_order_code, sparepart_order_code))
  if (judged.length)
    await db
      .insert(lines)
      .values(judged.map(({ weight: _weight, ...line }): Line => ({ ...line, sparepart_order_code })))
}

/** With a work order the kind follows from the parts: all free, or some paid. */
export const kindOf = (order: Pick<Order, 'order_kind' | 'work_order_number'>, judged: readonly Judged[]) => {
  if (order.work_order_number === null) return order.order_kind
  return judged.every(({ is_free }) => is_free) ? ('In_Warranty' as const) : ('Out_Warranty' as const)
}

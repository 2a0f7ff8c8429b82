import type { WarrantyFound } from '../catalogue/warranty.ts'
import type { WarrantyPart } from '../catalogue/warranty-policies.ts'
import { because, type Message } from '../messages.ts'
import type { DeliveryPlace } from './order-kinds.ts'

/** The same part on the same serial number within so many days is a repeated failure. */
export const repeatDays = 90
/** More than so many times the number in the unit needs a reason. */
export const mostTimes = 2
export const mostOfPart = 99
export const mostParts = 50

export type PartTerms = { warranty_part: WarrantyPart; until: string | null; is_free: boolean }

/** Whether a part is free today: a compressor by its own months, everything else by those of parts. */
export const termsOfPart = (
  found: Pick<WarrantyFound, 'state' | 'parts_until' | 'compressor_until'>,
  is_compressor: boolean,
  today: string,
): PartTerms => {
  const warranty_part = is_compressor ? 'compressor' : 'sparepart'
  const until = is_compressor ? found.compressor_until : found.parts_until
  const isDecided = found.state === 'In_Warranty' || found.state === 'Expired'
  return { warranty_part, until, is_free: isDecided && until !== null && today <= until }
}

export type AskedPart = { quantity: number; override_reason: string | null; quantity_reason: string | null }
export type KnownPart = { qty: number } | undefined

/** What is wrong with a line: the field and the sentence. A part outside the model is for who may override, with a reason. */
export const partObjection = (
  asked: AskedPart,
  inModel: KnownPart,
  { hasModel, mayOverride }: { hasModel: boolean; mayOverride: boolean },
): { field: 'item_code' | 'override_reason' | 'quantity_reason'; message: Message } | undefined => {
  if (hasModel && !inModel) {
    if (!mayOverride) return { field: 'item_code', message: because('part-not-of-model') }
    if (!asked.override_reason) return { field: 'override_reason', message: because('part-outside-needs-reason') }
  }
  if (inModel && asked.quantity > inModel.qty * mostTimes && !asked.quantity_reason)
    return { field: 'quantity_reason', message: because('part-quantity-needs-reason', { n: inModel.qty * mostTimes }) }
  return undefined
}

/** The same part twice in one order is one line. */
export const merged = <Line extends { item_code: string; quantity: number }>(lines: readonly Line[]): Line[] => {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const before = found.get(line.item_code)
    found.set(line.item_code, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...found.values()]
}

const firstKilo = 20_000
const furtherKilo = 8_000

/** What sending costs the buyer: free in warranty, to a centre and at the counter. */
export const shippingOf = (delivery_to: DeliveryPlace, kilos: number, isPaid: boolean) => {
  if (!isPaid || delivery_to !== 'Customer_Site') return 0
  return firstKilo + Math.max(0, Math.ceil(kilos) - 1) * furtherKilo
}

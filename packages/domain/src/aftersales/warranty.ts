import { addDays, isDay } from '../dates.ts'
import type { Warranty } from './tickets.ts'

type Terms = { parts: number; compressor: number }

/** Months, by what kind of unit it is. */
const termsByCategory: Readonly<Record<string, Terms>> = {
  SPL: { parts: 36, compressor: 60 },
  INV: { parts: 36, compressor: 120 },
  MLT: { parts: 36, compressor: 120 },
  CST: { parts: 24, compressor: 60 },
  DCT: { parts: 24, compressor: 60 },
  FLS: { parts: 24, compressor: 60 },
  VRO: { parts: 24, compressor: 60 },
  VRI: { parts: 24, compressor: 60 },
  WPU: { parts: 12, compressor: 36 },
}
const otherwise: Terms = { parts: 12, compressor: 12 }

/** Assumed time in a shop when the purchase date is unknown. */
export const shelfDays = 90

/** The same day so many months later, or the month's last. */
export const addMonths = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return [
    String(toYear).padStart(4, '0'),
    ...[toMonth, Math.min(date, last)].map((n) => String(n).padStart(2, '0')),
  ].join('-')
}

/** Why a unit is covered, is not covered, or cannot be decided. */
export const warrantyReasons = [
  'from_purchase',
  'from_delivery',
  'compressor_only',
  'expired',
  'not_delivered',
  'returned',
  'unknown_serial',
  'no_serial',
] as const
export type WarrantyReason = (typeof warrantyReasons)[number]

export type KnownUnit = { category_code: string; delivered_date: string | null; is_returned: boolean }
export type WarrantyFound = {
  warranty: Warranty
  reason: WarrantyReason
  starts: string | null
  parts_until: string | null
  compressor_until: string | null
}

const unknown = (reason: WarrantyReason): WarrantyFound => ({
  warranty: 'Unknown',
  reason,
  starts: null,
  parts_until: null,
  compressor_until: null,
})

type Asked = {
  /** What we know of the serial number; null where we know none such. */
  unit: KnownUnit | null
  has_serial: boolean
  /** As the proof of purchase has it. */
  purchase_date: string | null
  category_code?: string | null
}

/** Starts at the proven purchase, else at the delivery plus the assumed time in a shop. */
export const warrantyOf = ({ unit, has_serial, purchase_date, category_code }: Asked, today: string): WarrantyFound => {
  if (unit?.is_returned) return unknown('returned')
  if (!unit && has_serial) return unknown('unknown_serial')
  const bought = purchase_date && isDay(purchase_date) && purchase_date <= today ? purchase_date : null
  if (!unit && !bought) return unknown('no_serial')
  if (unit && !unit.delivered_date) return unknown('not_delivered')
  const starts = bought ?? addDays(unit?.delivered_date ?? today, shelfDays)
  const terms = termsByCategory[unit?.category_code ?? category_code ?? ''] ?? otherwise
  const [parts_until, compressor_until] = [addMonths(starts, terms.parts), addMonths(starts, terms.compressor)]
  const found = { starts, parts_until, compressor_until }
  if (today <= parts_until)
    return { ...found, warranty: 'In_Warranty', reason: bought ? 'from_purchase' : 'from_delivery' }
  return {
    ...found,
    warranty: 'Out_of_Warranty',
    reason: today <= compressor_until ? 'compressor_only' : 'expired',
  }
}

/** A ticket is as well covered as the best of its units. */
export const bestWarranty = (found: readonly Warranty[]): Warranty =>
  (['In_Warranty', 'Out_of_Warranty'] as const).find((one) => found.includes(one)) ?? 'Unknown'

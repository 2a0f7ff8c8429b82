import type { Warranty } from '../aftersales/tickets/tickets.ts'
import { addDays, daysFrom, isDay } from '../values/dates.ts'
import type { SerialStatus } from './serial-numbers.ts'
import {
  policyRank,
  type StartBasis,
  type WarrantyPart,
  type WarrantyPolicy,
  warrantyParts,
} from './warranty-policies.ts'

/** Assumed time in a shop when nobody knows when the unit was bought. */
export const shelfDays = 90
/** Where neither the item nor a policy says anything. */
const otherwiseMonths = 12

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

const startReasons = {
  purchase: 'from_purchase',
  retail: 'from_retail',
  install: 'from_installation',
  invoice: 'from_invoice',
  delivery: 'from_delivery',
  production: 'from_production',
} as const satisfies Record<StartBasis, string>

/** What takes the warranty away from a unit that had one. */
export const voidReasons = ['returned', 'replaced', 'scrapped', 'not_registered'] as const
export type VoidReason = (typeof voidReasons)[number]

/** Why a unit is covered, is not covered, or cannot be decided. */
export const warrantyReasons = [
  ...Object.values(startReasons),
  'from_card',
  'from_replaced',
  'compressor_only',
  'expired',
  'not_delivered',
  ...voidReasons,
  'unknown_serial',
  'no_serial',
] as const
export type WarrantyReason = (typeof warrantyReasons)[number]

/** In warranty, expired, void with a reason, or not to be decided yet. */
export const warrantyStates = ['In_Warranty', 'Expired', 'Void', 'Not_Registered', 'Unknown'] as const
export type WarrantyState = (typeof warrantyStates)[number]

export type KnownUnit = {
  brand_code?: string | null
  category_code: string
  item_code?: string | null
  status?: SerialStatus
  is_returned: boolean
  delivered_date: string | null
  produced_date?: string | null
  invoiced_date?: string | null
  retail_date?: string | null
  installed_date?: string | null
}

/** What the item says about itself. */
export type ItemTerms = {
  item_code: string
  warranty_sparepart_months: number
  warranty_compressor_months: number
  warranty_policy_code?: string | null
}

export type CardTerms = {
  start_date: string
  sparepart_until: string
  compressor_until: string
  /** Taken over from the unit that it replaced. */
  is_inherited?: boolean
}

export type WarrantyAsked = {
  /** What we know of the serial number; null where we know none such. */
  unit: KnownUnit | null
  has_serial: boolean
  /** As the proof of purchase has it. */
  purchase_date: string | null
  category_code?: string | null
  /** The item of the unit, where we know it. */
  item?: ItemTerms | null
  policies: readonly WarrantyPolicy[]
  /** Whether a consumer registered it; some policies ask for that. */
  is_registered?: boolean
  /** What the project's warranty card says: it decides before every policy. */
  card?: CardTerms | null
}

/** The warranty of one part: from when, how long and by which policy. */
export type PartWarranty = {
  part: WarrantyPart
  months: number
  starts: string
  /** Null: this part has no warranty. */
  until: string | null
  /** Below 0 once it is over. */
  days_left: number | null
  basis: StartBasis
  policy_code: string | null
}

export type WarrantyFound = {
  warranty: Warranty
  state: WarrantyState
  reason: WarrantyReason
  void_reasons: VoidReason[]
  starts: string | null
  parts_until: string | null
  compressor_until: string | null
  parts: PartWarranty[]
}

const undecided = (reason: WarrantyReason, state: WarrantyState, void_reasons: VoidReason[] = []): WarrantyFound => ({
  warranty: 'Unknown',
  state,
  reason,
  void_reasons,
  starts: null,
  parts_until: null,
  compressor_until: null,
  parts: [],
})

type Start = { day: string; basis: StartBasis }

/** The day a policy counts from: its own basis, else a proven purchase, else the delivery and the time in a shop. */
const startOf = (
  { start_basis, start_days }: Pick<WarrantyPolicy, 'start_basis' | 'start_days'>,
  unit: KnownUnit | null,
  bought: string | null,
): Start | undefined => {
  const days: Partial<Record<StartBasis, string | null | undefined>> = {
    purchase: bought,
    retail: unit?.retail_date,
    install: unit?.installed_date,
    invoice: unit?.invoiced_date,
    production: unit?.produced_date && addDays(unit.produced_date, start_days),
  }
  const own = days[start_basis]
  if (own) return { day: own, basis: start_basis }
  if (bought && (start_basis !== 'delivery' || !unit)) return { day: bought, basis: 'purchase' }
  const shelf = start_basis === 'production' ? shelfDays : start_days
  return unit?.delivered_date ? { day: addDays(unit.delivered_date, shelf), basis: 'delivery' } : undefined
}

const standardStart = { start_basis: 'purchase', start_days: shelfDays } as const

type Chosen = { start: Start; policy: WarrantyPolicy | null }

/** The narrowest policy that reaches the unit and is valid on the day it would count from. */
const chosenFor = (part: WarrantyPart, asked: WarrantyAsked, bought: string | null): Chosen | undefined => {
  const { unit, item, category_code, policies } = asked
  const of = {
    brand_code: unit?.brand_code ?? null,
    category_code: unit?.category_code ?? category_code ?? null,
    item_code: unit?.item_code ?? item?.item_code ?? null,
    policy_code: item?.warranty_policy_code ?? null,
  }
  const ranked = policies
    .filter((policy) => policy.part === part)
    .flatMap((policy) => {
      const rank = policyRank(policy, of)
      return rank === undefined ? [] : [{ policy, rank }]
    })
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        b.policy.valid_from.localeCompare(a.policy.valid_from) ||
        a.policy.policy_code.localeCompare(b.policy.policy_code),
    )
  for (const { policy } of ranked) {
    const start = startOf(policy, unit, bought)
    if (start && policy.valid_from <= start.day && (policy.valid_to === null || start.day <= policy.valid_to))
      return { start, policy }
  }
  const start = startOf(standardStart, unit, bought)
  return start && { start, policy: null }
}

/** A policy made for the item wins; else the item's own months; else those of a wider policy. */
const monthsOf = (part: WarrantyPart, policy: WarrantyPolicy | null, item: ItemTerms | null | undefined) => {
  const isOwn = policy && (policy.item_code !== null || policy.policy_code === item?.warranty_policy_code)
  if (!isOwn && item) return part === 'sparepart' ? item.warranty_sparepart_months : item.warranty_compressor_months
  return policy?.months ?? otherwiseMonths
}

/** The one answer to whether a unit is covered, of which part until when, and why. */
export const warrantyOf = (asked: WarrantyAsked, today: string): WarrantyFound => {
  const { unit, has_serial, purchase_date } = asked
  const gone = [
    ...(unit?.is_returned ? (['returned'] as const) : []),
    ...(unit?.status === 'Replaced' ? (['replaced'] as const) : []),
    ...(unit?.status === 'Scrapped' ? (['scrapped'] as const) : []),
  ]
  if (gone[0]) return undecided(gone[0], 'Void', gone)
  if (asked.card) return byCard(asked.card, today)
  if (!unit && has_serial) return undecided('unknown_serial', 'Unknown')
  const bought = purchase_date && isDay(purchase_date) && purchase_date <= today ? purchase_date : null
  if (!unit && !bought) return undecided('no_serial', 'Unknown')
  if (unit && !unit.delivered_date) return undecided('not_delivered', 'Unknown')
  const chosen = warrantyParts.map((part) => ({ part, found: chosenFor(part, asked, bought) }))
  if (asked.is_registered === false && chosen.some(({ found }) => found?.policy?.needs_registration))
    return undecided('not_registered', 'Not_Registered', ['not_registered'])
  const parts = chosen.flatMap(({ part, found }): PartWarranty[] => {
    if (!found) return []
    const months = monthsOf(part, found.policy, asked.item)
    const until = months > 0 ? addMonths(found.start.day, months) : null
    return [
      {
        part,
        months,
        until,
        starts: found.start.day,
        days_left: until === null ? null : daysFrom(today, until),
        basis: found.start.basis,
        policy_code: found.policy?.policy_code ?? null,
      },
    ]
  })
  return judged(parts, today)
}

/** An issued card says both ends itself. */
const byCard = (card: CardTerms, today: string): WarrantyFound => {
  const { start_date, sparepart_until, compressor_until, is_inherited = false } = card
  const part = (name: WarrantyPart, until: string): PartWarranty => ({
    ...{ part: name, months: 0, starts: start_date, until, days_left: daysFrom(today, until) },
    ...{ basis: 'install', policy_code: null },
  })
  const found = judged([part('sparepart', sparepart_until), part('compressor', compressor_until)], today)
  return found.warranty === 'In_Warranty' ? { ...found, reason: is_inherited ? 'from_replaced' : 'from_card' } : found
}

const judged = (parts: PartWarranty[], today: string): WarrantyFound => {
  const [sparepart, compressor] = warrantyParts.map((part) => parts.find((one) => one.part === part))
  const found = {
    starts: sparepart?.starts ?? null,
    parts_until: sparepart?.until ?? null,
    compressor_until: compressor?.until ?? null,
    void_reasons: [],
    parts,
  }
  if (sparepart?.until && today <= sparepart.until)
    return { ...found, warranty: 'In_Warranty', state: 'In_Warranty', reason: startReasons[sparepart.basis] }
  const isCompressorCovered = Boolean(compressor?.until && today <= compressor.until)
  return {
    ...found,
    warranty: 'Out_of_Warranty',
    state: isCompressorCovered ? 'In_Warranty' : 'Expired',
    reason: isCompressorCovered ? 'compressor_only' : 'expired',
  }
}

import { metresBetween } from '../masters/offices.ts'
import type { Risk } from './attendance.ts'

export const visitPurposes = [
  'order',
  'collection',
  'stock',
  'display',
  'price',
  'complaint',
  'training',
  'opening',
] as const
export type VisitPurpose = (typeof visitPurposes)[number]

export const visitStatuses = ['Draft', 'Submitted', 'Approved', 'Rejected', 'Deleted'] as const
export type VisitStatus = (typeof visitStatuses)[number]

export const collectMethods = ['cash', 'transfer', 'cheque'] as const
export type CollectMethod = (typeof collectMethods)[number]

/** What is looked at in a shop. */
export const displayChecks = [
  'has_unit',
  'is_clean',
  'has_price',
  'has_promo',
  'has_brochure',
  'is_switched_on',
] as const
export type DisplayCheck = (typeof displayChecks)[number]

/** Photos hang on a visit by the key that the phone gave it. */
export const visitModule = 'visit'
export const visitPhotos = ['shop', 'pin', 'display', 'price', 'cheque'] as const
export type VisitPhoto = (typeof visitPhotos)[number]

export const nearMetres = 300
export const countsAfterMinutes = 5
export const longestMinutes = 8 * 60
export const editableHours = 24
export const mostStops = 40
export const mostLines = 50
export const furthestPlanDays = 92

type Point = { lat: number; lng: number }

const hasPin = (pin: { lat: number | null; lng: number | null }): pin is Point => pin.lat !== null && pin.lng !== null

/** Metres to the pin of the place; nothing where it has none. */
export const metresToPin = (pin: { lat: number | null; lng: number | null }, at: Point) =>
  hasPin(pin) ? metresBetween(pin, at) : null

/** Without a pin nobody can be near it: the visit proposes one. */
export const isNear = (metres: number | null) => metres !== null && metres <= nearMetres

export const visitMinutes = (in_at: string, out_at: string) =>
  Math.max(0, Math.floor((Date.parse(out_at) - Date.parse(in_at)) / 60_000))

const grave: readonly Risk[] = ['mock_location', 'impossible_speed']

/** Near, long enough and without a grave doubt counts at once; the rest waits for a supervisor. */
export const outcomeOf = ({
  in_range,
  minutes,
  risk,
}: {
  in_range: boolean
  minutes: number
  risk: readonly string[]
}): Extract<VisitStatus, 'Submitted' | 'Approved'> =>
  in_range && minutes >= countsAfterMinutes && minutes <= longestMinutes && !grave.some((one) => risk.includes(one))
    ? 'Approved'
    : 'Submitted'

export const isEditable = (out_at: string | null, now: number) =>
  out_at === null || now - Date.parse(out_at) <= editableHours * 3_600_000

export type VisitFacts = {
  last_visit_date: string | null
  overdue_amount: number
  cashback_remain: number
  /** Of the cashback that ends first. */
  cashback_ends: string | null
  /** Pieces at the last count, nothing where nobody counted. */
  stock: number | null
}
export type VisitReason =
  | { why: 'never' }
  | { why: 'days'; days: number }
  | { why: 'overdue'; amount: number }
  | { why: 'cashback'; amount: number; day: string }
  | { why: 'stock'; pieces: number }
export const visitReasons = ['never', 'days', 'overdue', 'cashback', 'stock'] as const

export const staleDays = 21
export const cashbackWithinDays = 30
export const fewPieces = 3

const dayMs = 86_400_000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Why a place should be visited, the weightiest first. */
export const reasonsToVisit = (facts: VisitFacts, today: string): VisitReason[] => {
  const { last_visit_date, overdue_amount, cashback_remain, cashback_ends, stock } = facts
  const days = last_visit_date === null ? undefined : daysBetween(last_visit_date, today)
  const ends = cashback_ends === null ? undefined : daysBetween(today, cashback_ends)
  return [
    ...(overdue_amount > 0 ? [{ why: 'overdue', amount: overdue_amount } as const] : []),
    ...(cashback_ends !== null && ends !== undefined && ends >= 0 && ends <= cashbackWithinDays && cashback_remain > 0
      ? [{ why: 'cashback', amount: cashback_remain, day: cashback_ends } as const]
      : []),
    ...(stock !== null && stock < fewPieces ? [{ why: 'stock', pieces: stock } as const] : []),
    ...(days === undefined ? [{ why: 'never' } as const] : days >= staleDays ? [{ why: 'days', days } as const] : []),
  ]
}

const detour = 1.4
const kmAnHour = 30
const usualMinutes = 35

/** How far the stops are in their order, from where one is, and how long all of it takes. */
export const routeOf = (stops: readonly { lat: number | null; lng: number | null }[], from?: Point) => {
  const points = stops.filter(hasPin)
  const way = from ? [from, ...points] : points
  const straight = way.slice(1).reduce((sum, point, n) => sum + metresBetween(way[n] ?? point, point), 0)
  const metres = Math.round(straight * detour)
  return { metres, minutes: Math.round((metres / 1000 / kmAnHour) * 60) + stops.length * usualMinutes }
}

/** Nearest next: a start that a person changes by hand. */
export const byDistance = <Stop extends { lat: number | null; lng: number | null }>(
  stops: readonly Stop[],
  from: Point,
): Stop[] => {
  const left = stops.filter((stop) => hasPin(stop))
  const ordered: Stop[] = []
  let at = from
  while (left.length > 0) {
    const next = left.reduce((best, one) => ((metresToPin(one, at) ?? 0) < (metresToPin(best, at) ?? 0) ? one : best))
    ordered.push(...left.splice(left.indexOf(next), 1))
    at = { lat: next.lat ?? 0, lng: next.lng ?? 0 }
  }
  return [...ordered, ...stops.filter((stop) => !hasPin(stop))]
}

/** Of what was planned, how much was done. Nothing planned has no rate. */
export const hitRate = (planned: number, done: number) => (planned === 0 ? null : Math.round((100 * done) / planned))

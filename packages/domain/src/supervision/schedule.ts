import { metresBetween } from '../masters/offices.ts'
import { because } from '../messages.ts'
import type { SiteSettings } from '../platform/site-settings.ts'
import { isSunday } from '../values/dates.ts'
import type { visitSlots } from './supervision-statuses.ts'

type Place = { lat: number; lng: number }
export type VisitSlot = (typeof visitSlots)[number]

/** Roads are longer than the straight line, and traffic is slow. */
export type Travel = Pick<SiteSettings['supervision'], 'road_percent' | 'km_per_hour'>
export const travelMinutes = (from: Place, to: Place, { road_percent, km_per_hour }: Travel) =>
  Math.round(((metresBetween(from, to) / 1000) * (road_percent / 100) * 60) / km_per_hour)

export const slotsOverlap = (one: VisitSlot, other: VisitSlot) => {
  const [from = '', to = ''] = one.split('~')
  const [otherFrom = '', otherTo = ''] = other.split('~')
  return from < otherTo && otherFrom < to
}

export const visitWarnings = ['sunday', 'holiday', 'clash', 'travel'] as const
export type VisitWarning = (typeof visitWarnings)[number]
/** The time between the morning and the afternoon slot. */
const betweenSlots = 90

type Stops = Pick<SiteSettings['supervision'], 'stops_clash' | 'stops_sunday'>
/** What the settings make a stop of a warning. */
export const stoppedBy = (warnings: readonly VisitWarning[], { stops_clash, stops_sunday }: Stops) => {
  if (stops_sunday && warnings.includes('sunday')) return because('visit-sunday')
  return stops_clash && warnings.includes('clash') ? because('visit-clash') : undefined
}

type Visit = Place & { visit_date: string; time_slot: VisitSlot }

/** What speaks against a visit without forbidding it; `others` are those of the same person on that day. */
export const warningsOf = (
  visit: Visit,
  others: readonly Visit[],
  isFree: (day: string) => boolean,
  travel: Travel,
): VisitWarning[] => {
  const sameDay = others.filter(({ visit_date }) => visit_date === visit.visit_date)
  const warnings: VisitWarning[] = []
  if (isSunday(visit.visit_date)) warnings.push('sunday')
  if (isFree(visit.visit_date)) warnings.push('holiday')
  if (sameDay.some(({ time_slot }) => slotsOverlap(time_slot, visit.time_slot))) warnings.push('clash')
  else if (sameDay.some((other) => travelMinutes(other, visit, travel) > betweenSlots)) warnings.push('travel')
  return warnings
}

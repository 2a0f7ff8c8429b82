import type { TicketUnit } from './bonus-tickets.ts'

/** The automatic checks of a submitted ticket. */
export const bonusChecks = [
  'serial_known',
  'serial_delivered',
  'pair_matches',
  'not_claimed_before',
  'photo_not_reused',
  'distance',
  'customer_phone',
  'daily_rate',
  'device_not_shared',
  'not_by_centre',
] as const
export type BonusCheck = (typeof bonusChecks)[number]

/** green: fine. amber: review. red: needs an explanation. */
export const flagTones = ['green', 'amber', 'red'] as const
export type FlagTone = (typeof flagTones)[number]
export type BonusFlag = {
  check: BonusCheck
  tone: FlagTone
  /** What it is about: serial numbers, tickets, metres. */
  details: string[]
}

export type SerialFacts = {
  serial_number: string
  set_item_code: string | null
  unit_kind: 'Indoor' | 'Outdoor' | 'Unit'
  delivered_date: string | null
  is_returned: boolean
}
export type CheckFacts = {
  install_date: string
  units: readonly TicketUnit[]
  serials: readonly SerialFacts[]
  /** Denied tickets that once claimed the same serial numbers. */
  deniedBefore: readonly string[]
  /** Tickets that show the same photos. */
  samePhotos: readonly string[]
  /** Metres between the photos' location and the customer's pin. */
  distance: number | null
  customer_phone: string | null
  installer_phone: string
  /** Of this installer on that day, this ticket included. */
  unitsThatDay: number
  /** Other installers who recently signed in on the same phone. */
  onSamePhone: readonly string[]
  /** Work orders by which a service centre installs the same units. */
  byCentre: readonly string[]
}

export const farMetres = 1000
export const veryFarMetres = 10_000
export const mostUnitsADay = 6
/** A phone may be lent to one colleague; more hands than that are looked at. */
export const mostOnOnePhone = 2

const flag = (check: BonusCheck, tone: FlagTone, details: readonly string[] = []): BonusFlag => ({
  check,
  tone,
  details: [...new Set(details)],
})
const redIf = (check: BonusCheck, details: readonly string[]) => flag(check, details.length ? 'red' : 'green', details)

/** One answer to every check, in their order. */
export const checkTicket = (facts: CheckFacts): BonusFlag[] => {
  const known = new Map(facts.serials.map((one) => [one.serial_number, one]))
  const given = facts.units.flatMap(({ serial_indoor, serial_outdoor }) =>
    [serial_indoor, serial_outdoor].filter((one) => one !== null),
  )
  const unknown = given.filter((serial) => !known.has(serial))
  const undelivered = given.filter((serial) => {
    const one = known.get(serial)
    return one && (one.delivered_date === null || one.delivered_date > facts.install_date || one.is_returned)
  })
  const mismatched = facts.units.flatMap(({ serial_indoor, serial_outdoor }) => {
    const [inside, outside] = [known.get(serial_indoor ?? ''), known.get(serial_outdoor ?? '')]
    const isWrongSide = inside?.unit_kind === 'Outdoor' || outside?.unit_kind === 'Indoor'
    const isOtherSet = inside && outside && inside.set_item_code !== outside.set_item_code
    return isWrongSide || isOtherSet ? [[serial_indoor, serial_outdoor].filter(Boolean).join(' + ')] : []
  })
  return [
    redIf('serial_known', unknown),
    redIf('serial_delivered', undelivered),
    redIf('pair_matches', mismatched),
    flag('not_claimed_before', facts.deniedBefore.length ? 'amber' : 'green', facts.deniedBefore),
    redIf('photo_not_reused', facts.samePhotos),
    distanceFlag(facts.distance),
    redIf('customer_phone', facts.customer_phone === facts.installer_phone ? [facts.installer_phone] : []),
    flag('daily_rate', facts.unitsThatDay > mostUnitsADay ? 'amber' : 'green', [String(facts.unitsThatDay)]),
    flag('device_not_shared', facts.onSamePhone.length + 1 > mostOnOnePhone ? 'amber' : 'green', facts.onSamePhone),
    redIf('not_by_centre', facts.byCentre),
  ]
}

/** Without a location the check is amber. */
const distanceFlag = (metres: number | null) => {
  if (metres === null) return flag('distance', 'amber')
  const tone = metres > veryFarMetres ? 'red' : metres > farMetres ? 'amber' : 'green'
  return flag('distance', tone, [String(Math.round(metres))])
}

export const worstTone = (flags: readonly BonusFlag[]): FlagTone =>
  flags.some(({ tone }) => tone === 'red') ? 'red' : flags.some(({ tone }) => tone === 'amber') ? 'amber' : 'green'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const earthMetres = 6_371_000

/** Along the ground, in metres. */
export const metresBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(h)))
}

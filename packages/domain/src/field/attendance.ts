import { metresBetween } from '../masters/offices.ts'

export const checkKinds = ['in', 'out'] as const
export type CheckKind = (typeof checkKinds)[number]

/** Where somebody checks in. Inside an office's radius it is always the office. */
export const checkPlaces = ['office', 'customer', 'project', 'home', 'trip'] as const
export type CheckPlace = (typeof checkPlaces)[number]
export const outsidePlaces = ['customer', 'project', 'home', 'trip'] as const satisfies readonly CheckPlace[]

/** Shown to the user in the same words as to HR. */
export const risks = [
  'mock_location',
  'inaccurate',
  'impossible_speed',
  'repeated_position',
  'clock_wrong',
  'clock_unproven',
  'new_device',
  'no_selfie',
] as const
export type Risk = (typeof risks)[number]

export const checkStatuses = ['Submitted', 'Approved', 'Rejected'] as const
export type CheckStatus = (typeof checkStatuses)[number]

/** A selfie, from the camera alone, hangs on the check by the key that the phone gave it. */
export const attendanceModule = 'attendance'
export const selfie = 'selfie'

/** The text that a user agrees to before any position is taken. A new text asks again. */
export const consentVersion = 1
export const keptMonths = 24

const minute = 60_000
export const freshSeconds = 30
export const doubleTapMinutes = 2
/** What is sent later than this after it was done counts as done without a network. */
const offlineMinutes = 2
export const oldestCheckDays = 3
const clockTolerance = 5 * minute
const roughMetres = 100
const fastestKmh = 250
const shortestTripM = 1000

type Point = { lat: number; lng: number }
type Office = Point & { office_code: string; office_name: string; radius_m: number }

/** The second tap on the same button is the first one. */
export const isDoubleTap = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= doubleTapMinutes * minute

export const isFresh = (position_at: string, at_device: string) =>
  Date.parse(at_device) - Date.parse(position_at) <= freshSeconds * 1000

/** All offices are tried: inside one of them counts, otherwise the nearest is named. */
export const nearestOffice = <One extends Office>(offices: readonly One[], at: Point) => {
  const measured = offices
    .map((office) => ({ office, distance_m: metresBetween(office, at) }))
    .toSorted((one, other) => one.distance_m - other.distance_m)
  const inside = measured.find(({ office, distance_m }) => distance_m <= office.radius_m)
  const found = inside ?? measured[0]
  return found && { ...found, in_radius: inside !== undefined }
}

export type Tap = {
  at_device: string
  sent_at_device: string
  /**
   * Milliseconds since the tap by a clock that nobody can set; missing after the page was reloaded. It stands still while a
   * phone sleeps, so it says how long ago the tap was at least.
   */
  elapsed_ms: number | null
}

/**
 * When the tap happened by the server's clock: the phone's time, put right by the difference between both clocks at the time
 * of sending, and never later than the time that has passed since allows.
 */
export const momentOf = ({ at_device, sent_at_device, elapsed_ms }: Tap, now: number) => {
  const skew_ms = now - Date.parse(sent_at_device)
  const isSkewed = Math.abs(skew_ms) > clockTolerance
  const byClock = Date.parse(at_device) + (isSkewed ? skew_ms : 0)
  const latest = now - (elapsed_ms ?? 0)
  const at = Math.min(byClock, latest)
  const is_offline = now - at > offlineMinutes * minute
  return {
    at: new Date(at).toISOString(),
    skew_ms,
    is_offline,
    isClockWrong: isSkewed || byClock - latest > clockTolerance,
    isUnproven: is_offline && (elapsed_ms === null || latest - byClock > clockTolerance),
  }
}

export const isTooOld = (at: string, now: number) => now - Date.parse(at) > oldestCheckDays * 24 * 60 * minute

type Known = Point & { at: string }
type Seen = Point & {
  accuracy_m: number | null
  is_mock: boolean
  at: string
  isClockWrong: boolean
  isUnproven: boolean
  device_id: string
  /** Whoever checks in is seen. */
  lacksSelfie?: boolean
}

/** What makes a check doubtful. None of it refuses the check: a person decides. */
export const risksOf = (seen: Seen, last: Known | undefined, devices: readonly string[]): Risk[] => {
  const metres = last ? metresBetween(last, seen) : 0
  const hours = last ? Math.max(1, Date.parse(seen.at) - Date.parse(last.at)) / (60 * minute) : 1
  const isSamePoint = last !== undefined && last.lat === seen.lat && last.lng === seen.lng
  const found: Record<Risk, boolean> = {
    mock_location: seen.is_mock,
    inaccurate: seen.accuracy_m === null || seen.accuracy_m > roughMetres,
    impossible_speed: metres > shortestTripM && metres / 1000 / hours > fastestKmh,
    // A receiver never gives the same digits on another day; what imitates one does.
    repeated_position: isSamePoint && hours > 1,
    clock_wrong: seen.isClockWrong,
    clock_unproven: seen.isUnproven,
    new_device: devices.length > 0 && !devices.includes(seen.device_id),
    no_selfie: seen.lacksSelfie === true,
  }
  return risks.filter((risk) => found[risk])
}

/** What a supervisor looks at even where the position is inside the radius. */
const grave: readonly Risk[] = ['mock_location', 'impossible_speed', 'no_selfie']

export const statusOfCheck = (in_radius: boolean, found: readonly Risk[]): CheckStatus =>
  in_radius && !found.some((risk) => grave.includes(risk)) ? 'Approved' : 'Submitted'

/** Where a unit is in its life. */
export const serialStatuses = [
  'InFactory',
  'InStock',
  'Locked',
  'InTransit',
  'Sold',
  'SoldOut',
  'Installed',
  'Replaced',
  'Returned',
  'Lost',
  'Scrapped',
] as const
/** In one of our warehouses. */
export const ownStock = ['InStock', 'Locked'] as const satisfies readonly (typeof serialStatuses)[number][]
export type SerialStatus = (typeof serialStatuses)[number]

type Step = { from: readonly SerialStatus[]; to: SerialStatus }

/** What documents do to a unit. Nothing else moves it: there is no field in which a status is typed. */
export const serialEvents = {
  produced: { from: [], to: 'InFactory' },
  received: { from: ['InFactory'], to: 'InStock' },
  locked: { from: ['InStock'], to: 'Locked' },
  unlocked: { from: ['Locked'], to: 'InStock' },
  sent: { from: ['InStock', 'Locked'], to: 'InTransit' },
  arrived: { from: ['InTransit'], to: 'InStock' },
  delivered: { from: ['InTransit'], to: 'Sold' },
  'sold-out': { from: ['Sold'], to: 'SoldOut' },
  'sell-out-reversed': { from: ['SoldOut'], to: 'Sold' },
  installed: { from: ['Sold', 'SoldOut'], to: 'Installed' },
  replaced: { from: ['Sold', 'SoldOut', 'Installed'], to: 'Replaced' },
  returned: { from: ['Sold', 'SoldOut', 'Installed', 'Replaced'], to: 'Returned' },
  restocked: { from: ['Returned'], to: 'InStock' },
  // Repaired, and the customer's as before.
  'sent-back': { from: ['Returned'], to: 'InTransit' },
  'given-back': { from: ['InTransit'], to: 'Sold' },
  // Not where the books had it. It may turn up anywhere, unlike what was scrapped.
  lost: { from: ['InFactory', 'InStock', 'Locked', 'InTransit'], to: 'Lost' },
  found: { from: ['Lost'], to: 'InStock' },
  scrapped: { from: ['InFactory', 'InStock', 'InTransit', 'Returned', 'Replaced'], to: 'Scrapped' },
} as const satisfies Record<string, Step>
export type SerialEvent = keyof typeof serialEvents
export const serialEventNames = Object.keys(serialEvents) as SerialEvent[]

/** What documents tell of a unit without moving it: kept in its life, beside the events that do. */
export const serialNotes = [
  'moved',
  'invoiced',
  'invoice-cancelled',
  'ticket',
  'damaged',
  'repaired',
  'part-replaced',
  'warranty-changed',
  'took-over',
] as const
export type SerialNote = (typeof serialNotes)[number]
/** Everything that may stand in the life of a unit. */
export type SerialHappening = SerialEvent | SerialNote
export const serialHappenings: readonly SerialHappening[] = [...serialEventNames, ...serialNotes]
export const movesSerial = (happening: SerialHappening): happening is SerialEvent => happening in serialEvents

const step = (event: SerialEvent): Step => serialEvents[event]

/** The statuses in which the event may happen; none: only a unit that is new. */
export const serialFrom = (event: SerialEvent) => step(event).from

/** The status after the event, or nothing where it cannot happen. `null` is a number that is not known yet. */
export const afterSerialEvent = (status: SerialStatus | null, event: SerialEvent): SerialStatus | undefined => {
  const { from, to } = step(event)
  if (status === null) return from.length === 0 ? to : undefined
  return from.includes(status) ? to : undefined
}

/** As it is stored and looked up: upper case, without blanks and without what a scanner writes around it. */
export const normalizeSerial = (typed: string) => typed.replaceAll(/[\s\p{C}]+/gu, '').toUpperCase()

export const longestSerial = 60
const allowed = /^[A-Z0-9][A-Z0-9./-]*$/
export const isSerial = (serial: string) => serial.length >= 4 && serial.length <= longestSerial && allowed.test(serial)

const variable = /(?:[*+?]|\{\d+,\d*\})/g
const repeatedGroup = /\)(?:[*+]|\{)/
const mostVariables = 4
/**
 * A mask that no regular expression can be made of, or that could take long on any number, holds nobody up; the form that saves
 * it refuses it.
 */
export const isMask = (mask: string) => {
  if (mask.length > 100 || repeatedGroup.test(mask) || (mask.match(variable)?.length ?? 0) > mostVariables) return false
  try {
    return Boolean(new RegExp(`^(?:${mask})$`))
  } catch {
    return false
  }
}
export const fitsMask = (serial: string, mask: string | null) =>
  !mask || !isMask(mask) || new RegExp(`^(?:${mask})$`).test(serial)

/** Letters that are read as digits on a plate become that digit: two serial numbers with the same key look alike. */
export const lookAlikeKey = (serial: string) => serial.replaceAll('O', '0').replaceAll('I', '1')
/** Plates bear digits far more often: a letter O or I is worth a second look. */
export const hasLookAlikes = (serial: string) => /[OI]/.test(serial)

/** What a brand says about its numbers. */
export type SerialSetting = { prefix: string; suffix_length: number; mask: string | null }
/** The specification's constants; a brand may set a shorter suffix. */
export const serialSuffixLength = 36
export const serialAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
export const mostSerialsAtOnce = 500
export const mostSerialsLookedUp = 1000

export const standardSerialSetting: SerialSetting = { prefix: '', suffix_length: serialSuffixLength, mask: null }
export const shortestSuffix = 6

/** `random(n)` gives a whole number from 0 to n − 1. */
export const serialSuffix = (random: (below: number) => number, length = serialSuffixLength) =>
  Array.from({ length }, () => serialAlphabet[random(serialAlphabet.length)]).join('')

/** Lines of pasted text, each number once, in the order pasted. */
export const pastedSerials = (text: string) => [
  ...new Set(
    text
      .split(/[\n\r,;\t]+/)
      .map(normalizeSerial)
      .filter(Boolean),
  ),
]

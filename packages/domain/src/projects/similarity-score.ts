import { metresBetween } from '../masters/offices.ts'
import { likenessOf, marksAgree, numbersAgree } from './similarity-names.ts'
import { isTownAgainstRegency } from './similarity-words.ts'
import { type SimilarityPart, similarityParts, weights } from './similarity.ts'

const near = 200
const far = 5000
const farthest = 20_000
const neighbours = 1000
/** What a place beyond 5 km counts against, as a share of what a near one counts for. */
const against = 1.25
/** Below every threshold that can be set. */
const unfound = 0.25

/** Full marks within 200 m, none at 5 km, in between by the logarithm; beyond that it counts against, fully from 20 km on. */
export const distanceScore = (metres: number | null) => {
  if (metres === null) return 0
  if (metres <= near) return 1
  if (metres <= far) return 1 - Math.log(metres / near) / Math.log(far / near)
  return -against * Math.min(1, Math.log(metres / far) / Math.log(farthest / far))
}

export type Compared = {
  name_key: string
  owner_keys: readonly string[]
  partner_keys: readonly string[]
  address_key: string
  lat: number | null
  lng: number | null
  /** Capacity by kind of system. */
  systems: Readonly<Record<string, number>>
}

const systemsOverlap = (one: Compared['systems'], other: Compared['systems']) => {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const most = kinds.reduce((sum, kind) => sum + Math.max(one[kind] ?? 0, other[kind] ?? 0), 0)
  const shared = kinds.reduce((sum, kind) => sum + Math.min(one[kind] ?? 0, other[kind] ?? 0), 0)
  return most === 0 ? 0 : shared / most
}

type Pin = Pick<Compared, 'lat' | 'lng'>
export const distanceBetween = (one: Pin, other: Pin) =>
  one.lat === null || one.lng === null || other.lat === null || other.lng === null
    ? null
    : metresBetween({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng })

export type Score = Record<SimilarityPart, number> & { score: number; distance_m: number | null }

const hundredths = (n: number) => Math.round(n * 100) / 100 || 0

const clamped = (n: number) => Math.max(0, Math.min(1, n))
/** What each name says instead of the other: a rare word, much of what they share, another tower, the town instead of the regency. */
const insteadOf = (one: string, other: string, [less]: readonly [number, number], shared: number) => {
  if (marksAgree(one, other) < 0 || isTownAgainstRegency(one, other)) return 1
  return clamped(Math.max((less - 0.3) / 0.5, shared ? (less / shared - 0.25) / 0.5 : 0))
}
const saidOf = ({ owner_keys, address_key }: Compared) => [...owner_keys, address_key].join(' ')
/** From another building of the compound to the same. */
const nameScore = (one: Compared, other: Compared, isNear: boolean) => {
  if (!one.name_key || !other.name_key) return { share: 0, telling: 0 }
  const around = { isNear, known: [saidOf(one), saidOf(other)] } as const
  const { alike, telling, only, shared } = likenessOf(one.name_key, other.name_key, around)
  const marks = marksAgree(one.name_key, other.name_key)
  const whole = alike * Math.min(1, shared / 0.9) + (marks > 0 && telling ? 0.1 : 0)
  return { share: whole - (telling ? 1.5 : 0.3) * insteadOf(one.name_key, other.name_key, only, shared), telling }
}

const ownerScore = (one: readonly string[], other: readonly string[]) => {
  const found = one.flatMap((a) => other.map((b) => likenessOf(a, b)))
  const best = found.toSorted((x, y) => y.alike - x.alike || y.telling - x.telling)[0]
  if (!best) return { share: 0, telling: 0 }
  return {
    share: best.telling ? best.alike : best.alike - 0.4,
    telling: Math.max(...found.map(({ telling }) => telling)),
  }
}

/** The same street and number, the same street, or another. */
const addressScore = (one: string, other: string) => {
  if (!one || !other) return 0
  const { alike, telling } = likenessOf(one, other)
  if (!telling) return -0.4
  const numbers = numbersAgree(one, other)
  if (numbers > 0) return Math.min(1, alike + 0.2)
  return numbers < 0 ? -0.8 : 0.4 * alike
}

const within = (part: SimilarityPart, share: number, least: number) =>
  weights[part] * Math.min(1, Math.max(least, share))

/** To be raised whenever words, weights of words or keys change: keys that were made before are made anew. */
export const keysVersion = 1

/** Each part as it counts; printed to two digits they add up to the score. Without one telling word in common nothing is asked. */
export const scoreOf = (one: Compared, other: Compared): Score => {
  const distance_m = distanceBetween(one, other)
  const name = nameScore(one, other, distance_m !== null && distance_m <= neighbours)
  const owner = ownerScore(one.owner_keys, other.owner_keys)
  const isPartner = one.partner_keys.some((key) => other.partner_keys.includes(key))
  const parts = {
    name: hundredths(within('name', name.share, -0.75)),
    owner: hundredths(within('owner', owner.share, -0.4)),
    address: hundredths(within('address', addressScore(one.address_key, other.address_key), -1)),
    distance: hundredths(weights.distance * distanceScore(distance_m)),
    partners: isPartner ? weights.partners : 0,
    systems: hundredths(weights.systems * systemsOverlap(one.systems, other.systems)),
  }
  const whole = hundredths(similarityParts.reduce((sum, part) => sum + parts[part], 0))
  const isFound = name.telling > 0 || owner.telling > 0
  return { ...parts, score: isFound ? whole : Math.min(whole, unfound), distance_m }
}

import type { WorkflowViewer } from '../document-workflow.ts'
import { metresBetween } from '../masters/offices.ts'
import { because, type Message } from '../messages.ts'
import type { BranchScope, SimilarityStatus } from './project-statuses.ts'

/** Logs further apart than this are never the same building. */
export const similarityKm = 500
export const similarityMonths = 36
/** In percent: lower than this the trigram index would no longer find every candidate. */
export const leastThreshold = 27

export const weights = { name: 0.35, owner: 0.2, partners: 0.15, distance: 0.2, systems: 0.1 } as const
export const similarityParts = ['name', 'owner', 'partners', 'distance', 'systems'] as const
export type SimilarityPart = (typeof similarityParts)[number]

const legal = new Set([
  'pt',
  'cv',
  'tbk',
  'ud',
  'pd',
  'persero',
  'proyek',
  'project',
  'gedung',
  'tower',
  'menara',
  'building',
])
const romans: Record<string, string> = {
  ...{ i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6', vii: '7', viii: '8', ix: '9', x: '10' },
  ...{ satu: '1', dua: '2', tiga: '3' },
}

/** What a name says without legal forms and words for any building, with numbers written one way. */
export const normalizedName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !legal.has(word))
    .map((word) => romans[word] ?? word)
    .join(' ')

/** The trigrams of PostgreSQL: two blanks before each word, one after. */
const trigramsOf = (text: string) => {
  const found = new Set<string>()
  for (const word of text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const letters = [...`  ${word} `]
    for (let n = 0; n + 3 <= letters.length; n++) found.add(letters.slice(n, n + 3).join(''))
  }
  return found
}

/** 0 to 1, as the database's own function says it. */
export const trigramSimilarity = (one: string, other: string) => {
  const [a, b] = [trigramsOf(one), trigramsOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  const shared = [...a].filter((trigram) => b.has(trigram)).length
  return shared / (a.size + b.size - shared)
}

const near = 200
const far = 5000
/** Full marks within 200 m, none from 5 km on, in between by the logarithm. */
export const distanceScore = (metres: number | null) => {
  if (metres === null || metres >= far) return 0
  return metres <= near ? 1 : 1 - Math.log(metres / near) / Math.log(far / near)
}

export type Compared = {
  name_key: string
  owner_keys: readonly string[]
  partner_keys: readonly string[]
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

export const distanceBetween = (one: Pick<Compared, 'lat' | 'lng'>, other: Pick<Compared, 'lat' | 'lng'>) =>
  one.lat === null || one.lng === null || other.lat === null || other.lng === null
    ? null
    : metresBetween({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng })

export type Score = Record<SimilarityPart, number> & { score: number; distance_m: number | null }

const hundredths = (n: number) => Math.round(n * 100) / 100

/** Each part as it counts; printed to two digits they add up to the score. */
export const scoreOf = (one: Compared, other: Compared): Score => {
  const distance_m = distanceBetween(one, other)
  const owner = Math.max(0, ...one.owner_keys.flatMap((a) => other.owner_keys.map((b) => trigramSimilarity(a, b))))
  const parts = {
    name: hundredths(weights.name * trigramSimilarity(one.name_key, other.name_key)),
    owner: hundredths(weights.owner * owner),
    partners: one.partner_keys.some((key) => other.partner_keys.includes(key)) ? weights.partners : 0,
    distance: hundredths(weights.distance * distanceScore(distance_m)),
    systems: hundredths(weights.systems * systemsOverlap(one.systems, other.systems)),
  }
  const score = hundredths(similarityParts.reduce((sum, part) => sum + parts[part], 0))
  return { ...parts, score, distance_m }
}

/** Without a near place and a common partner, name or owner must be at least this alike to reach the threshold. */
export const leastLikeness = (threshold: number) => (threshold - weights.systems) / (weights.name + weights.owner)

export const verdicts = ['Same', 'Same_Owner', 'Different'] as const
export type Verdict = (typeof verdicts)[number]

type Claim = { log_code: string; submitted_date: string; isFollowedUp: boolean; isProject: boolean }
/** The earlier login whose follow-up still counts; a project before what is only logged. */
export const suggestedWinner = (one: Claim, other: Claim) => {
  if (one.isProject !== other.isProject) return (one.isProject ? one : other).log_code
  if (one.isFollowedUp !== other.isFollowedUp) return (one.isFollowedUp ? one : other).log_code
  if (one.submitted_date !== other.submitted_date)
    return (one.submitted_date < other.submitted_date ? one : other).log_code
  return [one.log_code, other.log_code].toSorted()[0] ?? one.log_code
}

type Task = { similarity_status: SimilarityStatus; judge_code: string | null; judge_name: string | null }

/** Why this viewer does not judge: branches judge only among themselves, and one at a time. */
export const judgeObjection = (
  { similarity_status, judge_code, judge_name }: Task,
  scope: BranchScope,
  { usercode, view_data }: Pick<WorkflowViewer, 'usercode' | 'view_data'>,
): Message | undefined => {
  if (similarity_status === 'No_Need' || similarity_status === 'Finished') return because('judged-already')
  if (scope === 'Cross_Branch' && view_data !== 'View_Data_All_Branches') return because('branch-judges-own')
  if (judge_code && judge_code !== usercode) return because('judged-by-somebody', { name: judge_name ?? judge_code })
  return undefined
}

import type { AscType } from '../service-centres.ts'

export const rankReasons = [
  'covers',
  'not_covered',
  'type_match',
  'other_type',
  'free_capacity',
  'full',
  'near',
  'far',
  'rated',
  'not_rated',
] as const
export type RankReason = (typeof rankReasons)[number]

export type Candidate = {
  asc_type: AscType
  covers: boolean
  /** Jobs of the day, and how many the centre takes. */
  load_today: number
  capacity: number
  /** As the crow flies; null where the customer's place is not known. */
  distance_km: number | null
  /** Of five. */
  rating: number | null
}
export type Ranked = { score: number; reasons: { reason: RankReason; points: number; value: number | null }[] }

const weights = { covers: 40, type: 20, capacity: 20, distance: 12, rating: 8 }
/** Distances below the first limit count as zero, above the second they score nothing. */
const near = 5
const farthest = 40

/** How well a centre fits, of a hundred, and why: each reason with the points it gave. */
export const rankCentre = (centre: Candidate, wanted: { asc_type: AscType | null }): Ranked => {
  const fits = !wanted.asc_type || centre.asc_type === wanted.asc_type
  const free = Math.max(0, centre.capacity - centre.load_today)
  const { distance_km, rating } = centre
  const nearness = distance_km === null ? 0.5 : Math.min(1, Math.max(0, (farthest - distance_km) / (farthest - near)))
  const reasons: Ranked['reasons'] = [
    { reason: centre.covers ? 'covers' : 'not_covered', points: centre.covers ? weights.covers : 0, value: null },
    { reason: fits ? 'type_match' : 'other_type', points: fits ? weights.type : 0, value: null },
    {
      reason: free > 0 ? 'free_capacity' : 'full',
      points: centre.capacity > 0 ? Math.round((weights.capacity * free) / centre.capacity) : 0,
      value: free,
    },
    ...(distance_km === null
      ? []
      : [
          {
            reason: distance_km < farthest / 2 ? ('near' as const) : ('far' as const),
            points: Math.round(weights.distance * nearness),
            value: Math.round(distance_km * 10) / 10,
          },
        ]),
    {
      reason: rating === null ? 'not_rated' : 'rated',
      points: rating === null ? 0 : Math.round((weights.rating * rating) / 5),
      value: rating,
    },
  ]
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons }
}

/** Best first; ties are ordered by code. */
export const byScore = (one: { score: number; asc_code: string }, other: { score: number; asc_code: string }) =>
  other.score - one.score || (one.asc_code < other.asc_code ? -1 : 1)

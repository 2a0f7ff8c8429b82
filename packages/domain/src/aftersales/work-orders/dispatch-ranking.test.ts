import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byScore, type Candidate, rankCentre } from './dispatch-ranking.ts'

const centre: Candidate = {
  asc_type: 'RAC',
  covers: true,
  load_today: 2,
  capacity: 8,
  distance_km: 4,
  rating: 4.5,
}
const wanted = { asc_type: 'RAC' } as const
const scoreOf = (more: Partial<Candidate>) => rankCentre({ ...centre, ...more }, wanted).score

test('coverage outweighs everything else together but the rest decides among those that cover', () => {
  expect(scoreOf({})).toBeGreaterThan(scoreOf({ covers: false }))
  expect(scoreOf({ covers: true, asc_type: 'CAC', load_today: 8 })).toBeGreaterThan(
    scoreOf({ covers: false, asc_type: 'CAC', load_today: 8, rating: 5 }),
  )
  expect(scoreOf({})).toBeGreaterThan(scoreOf({ load_today: 8 }))
  expect(scoreOf({})).toBeGreaterThan(scoreOf({ distance_km: 35 }))
  expect(scoreOf({})).toBeGreaterThan(scoreOf({ asc_type: 'LCAC' }))
})

test('the reasons add up to the score, of a hundred', () =>
  fc.assert(
    fc.property(
      fc.record({
        asc_type: fc.constantFrom('RAC', 'LCAC', 'CAC'),
        covers: fc.boolean(),
        load_today: fc.nat(50),
        capacity: fc.nat(20),
        distance_km: fc.option(fc.double({ min: 0, max: 900, noNaN: true })),
        rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
      }),
      (one) => {
        const { score, reasons } = rankCentre(one as Candidate, wanted)
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      },
    ),
  ))

test('of equals the one whose code comes first', () => {
  const all = [
    { score: 10, asc_code: 'B' },
    { score: 90, asc_code: 'C' },
    { score: 10, asc_code: 'A' },
  ]
  expect(all.toSorted(byScore).map(({ asc_code }) => asc_code)).toEqual(['C', 'A', 'B'])
})

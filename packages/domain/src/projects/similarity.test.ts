import { describe, expect, test } from 'vitest'
import {
  type Compared,
  distanceScore,
  judgeObjection,
  leastLikeness,
  normalizedName,
  scoreOf,
  similarityParts,
  suggestedWinner,
  trigramSimilarity,
  weights,
} from './similarity.ts'

/** The same numbers every time. */
const stream = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const words = ['cakrawala', 'mahoni', 'hotel', 'griya', 'utama', 'sinar', '2', 'jaya', 'cempaka', 'hijau']
const someone = (random: () => number): Compared => {
  const pick = () => words[Math.floor(random() * words.length)] ?? ''
  return {
    name_key: [pick(), pick(), pick()].join(' '),
    owner_keys: [`${pick()} ${pick()}`],
    partner_keys: random() < 0.5 ? [pick()] : [],
    lat: random() < 0.1 ? null : -6 - random() / 20,
    lng: 106.7 + random() / 20,
    systems: random() < 0.5 ? { VRF: Math.round(random() * 400) } : { RAC: 10, VRF: 20 },
  }
}

test('legal forms and words for any building go, numbers are written one way', () => {
  expect(normalizedName('PT. Cakrawala Griya Utama Tbk')).toBe('cakrawala griya utama')
  expect(normalizedName('Menara Cakrawala Tower II')).toBe('cakrawala 2')
  expect(normalizedName('Gedung Cakrawala Office Tower 2')).toBe('cakrawala office 2')
  expect(normalizedName('  Proyek   RS  Harapan—Bunda ')).toBe('rs harapan bunda')
})

test('normalising twice changes nothing', () => {
  for (const name of ['CV Maju Jaya IV', 'Tower II Menara 3', 'Hôtel Élysée', '']) {
    const once = normalizedName(name)
    expect(normalizedName(once)).toBe(once)
  }
})

describe('the score', () => {
  const random = stream(7)
  const pairs = Array.from({ length: 500 }, () => [someone(random), someone(random)] as const)
  test('is symmetric, between 0 and 1, and the sum of its printed parts', () => {
    for (const [one, other] of pairs) {
      const found = scoreOf(one, other)
      expect(scoreOf(other, one)).toEqual(found)
      expect(found.score).toBeGreaterThanOrEqual(0)
      expect(found.score).toBeLessThanOrEqual(1)
      const sum = similarityParts.reduce((total, part) => total + found[part], 0)
      expect(found.score).toBeCloseTo(sum, 10)
      for (const part of similarityParts) expect(found[part]).toBeLessThanOrEqual(weights[part] + 1e-9)
    }
  })
  test('of a log with itself is whole where everything is known', () => {
    const whole: Compared = {
      ...{ name_key: 'cakrawala 2', owner_keys: ['griya utama'], partner_keys: ['jaya'], lat: -6.2, lng: 106.8 },
      systems: { VRF: 420 },
    }
    expect(scoreOf(whole, whole).score).toBe(1)
  })
  test('reaches the threshold only where name or owner are alike enough, a partner is common, or the place is near', () => {
    const least = leastLikeness(0.3)
    for (const [one, other] of pairs) {
      const found = scoreOf(one, other)
      if (found.score < 0.3 || found.partners > 0 || found.distance > 0) continue
      // Printed parts are rounded to hundredths.
      const [name, owner] = [found.name / weights.name, found.owner / weights.owner]
      expect(Math.max(name, owner)).toBeGreaterThanOrEqual(least - 0.03)
    }
  })
})

test('trigrams are those of the database', () => {
  expect(trigramSimilarity('word', 'two words')).toBeCloseTo(0.363636, 5)
  expect(trigramSimilarity('cakrawala', 'cakrawala')).toBe(1)
  expect(trigramSimilarity('', 'cakrawala')).toBe(0)
})

test('the distance counts fully within 200 m, not at all from 5 km on, and falls in between', () => {
  expect([0, 200, 5000, 90_000, null].map(distanceScore)).toEqual([1, 1, 0, 0, 0])
  expect(distanceScore(1000)).toBeCloseTo(0.5, 1)
  for (let metres = 200; metres < 5000; metres += 100)
    expect(distanceScore(metres)).toBeGreaterThanOrEqual(distanceScore(metres + 100))
})

test('a project keeps the building, then who is followed up, then who was earlier', () => {
  const claim = (log_code: string, over: object = {}) => ({
    ...{ log_code, submitted_date: '2026-11-12T00:00:00Z', isFollowedUp: true, isProject: false },
    ...over,
  })
  const early = { submitted_date: '2026-08-24T00:00:00Z' }
  expect(suggestedWinner(claim('A'), claim('B', early))).toBe('B')
  expect(suggestedWinner(claim('A'), claim('B', { ...early, isFollowedUp: false }))).toBe('A')
  expect(suggestedWinner(claim('A', { isProject: true }), claim('B', early))).toBe('A')
  expect(suggestedWinner(claim('A'), claim('B'))).toBe(suggestedWinner(claim('B'), claim('A')))
})

test('head office judges between branches, a branch only among its own, one person at a time', () => {
  const task = { similarity_status: 'Processing' as const, judge_code: null, judge_name: null }
  const branch = { usercode: 'B', view_data: 'View_Data_My_Branch' as const }
  const office = { usercode: 'H', view_data: 'View_Data_All_Branches' as const }
  expect(judgeObjection(task, 'Same_Branch', branch)).toBeUndefined()
  expect(judgeObjection(task, 'Cross_Branch', branch)?.code).toBe('branch-judges-own')
  expect(judgeObjection(task, 'Cross_Branch', office)).toBeUndefined()
  expect(judgeObjection({ ...task, judge_code: 'X', judge_name: 'Nadia' }, 'Cross_Branch', office)?.code).toBe(
    'judged-by-somebody',
  )
  expect(judgeObjection({ ...task, similarity_status: 'Finished' }, 'Same_Branch', office)?.code).toBe('judged-already')
})

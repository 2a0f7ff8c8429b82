import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparedLabel, similarityFigures } from './labelled-figures.ts'
import { labelledPairs } from './labelled-logs.ts'
import { leastThreshold, similarityParts, weights } from './similarity.ts'
import { isNearly, searchKeysOf } from './similarity-names.ts'
import { type Compared, distanceScore, scoreOf } from './similarity-score.ts'
import { normalizedName } from './similarity-words.ts'

const asksFrom = 0.3
const keysOf = ({ name_key, owner_keys }: Compared) => searchKeysOf([name_key, ...owner_keys])
const shareKey = (one: Compared, other: Compared) => {
  const keys = keysOf(other)
  return keysOf(one).some((key) => keys.includes(key))
}

describe('what is asked of labelled pairs', () => {
  test('there are 200 and more, of every kind in both halves', () => {
    expect(labelledPairs.length).toBeGreaterThanOrEqual(200)
    for (const isKept of [true, false])
      for (const label of ['same', 'sibling', 'different'])
        expect(
          labelledPairs.filter((pair) => pair.isKept === isKept && pair.label === label).length,
        ).toBeGreaterThanOrEqual(15)
  })
  test('the same building is asked for 95 times of 100, and 85 of 100 questions are about the same building', () => {
    for (const { recall, precision } of [similarityFigures(true, asksFrom), similarityFigures(false, asksFrom)]) {
      expect(recall).toBeGreaterThanOrEqual(0.95)
      expect(precision).toBeGreaterThanOrEqual(0.85)
    }
  })
  test('whatever is asked shares a key by which the database finds it', () => {
    for (const { one, other } of labelledPairs) {
      const [a, b] = [comparedLabel(one), comparedLabel(other)]
      if (scoreOf(a, b).score >= leastThreshold / 100)
        expect(shareKey(a, b), `${a.name_key} / ${b.name_key}`).toBe(true)
    }
  })
})

const words = [
  'cakrawala',
  'cakrawla',
  'hotel',
  'griya',
  'sakit',
  'rumah',
  '2',
  'b',
  'jaya',
  'santika',
  'sph',
  'pelita',
]
const more = ['harapan', 'sekolah', 'kota', 'kabupaten', 'bekasi', 'bumi', 'serpong', 'bumiserpong', 'kantor', 'menara']
const name = fc.array(fc.constantFrom(...words, ...more), { maxLength: 5 }).map((found) => found.join(' '))
const degree = fc.double({ min: 0, max: 0.3, noNaN: true })
const compared: fc.Arbitrary<Compared> = fc.record({
  name_key: name,
  owner_keys: fc.array(
    name.filter((key) => key !== ''),
    { maxLength: 2 },
  ),
  partner_keys: fc.array(fc.constantFrom('jaya', 'meka'), { maxLength: 2 }),
  address_key: name,
  lat: fc.option(degree.map((n) => -6 - n)),
  lng: degree.map((n) => 106.7 + n),
  systems: fc.dictionary(fc.constantFrom('VRF', 'RAC'), fc.integer({ min: 1, max: 400 })),
})

test('the score is symmetric, at most 1, and every pair that may be asked shares a key', () => {
  fc.assert(
    fc.property(compared, compared, (one, other) => {
      const found = scoreOf(one, other)
      expect(scoreOf(other, one)).toEqual(found)
      expect(found.score).toBeLessThanOrEqual(1)
      for (const part of similarityParts) expect(found[part]).toBeLessThanOrEqual(weights[part] + 1e-9)
      if (found.score < leastThreshold / 100) return
      expect(shareKey(one, other)).toBe(true)
      const sum = similarityParts.reduce((total, part) => total + found[part], 0)
      expect(found.score).toBeCloseTo(sum, 10)
    }),
  )
})

const whole: Compared = {
  ...{ name_key: 'cakrawala 2', owner_keys: ['griya utama'], partner_keys: ['jaya'], address_key: 'simatupang 21' },
  ...{ lat: -6.2, lng: 106.8, systems: { VRF: 420 } },
}
test('a log with itself is whole where everything is known', () => {
  expect(scoreOf(whole, whole).score).toBe(1)
})
test('equal systems and consultant at the same place never ask alone', () => {
  const other = { ...whole, name_key: 'mahoni', owner_keys: ['teratai abadi'], address_key: '' }
  expect(scoreOf(whole, other).score).toBeLessThan(leastThreshold / 100)
})
test('words for any building do not ask', () => {
  const hotels = { ...whole, name_key: normalizedName('Hotel dan Kantor Pusat'), owner_keys: ['cempaka'] }
  const others = { ...whole, name_key: normalizedName('Kantor Pusat Hotel'), owner_keys: ['wilis'] }
  expect(scoreOf(hotels, others).score).toBeLessThan(leastThreshold / 100)
})
test('a place further than 5 km away counts against', () => {
  expect([0, 200, 5000, null].map(distanceScore)).toEqual([1, 1, 0, 0])
  expect(distanceScore(6000)).toBeLessThan(0)
  expect(distanceScore(90_000)).toBe(distanceScore(20_000))
  for (let metres = 200; metres < 30_000; metres += 100)
    expect(distanceScore(metres)).toBeGreaterThanOrEqual(distanceScore(metres + 100))
})

test('abbreviations are spelt out, numbers are written one way, legal forms go', () => {
  expect(normalizedName('PT. Cakrawala Griya Utama Tbk')).toBe('cakrawala griya utama')
  expect(normalizedName('Menara Cakrawala Tower II')).toBe('menara cakrawala menara 2')
  expect(normalizedName('RSUD Cibinong')).toBe(normalizedName('Rumah Sakit Umum Daerah Cibinong'))
  expect(normalizedName('Apt. Kalimaya, Jl. D.I. Panjaitan Kav. 03')).toBe(
    'apartemen kalimaya jalan panjaitan kavling 3',
  )
  expect(normalizedName('Ruko C12, 137A')).toBe('ruko c 12 137 a')
  expect(normalizedName('K3j9x2')).toBe('k3j9ks2')
  expect(normalizedName('BCA KCU Thamrin')).toBe(normalizedName('Bank Central Asia Kantor Cabang Utama Thamrin'))
  for (const text of ['CV Maju Jaya IV', 'Tower II Menara 3', 'Hôtel Élysée', 'Djl. Soekarno-Hatta 12B', '']) {
    const once = normalizedName(text)
    expect(normalizedName(once)).toBe(once)
  }
})
test('one letter wrong is the same word, from five letters on', () => {
  expect(isNearly('cakrawala', 'cakrawla')).toBe(true)
  expect(isNearly('cakrawala', 'cakarwala')).toBe(true)
  expect(isNearly('cakrawala', 'cakrawaka')).toBe(true)
  expect(isNearly('mawar', 'maria')).toBe(false)
  expect(isNearly('bumi', 'bumu')).toBe(false)
})
test('words that are nearly one share a key', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'r'), minLength: 5, maxLength: 9 })
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      if (!isNearly(one, other)) return
      const keys = searchKeysOf([other])
      expect(searchKeysOf([one]).some((key) => keys.includes(key))).toBe(true)
    }),
  )
})

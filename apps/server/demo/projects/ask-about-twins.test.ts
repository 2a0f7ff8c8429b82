import { buildingUses } from '@sejuk/domain/projects/project-statuses'
import { scoreOf } from '@sejuk/domain/projects/similarity-score'
import { expect, test } from 'vitest'
import { projectRow } from '../../test/projects.ts'
import { comparedOf, similarityKeys } from '../../src/business/projects/similar-logs.ts'
import { pick, seededRandom, whole } from '../makers/random.ts'
import { firstWords, secondWords } from '../makers/word-lists.ts'
import { askAboutTwins } from './ask-about-twins.ts'
import { nameProject } from './project-names.ts'

const cities = [
  { city_code: '31.73', city_name: 'Kota Jakarta Barat', lat: -6.17, lng: 106.76 },
  { city_code: '32.73', city_name: 'Kota Bandung', lat: -6.91, lng: 107.61 },
  { city_code: '33.74', city_name: 'Kota Semarang', lat: -6.99, lng: 110.42 },
]
const random = seededRandom('twins')
const rows = Array.from({ length: 240 }, (_, n) => {
  const { city_name, lat, lng, ...place } = pick(random, cities)
  const { name, project_name } = nameProject(random, pick(random, buildingUses), city_name)
  const owner_name = `PT ${name} ${pick(random, ['Utama', 'Griya', 'Persada', 'Sentosa'])}`
  const names = { project_name, owner_name, detail_address: `Jl. ${pick(random, firstWords)} ${whole(random, 1, 210)}` }
  const isOld = n % 5 > 0
  return {
    ...projectRow(`LOG-${n}`, { ...names, salesman_code: `S${n % 7}` }),
    ...{ ...place, ...similarityKeys(names), lat: lat + (random() - 0.5) / 10, lng: lng + (random() - 0.5) / 10 },
    login_status: isOld ? ('Approved' as const) : ('Submitted' as const),
    project_status: isOld ? ('Processing' as const) : null,
    submitted_date: isOld ? `2026-0${1 + (n % 8)}-01T00:00:00Z` : '2026-11-01T00:00:00Z',
  }
})

test('the words of the demo are many enough that different projects rarely meet', () => {
  expect(firstWords.length * secondWords.length).toBeGreaterThan(200)
  const compared = rows.map((row) => ({
    row,
    keys: new Set(row.search_keys),
    its: comparedOf({ ...row, developer_key: '' }, {}),
  }))
  const meets = compared.filter((one) =>
    compared.some(
      (other) =>
        other !== one &&
        other.row.search_keys.some((key) => one.keys.has(key)) &&
        scoreOf(one.its, other.its).score >= 0.3,
    ),
  )
  // With the score before it two of three did.
  expect(meets.length / rows.length).toBeLessThan(0.2)
})

test('every third log that is submitted names an older building, and waits for a judge', () => {
  const pairs = askAboutTwins(rows, [])
  const waiting = rows.filter(({ login_status }) => login_status === 'Submitted')
  const asked = new Set(pairs.map(({ log_code }) => log_code))
  expect(asked.size).toBeGreaterThanOrEqual(Math.floor(waiting.length / 3))
  for (const { score } of pairs) expect(score).toBeGreaterThanOrEqual(0.3)
})

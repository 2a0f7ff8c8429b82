import { branchScopeOf } from '@sejuk/domain/projects/project-statuses'
import { similarityKm } from '@sejuk/domain/projects/similarity'
import { scoreOf } from '@sejuk/domain/projects/similarity-score'
import { comparedOf, similarityKeys } from '../../src/business/projects/similar-logs.ts'
import type { projectLogs, projectSystems } from '../../src/db/tables/projects/project-logs.ts'
import type { similarityPairs } from '../../src/db/tables/projects/similarity-pairs.ts'

type Row = typeof projectLogs.$inferInsert
type Pair = typeof similarityPairs.$inferInsert

const asksFrom = 0.3
const leftOut: readonly Row['login_status'][] = ['Draft', 'Rejected', 'Withdrawn']

/** Every third submitted log names the building of an older project, of its city where there is one, as another salesperson writes it. */
const writeTwins = (rows: readonly Row[]) => {
  const older = rows.filter(({ project_status }) => project_status === 'Processing')
  for (const row of rows.filter(({ login_status }) => login_status === 'Submitted').filter((_, n) => n % 3 === 0)) {
    const others = older.filter((one) => one.salesman_code !== row.salesman_code)
    const twin = others.find(({ city_code }) => city_code === row.city_code) ?? others[0]
    if (!twin) continue
    const { province_code, city_code, district_code, sub_district_code, postal_code } = twin
    const { developer, contractor_main, contractor_me, consultant_me } = twin
    const names = {
      ...{ developer, contractor_main, contractor_me, consultant_me },
      project_name: `Gedung ${twin.project_name}`,
      owner_name: twin.owner_name.replace('PT ', 'PT. '),
      detail_address: twin.detail_address.replace('Jl. ', 'Jalan '),
    }
    const place = { province_code, city_code, district_code, sub_district_code, postal_code }
    Object.assign(row, { ...names, ...similarityKeys(names), ...place, lat: twin.lat + 0.001, lng: twin.lng })
  }
}

/** What the search finds for each log that waits: those that ask somebody are tasks. */
export const askAboutTwins = (rows: Row[], systems: readonly (typeof projectSystems.$inferInsert)[]): Pair[] => {
  writeTwins(rows)
  const kinds = new Map<string, Record<string, number>>()
  for (const { log_code, product_type, capacity } of systems) {
    const known = kinds.get(log_code) ?? {}
    kinds.set(log_code, { ...known, [product_type]: (known[product_type] ?? 0) + capacity })
  }
  const compared = (row: Row) =>
    comparedOf(
      {
        ...{ name_key: row.name_key, owner_key: row.owner_key, developer_key: row.developer_key ?? '' },
        ...{ partner_keys: row.partner_keys ?? [], address_key: row.address_key ?? '', lat: row.lat, lng: row.lng },
      },
      kinds.get(row.log_code) ?? {},
    )
  const counted = rows.filter(
    ({ login_status, project_status }) => !leftOut.includes(login_status) && project_status !== 'Cancelled',
  )
  return rows
    .filter(({ login_status }) => login_status === 'Submitted')
    .flatMap((row) => {
      const keys = new Set(row.search_keys)
      const found = counted
        .filter((one) => one !== row && one.search_keys?.some((key) => keys.has(key)))
        // What was submitted after it asks about it, not it about that.
        .filter((one) => String(one.submitted_date ?? '') < String(row.submitted_date ?? ''))
        .map((one) => ({ one, scores: scoreOf(compared(row), compared(one)) }))
        .filter(({ scores }) => scores.score >= asksFrom && (scores.distance_m ?? 0) <= similarityKm * 1000)
      if (found.length) row.similarity_status = 'Submitted'
      return found.map(({ one, scores }) => ({
        ...{ log_code: row.log_code, other_code: one.log_code },
        ...{ scope: branchScopeOf(row.dept_code, one.dept_code), ...scores },
      }))
    })
}

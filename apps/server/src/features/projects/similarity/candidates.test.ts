import { type LabelledLog, labelledPairs } from '@sejuk/domain/projects/labelled-logs'
import { scoreOf } from '@sejuk/domain/projects/similarity-score'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { letSell, prepareProjects, projectRow } from '../../../../test/projects.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import {
  candidateQuery,
  comparedOf,
  type Sought,
  searchSimilar,
  similarityKeys,
} from '../../../business/projects/similar-logs.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { renewKeys } from './keys-job.ts'

const server = await startTestServer()
const { db, as } = server
await prepareProjects(server)
await as([], { usercode: 'SARI', username: 'Sari' })
await letSell(server, 'SARI')

const namesOf = ({ project_name, owner_name, developer, detail_address, partners }: LabelledLog) => {
  const [contractor_main = null, contractor_me = null, consultant_me = null] = partners
  return {
    project_name,
    owner_name,
    developer: developer || null,
    detail_address,
    contractor_main,
    contractor_me,
    consultant_me,
  }
}
const logs = [...new Set(labelledPairs.flatMap(({ one, other }) => [one, other]))]
const codeOf = (log: LabelledLog) => `LOG-L-${logs.indexOf(log)}`
const soughtOf = (log: LabelledLog): Sought => ({
  ...similarityKeys(namesOf(log)),
  ...{ log_code: codeOf(log), lat: log.lat, lng: log.lng, province_code: '31', systems: {} },
})

test('the database finds every pair that the score accepts, among all labelled logs', async () => {
  await db.insert(projectLogs).values(
    logs.map((log) =>
      projectRow(codeOf(log), {
        ...{ ...namesOf(log), ...similarityKeys(namesOf(log)), lat: log.lat, lng: log.lng },
        ...{ salesman_code: 'SARI', login_status: 'Submitted', submitted_date: '2026-11-01T00:00:00Z' },
      }),
    ),
  )
  const found = new Map<LabelledLog, string[]>()
  for (const log of logs)
    found.set(
      log,
      (await searchSimilar(db, soughtOf(log))).map(({ log_code }) => log_code),
    )
  const compared = (log: LabelledLog) => comparedOf(soughtOf(log), {})
  let accepted = 0
  for (const { one, other } of labelledPairs) {
    if (scoreOf(compared(one), compared(other)).score < 0.3) continue
    accepted++
    expect(found.get(one)).toContain(codeOf(other))
    expect(found.get(other)).toContain(codeOf(one))
  }
  expect(accepted).toBeGreaterThan(100)
})

test('keys that older rules made are made anew, and nothing else of the log changes', async () => {
  const [log] = logs
  if (!log) throw new Error('no log')
  const isIt = eq(projectLogs.log_code, codeOf(log))
  const [before] = await db.select().from(projectLogs).where(isIt)
  await db
    .update(projectLogs)
    .set({ name_key: 'old', search_keys: [], keys_version: 0, row_version: before?.row_version ?? 0 })
    .where(isIt)
  expect(await renewKeys(db)).toBe(1)
  const [after] = await db.select().from(projectLogs).where(isIt)
  expect({ ...after, updated_date: before?.updated_date }).toEqual(before)
  expect(await renewKeys(db)).toBe(0)
})

test('the search reads by its indexes: no full scan among many projects', async () => {
  await db.execute(sql`insert into project_logs (log_code, project_name, project_type, building_use, owner_name, name_key, owner_key,
      search_keys, keys_version, province_code, city_code, district_code, sub_district_code, detail_address, lat, lng, dept_code,
      salesman_code, salesman_codes, source, stage, est_total, probability, est_order_date, login_status, created_by, create_user_name)
    select 'LOG-P-' || n, md5(n::text), 'Commercial', 'office', md5((-n)::text), md5(n::text), md5((-n)::text),
      array[md5(n::text), md5((-n)::text)], 1, '31', '31.73', '31.73.05', '31.73.05.1002', '-', -6 - (n % 500) / 100.0,
      106 + (n % 701) / 100.0, '705', 'SARI', '{SARI}', 'visit', 'tender', 1, 10,
      '2027-01-01', 'Submitted', 'SARI', 'Sari' from generate_series(1, 20000) n`)
  await db.execute(sql`vacuum analyze project_logs`)
  const names = { project_name: 'Menara Cakrawala II', owner_name: 'Griya Utama', detail_address: '' }
  const sought = { ...similarityKeys(names), log_code: '', lat: -6.2, lng: 106.8, province_code: '31', systems: {} }
  const planOf = async (over: Partial<Sought> = {}) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`explain ${candidateQuery({ ...sought, ...over }, companyToday())}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  for (const plan of [await planOf(), await planOf({ lat: null, lng: null })]) {
    expect(plan).not.toContain('Seq Scan on project_logs')
    expect(plan).toContain('project_logs_search_keys')
  }
})

test('what is alike further than 500 km away is not found, nor takes a place of what is nearer', async () => {
  const names = { project_name: 'Zamrud Khatulistiwa', owner_name: 'Lazuardi', detail_address: '' }
  await db.insert(projectLogs).values(
    Array.from({ length: 300 }, (_, n) =>
      projectRow(`LOG-F-${n}`, {
        ...{ ...names, ...similarityKeys(names), salesman_code: 'SARI', login_status: 'Submitted' },
        ...{ submitted_date: '2026-11-01T00:00:00Z', lat: n ? 4 : -3.2, lng: n ? 97 : 121.2 },
      }),
    ),
  )
  const sought = { ...similarityKeys(names), log_code: '', lat: -3.2, lng: 121.2, province_code: '31', systems: {} }
  const found = await searchSimilar(db, sought)
  expect(found.map(({ log_code }) => log_code)).toEqual(['LOG-F-0'])
})

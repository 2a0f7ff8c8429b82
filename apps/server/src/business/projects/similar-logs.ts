import { similarityKm, similarityMonths, weights } from '@sejuk/domain/projects/similarity'
import { searchKeysOf } from '@sejuk/domain/projects/similarity-names'
import { type Compared, keysVersion, type Score, scoreOf } from '@sejuk/domain/projects/similarity-score'
import { normalizedName } from '@sejuk/domain/projects/similarity-words'
import { addDays } from '@sejuk/domain/values/dates'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { settingsOf } from '../../platform/records/site-settings.ts'

type Names = {
  project_name: string
  owner_name: string
  detail_address: string
  developer?: string | null
  contractor_main?: string | null
  contractor_me?: string | null
  consultant_me?: string | null
}
const keyOf = (name: string | null | undefined) => normalizedName(name ?? '')

/** What the search compares, made from what was typed. */
export const similarityKeys = (form: Names) => {
  const [name_key, owner_key, developer_key] = [form.project_name, form.owner_name, form.developer].map(keyOf) as [
    string,
    string,
    string,
  ]
  return {
    ...{ name_key, owner_key, developer_key, address_key: keyOf(form.detail_address) },
    search_keys: searchKeysOf([name_key, owner_key, developer_key]),
    partner_keys: [
      ...new Set([form.contractor_main, form.contractor_me, form.consultant_me].map(keyOf).filter(Boolean)),
    ],
    keys_version: keysVersion,
  }
}

export type Sought = Omit<ReturnType<typeof similarityKeys>, 'keys_version'> & {
  log_code: string
  lat: number | null
  lng: number | null
  province_code: string
  systems: Record<string, number>
}
type Found = Omit<Sought, 'province_code' | 'search_keys' | 'systems'> & { dept_code: string; dept_name: string }

/** A row of logs as it is compared. */
export const comparedOf = (
  row: Pick<Sought, 'name_key' | 'owner_key' | 'developer_key' | 'partner_keys' | 'address_key' | 'lat' | 'lng'>,
  systems: Record<string, number>,
): Compared => {
  const { name_key, owner_key, developer_key, partner_keys, address_key, lat, lng } = row
  return {
    ...{ name_key, partner_keys, address_key, lat, lng, systems },
    owner_keys: [owner_key, developer_key].filter(Boolean),
  }
}

/** Of more logs that share a word, the nearest are compared. */
const most = 2000
/** A degree of latitude; the box of a distance holds its circle everywhere in the country. */
const metresOfDegree = 110_000
const boxAround = (lat: number, lng: number, metres: number) => {
  const half = metres / metresOfDegree
  return sql`point(l.lng, l.lat) <@ box(point(${lng - 1.05 * half}, ${lat - half}), point(${lng + 1.05 * half}, ${lat + half}))`
}

/** The score asks for one telling word in common: written the same, together, by initials or with one letter wrong, each is a key. */
export const candidateQuery = ({ log_code, search_keys, lat, lng, province_code }: Sought, today: string) => {
  const isPinned = lat !== null && lng !== null
  const reach = isPinned ? boxAround(lat, lng, similarityKm * 1000) : sql`l.province_code = ${province_code}`
  const nearest = isPinned ? sql`point(l.lng, l.lat) <-> point(${lng}, ${lat})` : sql`l.created_date desc`
  // By the words first: the planner cannot know how few logs share one, and would walk all that lie within reach.
  return sql`with l as materialized (select log_code, dept_code, name_key, owner_key, developer_key, partner_keys, address_key, lat, lng,
      province_code, created_date from project_logs
      where search_keys && ${sql.param(search_keys)}::text[] and login_status not in ('Draft', 'Rejected', 'Withdrawn')
        and project_status is distinct from 'Cancelled' and created_date >= ${addDays(today, -Math.round(similarityMonths * 30.44))})
    select l.log_code, l.dept_code, d.dept_name, l.name_key, l.owner_key, l.developer_key, l.partner_keys, l.address_key, l.lat, l.lng
    from l join departments d on d.dept_code = l.dept_code where l.log_code <> ${log_code} and ${reach}
    order by ${nearest}, l.log_code limit ${most}`
}

const systemsOf = async (db: Db, codes: readonly string[]) => {
  const { rows } = await db.execute<{ log_code: string; systems: Record<string, number> }>(
    sql`select log_code, jsonb_object_agg(product_type, capacity) as systems from
      (select log_code, product_type, sum(capacity)::float8 as capacity from project_systems
        where log_code = any(${sql.param([...codes])}::text[]) group by 1, 2) s group by 1`,
  )
  return new Map(rows.map(({ log_code, systems }) => [log_code, systems]))
}

export type SimilarLog = Found & { scores: Score }

/** The logs of all branches that may be the same building, the likeliest first. */
export const searchSimilar = async (db: Db, sought: Sought): Promise<SimilarLog[]> => {
  if (sought.search_keys.length === 0) return []
  const { projects } = await settingsOf(db, 'projects')
  const threshold = projects.similarity_percent / 100
  const { rows } = await db.execute<Found>(candidateQuery(sought, companyToday()))
  const itself = comparedOf(sought, sought.systems)
  // Systems are read only of those that they could help over the threshold.
  const close = rows.filter((row) => scoreOf(itself, comparedOf(row, {})).score >= threshold - weights.systems)
  if (close.length === 0) return []
  const systems = await systemsOf(
    db,
    close.map(({ log_code }) => log_code),
  )
  return close
    .map((row) => ({ ...row, scores: scoreOf(itself, comparedOf(row, systems.get(row.log_code) ?? {})) }))
    .filter(({ scores }) => scores.score >= threshold && (scores.distance_m ?? 0) <= similarityKm * 1000)
    .sort((one, other) => other.scores.score - one.scores.score || (one.log_code < other.log_code ? -1 : 1))
}

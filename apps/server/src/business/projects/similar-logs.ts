import {
  type Compared,
  leastLikeness,
  normalizedName,
  type Score,
  scoreOf,
  similarityKm,
  similarityMonths,
} from '@sejuk/domain/projects/similarity'
import { addDays } from '@sejuk/domain/values/dates'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companyToday } from '../../platform/calendar/company-day.ts'
import { settingsOf } from '../../platform/records/site-settings.ts'

type Names = {
  project_name: string
  owner_name: string
  developer?: string | null
  contractor_main?: string | null
  contractor_me?: string | null
  consultant_me?: string | null
}
const keyOf = (name: string | null | undefined) => normalizedName(name ?? '')

/** What the search compares, made from what was typed. */
export const similarityKeys = (form: Names) => ({
  name_key: keyOf(form.project_name),
  owner_key: keyOf(form.owner_name),
  developer_key: keyOf(form.developer),
  partner_keys: [...new Set([form.contractor_main, form.contractor_me, form.consultant_me].map(keyOf).filter(Boolean))],
})

export type Sought = ReturnType<typeof similarityKeys> & {
  log_code: string
  lat: number | null
  lng: number | null
  province_code: string
  systems: Record<string, number>
}
type Found = Omit<Sought, 'province_code'> & { dept_code: string; dept_name: string }
const comparedOf = ({
  name_key,
  owner_key,
  developer_key,
  partner_keys,
  lat,
  lng,
  systems,
}: Omit<Sought, 'province_code' | 'log_code'>): Compared => ({
  ...{ name_key, partner_keys, lat, lng, systems },
  owner_keys: [owner_key, developer_key].filter(Boolean),
})

const most = 200
/** A degree of latitude; the box of a distance holds its circle everywhere in the country. */
const metresOfDegree = 110_000
const nearMetres = 5000
const boxAround = (lat: number, lng: number, metres: number) => {
  const half = metres / metresOfDegree
  return sql`point(l.lng, l.lat) <@ box(point(${lng - 1.05 * half}, ${lat - half}), point(${lng + 1.05 * half}, ${lat + half}))`
}

/**
 * Each way to reach the threshold has its own index: a name or an owner that is alike, a place nearby, a common partner. `%` finds
 * from 0.3 on, which the least threshold that can be set does not fall below.
 */
export const candidateQuery = (sought: Sought, threshold: number, today: string) => {
  const least = leastLikeness(threshold)
  const { lat, lng } = sought
  const reach =
    lat === null || lng === null
      ? sql`l.province_code = ${sought.province_code}`
      : boxAround(lat, lng, similarityKm * 1000)
  // Asked of each way by itself: what is alike far away would take the places of what is near.
  const counts = sql`l.log_code <> ${sought.log_code} and l.login_status not in ('Draft', 'Rejected', 'Withdrawn')
    and l.project_status is distinct from 'Cancelled'
    and l.created_date >= ${addDays(today, -Math.round(similarityMonths * 30.44))} and ${reach}`
  const alike = (column: 'name_key' | 'owner_key' | 'developer_key', text: string) =>
    text
      ? sql`union (select l.log_code from project_logs l where ${sql.identifier(column)} % ${text}
          and similarity(${sql.identifier(column)}, ${text}) >= ${least} and ${counts}
          order by similarity(${sql.identifier(column)}, ${text}) desc limit ${most})`
      : sql``
  const owners = [...new Set([sought.owner_key, sought.developer_key])].filter(Boolean)
  const found = sql`(select log_code from project_logs where false)
    ${alike('name_key', sought.name_key)}
    ${sql.join(
      owners.flatMap((owner) => [alike('owner_key', owner), alike('developer_key', owner)]),
      sql` `,
    )}
    ${sought.partner_keys.length ? sql`union (select l.log_code from project_logs l where partner_keys && ${sql.param(sought.partner_keys)}::text[] and ${counts} limit ${most})` : sql``}
    ${
      lat === null || lng === null
        ? sql``
        : sql`union (select l.log_code from project_logs l where ${boxAround(lat, lng, nearMetres)} and ${counts}
      order by point(l.lng, l.lat) <-> point(${lng}, ${lat}) limit ${most})`
    }`
  return sql`select l.log_code, l.dept_code, d.dept_name, l.name_key, l.owner_key, l.developer_key, l.partner_keys, l.lat, l.lng,
      coalesce((select jsonb_object_agg(s.product_type, s.capacity) from
        (select product_type, sum(capacity) as capacity from project_systems where log_code = l.log_code group by 1) s), '{}') as systems
    from (${found}) f join project_logs l on l.log_code = f.log_code join departments d on d.dept_code = l.dept_code`
}

export type SimilarLog = Found & { scores: Score }

/** The logs of all branches that may be the same building, the likeliest first. */
export const searchSimilar = async (db: Db, sought: Sought): Promise<SimilarLog[]> => {
  const { projects } = await settingsOf(db, 'projects')
  const threshold = projects.similarity_percent / 100
  const { rows } = await db.execute<Found>(candidateQuery(sought, threshold, companyToday()))
  const itself = comparedOf(sought)
  return rows
    .map((row) => ({ ...row, scores: scoreOf(itself, comparedOf(row)) }))
    .filter(({ scores }) => scores.score >= threshold && (scores.distance_m ?? 0) <= similarityKm * 1000)
    .sort((one, other) => other.scores.score - one.scores.score || (one.log_code < other.log_code ? -1 : 1))
}

import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { projectLogs as t } from '../../db/tables/projects/project-logs.ts'

/** The area as the database writes it: three corners at least. */
export const isInside = (polygon: string, at = sql`point(${t.lng}, ${t.lat})`) => {
  const points = polygon
    .split(';')
    .filter(Boolean)
    .map((corner) => corner.split(',').map(Number))
  if (points.length < 3) return undefined
  const written = `(${points.map(([lat, lng]) => `(${lng},${lat})`).join(',')})`
  return sql`${at} <@ ${written}::polygon`
}

/** Neither drafts nor what was rejected or withdrawn; of the rest the layers that are switched on, or all. */
export const isOnMap = (layers: readonly string[]) =>
  and(
    inArray(t.login_status, ['Submitted', 'BM_Approving', 'BM_Approved', 'Approved']),
    layers.length ? sql`coalesce(${t.project_status}, 'Login') in ${layers}` : undefined,
  )

export const competesWith = (brand: string): SQL | undefined =>
  brand
    ? sql`exists (select from project_competitors x where x.log_code = ${t.log_code} and x.brand = ${brand})`
    : undefined

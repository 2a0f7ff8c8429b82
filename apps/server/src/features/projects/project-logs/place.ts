import type * as contract from '@sejuk/contract/projects/project-logs'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { because } from '@sejuk/domain/messages'
import { farPinMetres } from '@sejuk/domain/projects/project-logs'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'

type Point = { lat: number; lng: number }

/** A branch stands for its city; elsewhere the middle of the customers' pins does. */
const cityPoint = async (db: Db, city_code: string): Promise<Point | undefined> => {
  const { rows } = await db.execute<{ lat: number | null; lng: number | null }>(
    sql`select avg(lat) as lat, avg(lng) as lng from (
      (select lat, lng, 1 as rank from departments where city_code = ${city_code} limit 20)
      union all (select lat, lng, 2 from customers where city_code = ${city_code} and lat is not null and lng is not null limit 200)
    ) p group by rank order by rank limit 1`,
  )
  const [found] = rows
  return found?.lat == null || found.lng == null ? undefined : { lat: found.lat, lng: found.lng }
}

/** About 30 km: beyond, the nearest pin says nothing about the province. */
const degrees = 0.27
/** The province of the nearest customer's pin. */
const provinceAt = async (db: Db, { lat, lng }: Point) => {
  const { rows } = await db.execute<{ province_code: string; province_name: string }>(
    sql`select p.province_code, p.province_name from customers c join provinces p on p.province_code = c.province_code
      where c.lat between ${lat - degrees} and ${lat + degrees} and c.lng between ${lng - degrees} and ${lng + degrees}
      order by (c.lat - ${lat}) ^ 2 + (c.lng - ${lng}) ^ 2 limit 1`,
  )
  return rows[0]
}

const judgePlace = async (db: Db, { city_code, ...at }: Point & { city_code: string }) => {
  const point = await cityPoint(db, city_code)
  const province = await provinceAt(db, at)
  const city_distance_m = point ? metresBetween(point, at) : null
  const isOther = province && province.province_code !== city_code.split('.')[0]
  return {
    city_distance_m,
    is_far: (city_distance_m ?? 0) > farPinMetres,
    other_province: isOther ? province.province_name : null,
  }
}

export const checkProjectPlace = async ({ db, input }: RequestContext<typeof contract.checkProjectPlace>) => ({
  data: await judgePlace(db, input),
})

export const requirePinReason = async (db: Db, form: Point & { city_code: string; pin_reason: string | null }) => {
  const { other_province } = await judgePlace(db, form)
  if (other_province && !form.pin_reason)
    refuseField('pin_reason', because('pin-in-other-province', { province: other_province }))
}

import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cities, districts, subDistricts } from '../../../db/tables/masters/regions.ts'

/** District and city, as people say it. */
export const areaOf = async (db: Db, sub_district_code: string) => {
  const [place] = await db
    .select({ district: districts.district_name, city: cities.city_name })
    .from(subDistricts)
    .innerJoin(districts, eq(districts.district_code, subDistricts.district_code))
    .innerJoin(cities, eq(cities.city_code, subDistricts.city_code))
    .where(eq(subDistricts.sub_district_code, sub_district_code))
  return place ? `${place.district}, ${place.city.replace('Kota Administrasi ', '')}` : ''
}

import type { departments } from '../src/db/tables/masters/departments.ts'
import { readCsv } from './read-csv.ts'

/** Indonesia has three zones: Kalimantan is cut between the first two, Maluku and Papua are the third. */
const timezoneOf = (province_code: string) => {
  const province = Number(province_code)
  if (province < 50 || province === 61 || province === 62) return 'Asia/Jakarta'
  return province < 80 ? 'Asia/Makassar' : 'Asia/Jayapura'
}

/** The head office and its branches. Those of one cashback group may not spend each other's cashback. */
export const standardDepartments = (): (typeof departments.$inferInsert)[] =>
  readCsv('./branches.csv').map((cell) => ({
    dept_code: cell('dept_code'),
    dept_name: cell('dept_name'),
    branch_type: cell('branch_type'),
    region: cell('region'),
    cashback_group: cell('cashback_group') || null,
    org_code: cell('org_code'),
    city_code: cell('city_code'),
    city_name: cell('city_name'),
    province_code: cell('province_code'),
    province_name: cell('province_name'),
    phone_area_code: cell('phone_area_code'),
    timezone: timezoneOf(cell('province_code')),
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
  }))

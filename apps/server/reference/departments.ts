import { readFileSync } from 'node:fs'
import type { departments } from '../src/db/tables/masters/departments.ts'

/** Indonesia has three zones: Kalimantan is cut between the first two, Maluku and Papua are the third. */
const timezoneOf = (province_code: string) => {
  const province = Number(province_code)
  if (province < 50 || province === 61 || province === 62) return 'Asia/Jakarta'
  return province < 80 ? 'Asia/Makassar' : 'Asia/Jayapura'
}

/** The sheet has no quoted cells, so a comma always parts two of them. */
const readSheet = (text: string) => {
  const [header = '', ...lines] = text.trim().split(/\r?\n/)
  const names = header.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return (name: string) => cells[names.indexOf(name)] ?? ''
  })
}

/** The head office and its branches. Those of one cashback group may not spend each other's cashback. */
export const standardDepartments = (): (typeof departments.$inferInsert)[] =>
  readSheet(readFileSync(new URL('./branches.csv', import.meta.url), 'utf8')).map((cell) => ({
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

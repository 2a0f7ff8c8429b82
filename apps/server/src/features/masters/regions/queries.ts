import { dropdownSize } from '@sejuk/contract/lists'
import type * as contract from '@sejuk/contract/masters/regions'
import { and, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { cities, districts, postalCodes, provinces, subDistricts } from '../../../db/tables/masters/regions.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { dropdownPage, hundredFrom, hundredOf } from '../../../platform/lists/dropdown.ts'
import { filterByCodes } from '../../../platform/lists/filter-by-codes.ts'
import { matchesNameOrCode } from '../../../platform/lists/search.ts'
import { selectRows } from '../../../platform/lists/selection.ts'

export const provinceDropdown = ({ db, input }: RequestContext<typeof contract.provinceDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${provinces}`,
    where: matchesNameOrCode(input.search, provinces.province_name, provinces.province_code),
    key: provinces.province_code,
    order: provinces.province_name,
    fields: {
      value: provinces.province_code,
      label: provinces.province_name,
      province_code: provinces.province_code,
      province_name: provinces.province_name,
    },
    isSearch: input.search !== '',
  })

export const cityDropdown = ({ db, input }: RequestContext<typeof contract.cityDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${cities}`,
    where: and(
      filterByCodes(cities.province_code, input.province_code),
      matchesNameOrCode(input.search, cities.city_name, cities.city_code),
    ),
    key: cities.city_code,
    order: cities.city_name,
    fields: {
      value: cities.city_code,
      label: cities.city_name,
      city_code: cities.city_code,
      city_name: cities.city_name,
      province_code: cities.province_code,
      province_name: sql<string>`(select ${provinces.province_name} from ${provinces} where ${eq(provinces.province_code, cities.province_code)})`,
    },
    isSearch: input.search !== '',
  })

export const districtDropdown = ({ db, input }: RequestContext<typeof contract.districtDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${districts}`,
    where: and(
      filterByCodes(districts.province_code, input.province_code),
      filterByCodes(districts.city_code, input.city_code),
      matchesNameOrCode(input.search, districts.district_name, districts.district_code),
    ),
    key: districts.district_code,
    order: districts.district_name,
    fields: {
      value: districts.district_code,
      label: districts.district_name,
      district_code: districts.district_code,
      district_name: districts.district_name,
      city_code: districts.city_code,
      city_name: sql<string>`(select ${cities.city_name} from ${cities} where ${eq(cities.city_code, districts.city_code)})`,
      province_code: districts.province_code,
    },
    isSearch: input.search !== '',
  })

const fields = {
  value: subDistricts.sub_district_code,
  label: subDistricts.sub_district_name,
  sub_district_code: subDistricts.sub_district_code,
  sub_district_name: subDistricts.sub_district_name,
  district_code: subDistricts.district_code,
  district_name: sql<string>`(select ${districts.district_name} from ${districts} where ${eq(districts.district_code, subDistricts.district_code)})`,
  city_code: subDistricts.city_code,
  province_code: subDistricts.province_code,
}

export const subDistrictDropdown = ({ db, input }: RequestContext<typeof contract.subDistrictDropdown>) =>
  dropdownPage(db, {
    page: input.page,
    source: sql`${subDistricts}`,
    where: and(
      filterByCodes(subDistricts.province_code, input.province_code),
      filterByCodes(subDistricts.city_code, input.city_code),
      filterByCodes(subDistricts.district_code, input.district_code),
      matchesNameOrCode(input.search, subDistricts.sub_district_name, subDistricts.sub_district_code),
    ),
    key: subDistricts.sub_district_code,
    order: subDistricts.sub_district_name,
    fields,
    isSearch: input.search !== '',
  })

const learned = {
  value: postalCodes.postal_code,
  label: postalCodes.postal_code,
  postal_code: postalCodes.postal_code,
  sub_district_code: postalCodes.sub_district_code,
  sub_district_name: subDistricts.sub_district_name,
  times_confirmed: postalCodes.times_confirmed,
}
const places = sql`${postalCodes} join ${subDistricts} on ${eq(subDistricts.sub_district_code, postalCodes.sub_district_code)}`

/** One code serves many places; it is offered once, with the place it was confirmed for most often. */
export const postalCodeDropdown = async ({ db, input }: RequestContext<typeof contract.postalCodeDropdown>) => {
  const where =
    and(
      filterByCodes(subDistricts.city_code, input.city_code),
      filterByCodes(subDistricts.district_code, input.district_code),
      filterByCodes(subDistricts.sub_district_code, input.sub_district_code),
      input.search ? ilike(postalCodes.postal_code, `${input.search.replaceAll(/\D/g, '') || '-'}%`) : undefined,
    ) ?? sql`true`
  const once = sql`distinct on (${postalCodes.postal_code}) ${postalCodes.postal_code}`
  const found = await selectRows(
    db,
    { ...learned, value: once as SQL<string> },
    sql`from ${places} where ${where}
      order by ${postalCodes.postal_code}, ${postalCodes.times_confirmed} desc, ${postalCodes.sub_district_code}
      ${hundredFrom(input.page)}`,
  )
  return hundredOf(db, found, input.page, sql`from ${places} where ${where} group by ${postalCodes.postal_code}`)
}

export const postalCodesOfSubDistrict = async ({
  db,
  input,
}: RequestContext<typeof contract.postalCodesOfSubDistrict>) => ({
  data: await selectRows(
    db,
    learned,
    sql`from ${places} where ${eq(postalCodes.sub_district_code, input.id)}
      order by ${postalCodes.times_confirmed} desc, ${postalCodes.last_confirmed_date} desc, ${postalCodes.postal_code} limit ${dropdownSize}`,
  ),
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, many } from '../fields.ts'
import { dropdownInput } from '../lists.ts'
import { asForm, optionOf, tenMinutes } from '../lookups.ts'

/** Open to everybody: partners give their address before they can sign in, and what is answered stands in any atlas. */
const forEverybody = { needs: 'public', keep: tenMinutes } as const

export const provinceDropdown = endpoint('GET /api/province/dropdown', {
  ...forEverybody,
  input: dropdownInput,
  data: z.array(optionOf('province_code', 'province_name')),
})

export const cityDropdown = endpoint('GET /api/city/dropdown', {
  ...forEverybody,
  input: dropdownInput.extend({ province_code: many }),
  data: z.array(optionOf('city_code', 'city_name', 'province_code', 'province_name')),
})
export const searchCities = endpoint('POST /api/city/dropdown', { ...cityDropdown, ...asForm })

export const districtDropdown = endpoint('GET /district', {
  ...forEverybody,
  input: dropdownInput.extend({ province_code: many, city_code: many }),
  data: z.array(optionOf('district_code', 'district_name', 'city_code', 'city_name', 'province_code')),
})
export const searchDistricts = endpoint('POST /district', { ...districtDropdown, reads: true })

export const subDistrictDropdown = endpoint('GET /api/sub-district/dropdown', {
  ...forEverybody,
  input: dropdownInput.extend({ province_code: many, city_code: many, district_code: many }),
  data: z.array(
    optionOf('sub_district_code', 'sub_district_name', 'district_code', 'district_name', 'city_code', 'province_code'),
  ),
})

const learned = optionOf('postal_code', 'sub_district_code', 'sub_district_name').extend({
  times_confirmed: z.number(),
})

/** Codes people confirmed, wherever they belong to. */
export const postalCodeDropdown = endpoint('GET /api/sub-district/postal-code', {
  needs: 'public',
  input: dropdownInput.extend({ city_code: many, district_code: many, sub_district_code: many }),
  data: z.array(learned),
})

/** The codes people confirmed for one place, the one confirmed most often first. */
export const postalCodesOfSubDistrict = endpoint('GET /api/sub-district/postal-code-by-subdistrict/{id}', {
  needs: 'public',
  input: z.object({ id: code }),
  data: z.array(learned),
})

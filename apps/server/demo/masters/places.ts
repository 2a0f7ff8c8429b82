import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import { pick, type Random } from '../makers/random.ts'
import { postalCodeOf } from './postal-codes.ts'

export type Place = {
  province_name: string
  city_name: string
  district_name: string
  sub_district_name: string
  postal_code: string
  sub_district_code: string
}
type SubDistrict = { code: string; name: string; district_name: string }
type City = { code: string; province_code: string; name: string; province_name: string; subDistricts: SubDistrict[] }

/** Where a branch also delivers, by the province it stands in. */
const neighbours: Record<string, readonly string[]> = {
  '12': ['11', '13'],
  '14': ['13', '12'],
  '15': ['17', '13'],
  '16': ['19', '17'],
  '18': ['16', '17'],
  '21': ['14', '19'],
  '31': ['32', '36'],
  '32': ['31', '33'],
  '33': ['34', '32'],
  '34': ['33'],
  '35': ['33', '51'],
  '36': ['31', '32'],
  '51': ['52', '35'],
  '52': ['51', '53'],
  '61': ['62'],
  '63': ['62', '64'],
  '64': ['65', '63'],
  '71': ['75', '82'],
  '73': ['76', '74', '72', '81', '91'],
}

/** The real provinces, cities, districts and sub-districts of Indonesia, and a way to walk to an address near a branch. */
export const readPlaces = async () => {
  const [provinces, regencies, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ])
  const provinceNames = new Map(provinces.map(({ code, name }) => [code, name]))
  const cities = new Map<string, City>(
    regencies.map(({ code, name, province_code }) => [
      code,
      { code, name, province_code, province_name: provinceNames.get(province_code) ?? '', subDistricts: [] },
    ]),
  )
  const districtsByCode = new Map(districts.map((district) => [district.code, district]))
  for (const { code, name, district_code } of villages) {
    const district = districtsByCode.get(district_code)
    cities.get(district?.regency_code ?? '')?.subDistricts.push({ code, name, district_name: district?.name ?? '' })
  }
  const inhabited = [...cities.values()].filter(({ subDistricts }) => subDistricts.length > 0)
  const citiesOf = (provinceCodes: readonly string[]) =>
    inhabited.filter(({ province_code }) => provinceCodes.includes(province_code))

  /** More than half in the branch's own city, most others in its province. */
  return ({ city_code, province_code }: { city_code: string; province_code: string }) => {
    const own = inhabited.filter(({ code }) => code === city_code)
    const around = citiesOf([province_code])
    const beyond = citiesOf(neighbours[province_code] ?? [province_code])
    return (random: Random): Place => {
      const far = random()
      const city = pick(random, far < 0.55 ? own : far < 0.88 ? around : beyond)
      const { code, name, district_name } = pick(random, city.subDistricts)
      return {
        province_name: city.province_name,
        city_name: city.name,
        district_name,
        sub_district_name: name,
        postal_code: postalCodeOf(code),
        sub_district_code: code,
      }
    }
  }
}
export type PlacesNear = Awaited<ReturnType<typeof readPlaces>>

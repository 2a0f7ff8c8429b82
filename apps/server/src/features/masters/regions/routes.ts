import * as contract from '@sejuk/contract/masters/regions'
import type { Serve } from '../../../platform/http/serve.ts'
import {
  cityDropdown,
  districtDropdown,
  postalCodeDropdown,
  postalCodesOfSubDistrict,
  provinceDropdown,
  subDistrictDropdown,
} from './queries.ts'

export const regionRoutes = (serve: Serve) => {
  serve(contract.provinceDropdown, provinceDropdown)
  serve(contract.cityDropdown, cityDropdown)
  serve(contract.searchCities, cityDropdown)
  serve(contract.districtDropdown, districtDropdown)
  serve(contract.searchDistricts, districtDropdown)
  serve(contract.subDistrictDropdown, subDistrictDropdown)
  serve(contract.postalCodeDropdown, postalCodeDropdown)
  serve(contract.postalCodesOfSubDistrict, postalCodesOfSubDistrict)
}

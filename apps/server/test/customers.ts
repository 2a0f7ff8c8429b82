import { banks } from '../src/db/tables/masters/banks.ts'
import { erpCustomizations } from '../src/db/tables/masters/erp-customizations.ts'
import { organizations } from '../src/db/tables/masters/organizations.ts'
import { cities, districts, provinces, subDistricts } from '../src/db/tables/masters/regions.ts'
import type { startTestServer } from './servers/test-server.ts'

type TestServer = Pick<Awaited<ReturnType<typeof startTestServer>>, 'db'>

/** One organization, one place, one bank and two lists: what customers are made of. */
export const prepareCustomers = async ({ db }: TestServer) => {
  await db.insert(organizations).values({ org_code: '1-GREE', org_name: 'Gree', business_units: ['RAC'], seq: 1 })
  await db.insert(provinces).values({ province_code: '31', province_name: 'DKI Jakarta' })
  await db.insert(cities).values({ city_code: '31.73', city_name: 'Jakarta Barat', province_code: '31' })
  const above = { city_code: '31.73', province_code: '31' }
  await db.insert(districts).values({ district_code: '31.73.05', district_name: 'Kebon Jeruk', ...above })
  await db.insert(subDistricts).values({
    ...above,
    sub_district_code: '31.73.05.1002',
    sub_district_name: 'Kedoya Utara',
    district_code: '31.73.05',
  })
  await db.insert(banks).values({
    bank_code: '014',
    bank_short_name: 'BCA',
    bank_name: 'Bank Central Asia',
    swift_code: 'CENAIDJA',
    chooseable_status: 'Yes',
    receiver_types: ['1'],
    receiver_residencies: ['1'],
  })
  await db.insert(erpCustomizations).values([
    { data_type: 'CUSTOMER_LEVEL', code: 'GOLD', name: 'Gold', seq: 1 },
    { data_type: 'COLLECT_METHOD', code: 'TOP', name: 'Term of payment', seq: 1 },
  ])
}

/** A form that is right in every field, unless said otherwise. */
export const newCustomer = (over: object = {}) => ({
  customer_name: 'PT Sinar Jaya',
  customer_type_code: 'dealer',
  customer_level: 'GOLD',
  dept_code: '705',
  salesman_code: 'S1',
  business_unit_codes: ['RAC'],
  customer_is_taxable: 1,
  tax_id_type: 'TIN',
  npwp: '01.999.991.1-045.000',
  tax_name: 'PT Sinar Jaya',
  tax_address: 'Jl. Panjang 5, Jakarta',
  tax_emails: ['tax@sinar.example'],
  collect_method: 'TOP',
  payment_term_days: 30,
  pic_name: 'Budi',
  pic_phone: '0812-0000-1234',
  province_code: '31',
  city_code: '31.73',
  district_code: '31.73.05',
  sub_district_code: '31.73.05.1002',
  postal_code: '11520',
  detail_address: 'Jl. Panjang 5',
  lat: -6.17,
  lng: 106.76,
  ...over,
})

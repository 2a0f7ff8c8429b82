import { drivers, logisticVendors } from '../../src/db/tables/masters/drivers.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { makePersonName } from '../makers/names.ts'
import { makeMobile } from '../makers/phones.ts'
import { digits, pick, whole } from '../makers/random.ts'
import type { Part } from '../part.ts'

const vendors = [
  { logistic_vendor_code: 'LOG-01', logistic_vendor: 'Armada Nusantara Logistik', vendor_type: 'Land' },
  { logistic_vendor_code: 'LOG-02', logistic_vendor: 'Sinar Jaya Ekspedisi', vendor_type: 'Land' },
  { logistic_vendor_code: 'LOG-03', logistic_vendor: 'Lintas Samudra Kargo', vendor_type: 'Sea' },
  { logistic_vendor_code: 'LOG-04', logistic_vendor: 'Cakrawala Kargo Udara', vendor_type: 'Air' },
  { logistic_vendor_code: 'LOG-05', logistic_vendor: 'RCI Transport', vendor_type: 'Land' },
] as const

const trucks = ['BLINDVAN', 'PICKUP', 'CDE', 'CDE', 'CDD', 'CDD', 'FUSO', 'WINGBOX']
const plates = ['B', 'D', 'L', 'F', 'H', 'BK', 'BG', 'DK', 'DD', 'KT']
const letters = 'ABCDEFGHKLMNPRSTUVXYZ'.split('')
const howMany = 60

/** Who carries the goods: by land with a driver and a truck of their own. */
export const loadDrivers: Part['load'] = async (client, { random }) => {
  await insertRows(
    client,
    logisticVendors,
    vendors.map((vendor) => ({
      ...vendor,
      email: `dispatch@${vendor.logistic_vendor_code.toLowerCase()}.example`,
      phone: makeMobile(random),
    })),
  )
  const byLand = vendors.filter(({ vendor_type }) => vendor_type === 'Land')
  const crew = Array.from({ length: howMany }, (_, n) => ({
    driver_code: `DRV-${String(n + 1).padStart(3, '0')}`,
    driver_name: makePersonName(random),
    driver_phone: makeMobile(random),
    logistic_vendor_code: pick(random, byLand).logistic_vendor_code,
    truck_no: `${pick(random, plates)} ${whole(random, 1, 9)}${digits(random, 3)} ${pick(random, letters)}${pick(random, letters)}${pick(random, letters)}`,
    truck_model: pick(random, trucks),
  }))
  await insertRows(client, drivers, crew)
}

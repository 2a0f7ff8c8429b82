import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { servicePrices, servicePriceVersions } from '../../src/db/tables/aftersales/service-prices.ts'
import { insertRows } from '../makers/insert-rows.ts'

/** By the category: which centres do it, and from which to which size. */
const sizes = [
  ['RAC', 'SPL', 0.5, 1],
  ['RAC', 'SPL', 1.5, 2.5],
  ['RAC', 'INV', 0.5, 1],
  ['RAC', 'INV', 1.5, 2.5],
  ['RAC', 'MLT', 1, 5],
  ['LCAC', 'CST', 1.5, 3],
  ['LCAC', 'CST', 4, 6],
  ['LCAC', 'DCT', 2, 6],
  ['LCAC', 'FLS', 2, 5],
  ['CAC', 'VRO', 4, 22],
  ['CAC', 'VRI', 0.5, 6],
] as const
/** In thousands of rupiah: what we pay, what a customer pays. */
const works = [
  ['Install', 250, 450],
  ['Maintain', 60, 95],
  ['Repair', 120, 225],
  ['Survey', 50, 100],
  ['Dismantle_Relocate', 180, 350],
] as const
const dearer: Record<(typeof sizes)[number][0], number> = { RAC: 1, LCAC: 1.8, CAC: 3 }
const transport = [
  { up_to_km: 10, amount: 0 },
  { up_to_km: 25, amount: 35_000 },
  { up_to_km: 50, amount: 75_000 },
]

const rowsOf = (version_no: number, rise: number) =>
  sizes.flatMap(([asc_type, category_code, min_pk, max_pk]) =>
    works.map(([service_type, fee, price]) => {
      const whole = (thousands: number) =>
        Math.round((thousands * dearer[asc_type] * (1 + max_pk / 20) * rise) / 5) * 5_000
      return {
        version_no,
        asc_type,
        service_type,
        category_code,
        min_pk,
        max_pk,
        in_warranty_fee: whole(fee),
        out_warranty_price: whole(price),
        transport,
      }
    }),
  )

/** Last year's prices, this year's, and those that are agreed for next month. */
export const loadServicePrices = async (client: pg.ClientBase, today: string) => {
  const by = { created_by: 'RCI-0310', create_user_name: 'Yudi Setiawan' }
  const versions = [
    { ...by, version_no: 1, version_name: 'Standar I', valid_from: addDays(today, -420) },
    { ...by, version_no: 2, version_name: 'Standar II', valid_from: addDays(today, -130) },
    { ...by, version_no: 3, version_name: 'Standar III', valid_from: addDays(today, 30) },
  ]
  await insertRows(client, servicePriceVersions, versions)
  await insertRows(client, servicePrices, [...rowsOf(1, 1), ...rowsOf(2, 1.06), ...rowsOf(3, 1.12)])
}

import { postalCodes } from '../../src/db/tables/masters/regions.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { whole } from '../makers/random.ts'
import type { Part } from '../part.ts'
import { postalCodeOf } from './postal-codes.ts'

/** What people have confirmed over the years in the cities where the branches are: the codes the demo's addresses bear. */
export const loadLearnedPostalCodes: Part['load'] = async (client, { random }) => {
  const { rows } = await client.query<{ code: string }>(
    'select sub_district_code as code from sub_districts where city_code in (select city_code from departments) order by 1',
  )
  const learned = rows.map(({ code }) => ({
    sub_district_code: code,
    postal_code: postalCodeOf(code),
    times_confirmed: whole(random, 1, 40),
  }))
  await insertRows(client, postalCodes, learned)
}

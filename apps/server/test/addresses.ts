import { sql } from 'drizzle-orm'
import { customerRow } from '../demo/makers/customer-row.ts'
import type { Database } from '../src/db/database.ts'
import { customers } from '../src/db/tables/customers/customers.ts'
import { officialAddresses, officialAddressUses } from '../src/db/tables/customers/official-addresses.ts'
import { cities, districts, provinces, subDistricts } from '../src/db/tables/masters/regions.ts'
import { actionLogs } from '../src/db/tables/platform/action-logs.ts'
import { type Rows, workbook } from './workbooks.ts'

export const form = { detail_address: 'Jl. Thamrin 9', receiver_phone: '0812', receiver_name: 'Budi' }
export const place = {
  province_name: 'DKI Jakarta',
  city_name: 'Jakarta Pusat',
  district_name: 'Menteng',
  sub_district_name: 'Gondangdia',
  postal_code: '10350',
}
export const author = { created_by: 'U1', create_user_name: 'Sari' }

/** The one place of the sheets; a land without it takes none of them. */
const oneRegion = async ({ db }: Pick<Database, 'db'>) => {
  const above = { city_code: '31.71', province_code: '31' }
  const province_name = 'Daerah Khusus Ibukota Jakarta'
  await db.insert(provinces).values({ province_code: '31', province_name }).onConflictDoNothing()
  await db
    .insert(cities)
    .values({ ...above, city_name: 'Kota Administrasi Jakarta Pusat' })
    .onConflictDoNothing()
  await db
    .insert(districts)
    .values({ ...above, district_code: '31.71.06', district_name: 'Menteng' })
    .onConflictDoNothing()
  const lowest = { sub_district_code: '31.71.06.1002', sub_district_name: 'Gondangdia', district_code: '31.71.06' }
  await db
    .insert(subDistricts)
    .values({ ...above, ...lowest })
    .onConflictDoNothing()
}

/** C1 of branch 705 and C2 of branch 713, and nothing else. */
export const onlyCustomers = async ({ db }: Pick<Database, 'db'>) => {
  await oneRegion({ db })
  await db.execute(sql`truncate ${officialAddressUses}, ${officialAddresses}, ${customers}, ${actionLogs} cascade`)
  await db.insert(customers).values([
    customerRow({ customer_code: 'C1', customer_name: 'PT Sinar', salesman_code: 'S1', created_by: 'U1' }),
    customerRow({
      ...{ customer_code: 'C2', customer_name: 'CV Jaya', dept_code: '713', salesman_code: 'S2', created_by: 'U2' },
    }),
  ])
}

/** C1 has A1 and A2; C2 has B1. */
export const threeAddresses = async ({ db }: Pick<Database, 'db'>) => {
  await onlyCustomers({ db })
  const [a, b] = ['C1', 'C2'].map((customer_code) => ({ customer_code, ...place, ...form, ...author }))
  if (a && b)
    await db.insert(officialAddresses).values([
      { ...a, address_code: 'A1', created_date: '2026-11-01T01:00:00Z' },
      { ...a, address_code: 'A2', created_date: '2026-11-03T01:00:00Z', detail_address: 'Jl. Sabang 2' },
      { ...b, address_code: 'B1', created_date: '2026-11-02T01:00:00Z' },
    ])
}

/** Does something and keeps it open until the other has to wait for it. */
export const meanwhile = async <T>({ pool }: Pick<Database, 'pool'>, statement: string, act: () => Promise<T>) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(statement)
    const acted = act()
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await pool.query(waits)).rowCount === 0);
    await client.query('commit')
    return await acted
  } finally {
    client.release()
  }
}

export const address = { customer_code: 'C1', ...place, ...form }
/** In the order of the template. */
const keys = [
  'customer_code',
  'province_name',
  'city_name',
  'district_name',
  'sub_district_name',
  'detail_address',
  'postal_code',
  'receiver_name',
  'receiver_phone',
] as const
export const header = [
  'Customer Code',
  'Province',
  'City',
  'District',
  'Sub District',
  'Detail Address',
  'Postal Code',
  'Receive Contact Person',
  'Receive Phone',
]

type Over = Partial<Record<keyof typeof address, Rows[number][number]>>
export const rowOf = (over: Over = {}) => keys.map((key) => (key in over ? (over[key] ?? null) : address[key]))
export const sheetOf = (...rows: Rows) => workbook({ 'Official Address': [header, ...rows] })

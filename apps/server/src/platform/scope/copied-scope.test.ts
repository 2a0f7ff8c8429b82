import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { address, meanwhile, onlyCustomers } from '../../../test/addresses.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { customers } from '../../db/tables/customers/customers.ts'
import { officialAddresses } from '../../db/tables/customers/official-addresses.ts'

/** Tables whose rows carry their customer's scope. */
const copying = [officialAddresses]

const { database, db } = await startTestServer()

/** Rows that say something else than their customer does. */
const apart = async () => {
  let found = 0
  for (const t of copying) {
    const { rows } = await db.execute<{
      n: number
    }>(sql`select count(*)::int as n from ${t} join ${customers} on ${customers.customer_code} = ${t.customer_code}
      where (${t.scope_dept_code}, ${t.scope_salesman_code}, ${t.scope_created_by})
        is distinct from (${customers.dept_code}, ${customers.salesman_code}, ${customers.created_by})`)
    found += rows[0]?.n ?? 0
  }
  return found
}

beforeAll(() => onlyCustomers(database))

test('a new row takes the scope of its customer, and follows the customer wherever it goes', async () => {
  const by = { created_by: 'U', create_user_name: 'U' }
  const rows = [1, 2].map((n) => ({ ...address, customer_code: `C${n}`, ...by }))
  await db.insert(officialAddresses).values(rows)
  expect(await apart()).toBe(0)
  const scopes = () =>
    db.execute(
      sql`select scope_dept_code, scope_salesman_code, scope_created_by from official_addresses where customer_code = 'C1'`,
    )
  await db.execute(sql`update customers set dept_code = (select max(dept_code) from departments), salesman_code = 'S9', created_by = 'B9'
    where customer_code = 'C1'`)
  expect((await scopes()).rows).toEqual([
    { scope_dept_code: expect.any(String), scope_salesman_code: 'S9', scope_created_by: 'B9' },
  ])
  await db.execute(sql`update customers set salesman_code = null where customer_code = 'C1'`)
  expect((await scopes()).rows).toMatchObject([{ scope_salesman_code: null }])
  await db.execute(
    sql`update official_addresses set customer_code = 'C1', detail_address = 'Jl. Lain 1' where customer_code = 'C2'`,
  )
  expect((await scopes()).rows).toHaveLength(2)
  expect(await apart()).toBe(0)
})

test('a customer that changes hands while an address is added is not missed', async () => {
  const adding = `insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name,
    detail_address, receiver_name, receiver_phone, created_by, create_user_name)
    values ('C2', 'x', 'x', 'x', 'x', 'Jl. Bersamaan 1', 'x', 'x', 'x', 'x')`
  const changing = `update customers set salesman_code = 'S-LATER' where customer_code = 'C2'`
  await meanwhile(database, adding, () => database.pool.query(changing))
  expect(await apart()).toBe(0)
})

import type { readPlans } from './plans.ts'
import { large } from './plans.ts'

const customers = large / 10
const customer = (n: string) => `'P-' || lpad((${n})::text, 5, '0')`

/** Two customers of the company, for whoever sees nothing else. */
export const twoCustomers = ['P-00001', 'P-00002']

/** `from` of a statement that fills a large table: its row `n` belongs to the customer `c`. */
export const ofCustomers = `from generate_series(1, ${large}) n join customers c on c.customer_code = ${customer(`1 + n % ${customers}`)}`

/** The branch of row `n`. */
export const branchOf = `case n % 50 when 0 then '705' when 1 then '713' else 'P' || n % 50 - 1 end`

/** What the rows of large tables belong to: fifty branches, a hundred people, customers and two warehouses. */
export const fillCompany = async ({ pool, fill }: Pick<Awaited<ReturnType<typeof readPlans>>, 'pool' | 'fill'>) => {
  await pool.query(`insert into departments (dept_code, dept_name, branch_type, region, org_code, city_code, city_name, province_code,
      province_name, phone_area_code, timezone, lat, lng)
    select 'P' || n, 'Branch ' || n, branch_type, region, org_code, city_code, city_name, province_code, province_name, phone_area_code,
      timezone, lat, lng from departments, generate_series(1, 48) n where dept_code = '705'`)
  await pool.query(`insert into users (usercode, login_name, username, department)
    select 'P-S' || n, 'P-S' || n, 'Sari ' || n, '705' from generate_series(0, 99) n on conflict do nothing`)
  await fill(
    'customers',
    `(customer_code, customer_name, dept_code, salesman_code, created_by)
    select ${customer('n')}, 'Toko ' || n, d.codes[1 + n % 50], 'P-S' || n % 100, 'P-S' || n % 90
    from generate_series(1, ${customers}) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
  )
  await pool.query(`insert into warehouse_vendors (warehouse_vendor_code, warehouse_vendor_name) values ('P-V', 'P-V')`)
  await pool.query(`insert into warehouses (warehouse_code, warehouse_name, warehouse_type, warehouse_vendor_code, dept_code)
    select 'P-W' || n, 'P-W' || n, 'x', 'P-V', '705' from generate_series(1, 2) n`)
}

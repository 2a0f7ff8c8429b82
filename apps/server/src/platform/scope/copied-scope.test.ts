import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { address, meanwhile, onlyCustomers } from '../../../test/addresses.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { officialAddresses } from '../../db/tables/customers/official-addresses.ts'

/** Tables whose rows carry the scope of a record they belong to: `scope_x` is its `x`, found by the key that both have. */
const copying: Record<string, { of: string; key: string }> = {
  official_addresses: { of: 'customers', key: 'customer_code' },
  e_invoices: { of: 'sales_invoices', key: 'invoice_code' },
  e_invoice_mails: { of: 'sales_invoices', key: 'invoice_code' },
  withholding_slips: { of: 'sales_invoices', key: 'invoice_code' },
  keypersons: { of: 'shops', key: 'shop_code' },
  cashback_run_lines: { of: 'customers', key: 'customer_code' },
  cashbacks: { of: 'customers', key: 'customer_code' },
  customer_orders: { of: 'customers', key: 'customer_code' },
  settlement_tickets: { of: 'bonus_tickets', key: 'bonus_ticket_code' },
  retail_order_lines: { of: 'retail_orders', key: 'retail_order_code' },
}

const { database, db, pool, as } = await startTestServer()

const folder = join(import.meta.dirname, '../../db/tables')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const tables = (await Promise.all(files.map((file) => import(join(folder, file)))))
  .flatMap((one) => Object.values(one))
  .filter((one): one is PgTable => is(one, PgTable))
const copiesIn = (table: PgTable) =>
  Object.keys(getTableColumns(table)).filter((name) => /^scope_\w+_(code|by)$/.test(name))
const copied = new Map(tables.map((table) => [getTableName(table), copiesIn(table)]))

/** Rows that say something else than the record they belong to. */
const apart = async () => {
  let found = 0
  for (const [table, { of, key }] of Object.entries(copying)) {
    const columns = copied.get(table) ?? []
    const [own, its] = [columns.map((name) => `t.${name}`), columns.map((name) => `o.${name.slice(6)}`)]
    const { rows } = await pool.query(
      `select count(*)::int as n from ${table} t join ${of} o using (${key}) where (${own}) is distinct from (${its})`,
    )
    found += rows[0].n
  }
  return found
}

const invoiceOf = (code: string, customer: string) => `insert into sales_invoices (invoice_code, invoice_date, tax_date,
    due_date, org_code, dept_code, customer_code, salesman_code, price_include_tax, customer_is_taxable, transaction_code, source, created_by,
    create_user_name)
  values ('${code}', '2026-11-01', '2026-11-01', '2026-12-01', 'RCI', '705', '${customer}', 'S1', 'Y', 0, '04', 'ERP', 'U1', 'U1')`

/** A row of each that belongs to the record. */
const rowsOf: Record<string, (code: string) => string> = {
  official_addresses: (
    code,
  ) => `insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name,
    detail_address, receiver_name, receiver_phone, created_by, create_user_name)
    values ('${code}', 'x', 'x', 'x', 'x', 'Jl. Satu ' || random(), 'x', 'x', 'x', 'x')`,
  e_invoices: (code) => `insert into e_invoices (e_invoice_code, invoice_code, version, period, tax_date, e_status)
    values ('${code}.' || random(), '${code}', (random() * 1e9)::int, '2026-11', '2026-11-01', 'Cancelled')`,
  e_invoice_mails: (
    code,
  ) => `insert into e_invoice_mails (invoice_code, invoice_codes, nsfps, channel, recipient_name, address, event, how,
      expires_date, sent_user_name) values ('${code}', '{}', '{}', 'email', 'x', 'x', 'x', 'manual', now(), 'x')`,
  withholding_slips: (
    code,
  ) => `insert into withholding_slips (invoice_code, tax_kind, period, base, amount, create_user_name, updated_user_name)
    values ('${code}', '22', '2026-11', 1000, 10, 'x', 'x')`,
  keypersons: (
    code,
  ) => `insert into keypersons (keyperson_code, keyperson_name, phone, shop_code, dept_code, is_active, created_by)
    values ('K' || random(), 'x', 'x', '${code}', '705', false, 'x')`,
  cashback_run_lines: (
    code,
  ) => `with run as (insert into cashback_runs (run_code, period, type_rebate_code, dept_code, created_by,
      create_user_name) values ('R' || random(), '2026-10', 'T1', '705', 'x', 'x') returning run_code)
    insert into cashback_run_lines (run_code, customer_code, target_amount, actual_amount, percent, earned_amount, granted_before,
      difference, short_amount, outcome, inputs, takes)
    select run_code, '${code}', 1, 1, 1, 1, 1, 1, 1, 'grant', '[]', '[]' from run`,
  cashbacks: (
    code,
  ) => `insert into cashbacks (cashback_code, customer_code, org_code, dept_code, type_rebate_code, period, cashback_amount, valid_from,
      valid_to, source, created_by, create_user_name)
    values ('K' || random(), '${code}', 'x', '705', 'T1', '2026-10', 1, '2026-11-01', '2026-11-01', 'x', 'x', 'x')`,
  customer_orders: (
    code,
  ) => `insert into customer_orders (order_code, customer_code, dept_code, order_date, total_amount, status, is_open)
    values ('O' || random(), '${code}', '705', '2026-11-01', 1, 'x', false)`,
  settlement_tickets: (
    code,
  ) => `with run as (insert into settlements (settlement_code, period_from, period_to, dept_code, tax_with_id,
      tax_without_id, created_by, create_user_name) values ('S' || random(), '2026-10-01', '2026-10-31', '705', 1, 1, 'x', 'x')
      returning settlement_code),
    line as (insert into settlement_lines (settlement_code, line_no, user_code, user_name, user_type, has_tax_id, bank_code, bank_name,
      swift_code, account_name, credited_account, transfer_type, gross_amount, tax_amount, admin_fee, net_amount)
      select settlement_code, 1, 'x', 'x', 'Installer', false, 'x', 'x', 'x', 'x', 'x', 'Online', 1, 1, 1, 1 from run returning settlement_code)
    insert into settlement_tickets (settlement_code, line_no, bonus_ticket_code, amount, is_live)
    select settlement_code, 1, '${code}', 1, false from line`,
  retail_order_lines: (
    code,
  ) => `insert into retail_order_lines (retail_order_code, line_no, sale_date, item_code, item_name, serial_indoor, is_counted)
    values ('${code}', (random() * 1e9)::int, '2026-11-01', 'x', 'x', 'x', false)`,
}
/** Two records to belong to. */
const owners: Record<string, [string, string]> = {
  customers: ['C1', 'C2'],
  sales_invoices: ['I1', 'I2'],
  shops: ['P1', 'P2'],
  bonus_tickets: ['B1', 'B2'],
  retail_orders: ['R1', 'R2'],
}

beforeAll(async () => {
  await onlyCustomers(database)
  await pool.query(`insert into rebate_types (type_rebate_code, type_rebate_name) values ('T1', 'T1')`)
  await as([], { usercode: 'N1' })
  await pool.query(`insert into installers (user_code, phone_number, dept_code) values ('N1', '08120000001', '705')`)
  for (const n of [1, 2]) {
    await pool.query(invoiceOf(`I${n}`, `C${n}`))
    await pool.query(
      `insert into shops (shop_code, shop_name, customer_code, dept_code, created_by) values ('P${n}', 'x', 'C${n}', '705', 'x')`,
    )
    await pool.query(`insert into bonus_tickets (bonus_ticket_code, user_code, client_key, user_type, dept_code)
      values ('B${n}', 'N1', '${n}', 'Installer', '705')`)
    await pool.query(`insert into retail_orders (retail_order_code, client_uuid, sale_date, shop_code, customer_code, dept_code,
        seller_role, seller_code, quantity, submitted_date, created_by, create_user_name)
      values ('R${n}', gen_random_uuid(), '2026-11-01', 'P${n}', 'C${n}', '705', 'x', 'x', 1, now(), 'x', 'x')`)
  }
})

test('every table with copies is compared here', () => {
  const having = [...copied].flatMap(([name, columns]) => (columns.length ? [name] : []))
  expect(having.sort()).toEqual(Object.keys(copying).sort())
})

test.each(Object.entries(copying))('rows of %s take the scope of their record, and follow it', async (table, owner) => {
  const { of, key } = owner
  const [one, other] = owners[of] ?? ['', '']
  const columns = (copied.get(table) ?? []).map((name) => name.slice(6))
  const add = rowsOf[table] ?? (() => '')
  await pool.query(add(one))
  await pool.query(add(other))
  expect(await apart()).toBe(0)
  const others: Record<string, string> = { dept_code: "'713'", customer_code: "'C2'" }
  for (const column of columns) {
    const value = others[column] ?? "'X9'"
    await pool.query(`update ${of} set ${column} = ${value} where ${key} = $1`, [one])
    const { rows } = await pool.query(
      `select distinct scope_${column} = ${value} as is_new from ${table} where ${key} = $1`,
      [one],
    )
    expect(rows, column).toEqual([{ is_new: true }])
  }
  await pool.query(`update ${table} set ${key} = $1 where ${key} = $2`, [one, other])
  expect((await pool.query(`select from ${table} where ${key} = $1`, [one])).rowCount).toBeGreaterThan(1)
  expect(await apart()).toBe(0)
})

test('a record that changes hands while a row is added to it is not missed', async () => {
  for (const [table, { of, key }] of Object.entries(copying)) {
    const [, code] = owners[of] ?? ['', '']
    const [first = ''] = copied.get(table) ?? []
    const other =
      first === 'scope_dept_code'
        ? `(select max(dept_code) from departments where dept_code <> o.dept_code)`
        : `'S-LATER-' || random()`
    const changing = `update ${of} o set ${first.slice(6)} = ${other} where ${key} = $1`
    await meanwhile(database, rowsOf[table]?.(code) ?? '', () => pool.query(changing, [code]))
    expect(await apart(), table).toBe(0)
  }
})

test('an emptied column is followed too', async () => {
  await db
    .insert(officialAddresses)
    .values({ ...address, detail_address: 'Jl. Kosong 1', created_by: 'U', create_user_name: 'U' })
  await db.execute(sql`update customers set salesman_code = null where customer_code = 'C1'`)
  const { rows } = await db.execute(
    sql`select distinct scope_salesman_code from official_addresses where customer_code = 'C1'`,
  )
  expect(rows).toEqual([{ scope_salesman_code: null }])
})

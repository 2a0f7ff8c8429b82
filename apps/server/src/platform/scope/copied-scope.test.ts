import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { address, meanwhile, onlyCustomers } from '../../../test/addresses.ts'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { officialAddresses } from '../../db/tables/customers/official-addresses.ts'

/** What belongs to a cashback or its order: the branch and the salesperson are copies there too. */
const twice = { scope_dept_code: 'scope_dept_code', scope_salesman_code: 'scope_salesman_code' }
/** Tables whose rows carry the scope of a record they belong to: `scope_x` is its `x` unless it is `named`, found by the key that both have. */
const copying: Record<string, { of: string; key: string; named?: Record<string, string>; isFixed?: true }> = {
  official_addresses: { of: 'customers', key: 'customer_code' },
  e_invoices: { of: 'sales_invoices', key: 'invoice_code' },
  e_invoice_mails: { of: 'sales_invoices', key: 'invoice_code' },
  withholding_slips: { of: 'sales_invoices', key: 'invoice_code' },
  keypersons: { of: 'shops', key: 'shop_code' },
  cashback_run_lines: { of: 'customers', key: 'customer_code' },
  cashbacks: { of: 'customers', key: 'customer_code' },
  customer_orders: { of: 'customers', key: 'customer_code' },
  customer_models: { of: 'customers', key: 'customer_code' },
  cashback_orders: { of: 'customers', key: 'customer_code' },
  customer_signatures: { of: 'customers', key: 'customer_code' },
  salesman_changes: { of: 'customers', key: 'customer_code' },
  // Its rows never change.
  cashback_ledger: { of: 'cashbacks', key: 'cashback_code', named: twice, isFixed: true },
  cashback_plans: { of: 'cashback_orders', key: 'order_code', named: twice },
  cashback_order_items: {
    of: 'cashback_orders',
    key: 'order_code',
    named: { ...twice, scope_created_date: 'created_date' },
  },
  design_tasks: { of: 'project_logs', key: 'log_code' },
  settlement_tickets: { of: 'bonus_tickets', key: 'bonus_ticket_code' },
  retail_order_lines: { of: 'retail_orders', key: 'retail_order_code', named: { scope_status: 'status' } },
}

const { database, db, pool, as } = await startTestServer()

const folder = join(import.meta.dirname, '../../db/tables')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const tables = (await Promise.all(files.map((file) => import(join(folder, file)))))
  .flatMap((one) => Object.values(one))
  .filter((one): one is PgTable => is(one, PgTable))
const copiesIn = (table: PgTable) =>
  Object.keys(getTableColumns(table)).filter((name) => /^scope_\w+_(code|by)$/.test(name))
const copied = new Map(
  tables.map((table) => {
    const name = getTableName(table)
    return [name, [...new Set([...copiesIn(table), ...Object.keys(copying[name]?.named ?? {})])]]
  }),
)
/** What a copy is called where it comes from. */
const sourceOf = (table: string, column: string) => copying[table]?.named?.[column] ?? column.slice(6)

/** Rows that say something else than the record they belong to. */
const apart = async () => {
  let found = 0
  for (const [table, { of, key }] of Object.entries(copying)) {
    const columns = copied.get(table) ?? []
    const [own, its] = [columns.map((name) => `t.${name}`), columns.map((name) => `o.${sourceOf(table, name)}`)]
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
  customer_models: (code) => `insert into customer_models (customer_code, item_code, first_came, last_came, last_left)
    values ('${code}', 'M' || random(), '2026-11-01', '2026-11-01', 'infinity')`,
  cashback_orders: (
    code,
  ) => `insert into cashback_orders (order_code, customer_code, org_code, dept_code, original_total_amount, max_allowed_amount,
      customer_is_taxable, price_include_tax, created_by, create_user_name)
    values ('O' || random(), '${code}', 'x', '705', 1, 1, 0, 'Y', 'x', 'x')`,
  customer_signatures: (
    code,
  ) => `with photo as (insert into attachments (attachment_code, kind, module_name, module_code, alias, original_file_name, content_type,
      bytes, sha256, store_key, created_by) values ('A' || random(), 'photo', 'x', 'x', 'x', 'x', 'x', 1, 'x', 'x', 'x')
      returning attachment_code)
    insert into customer_signatures (signature_code, customer_code, signer_name, photo_code, valid_from, source, created_by,
      create_user_name) select 'G' || random(), '${code}', 'x', attachment_code, '2026-11-01', 'x', 'x', 'x' from photo`,
  salesman_changes: (
    code,
  ) => `insert into salesman_changes (customer_code, to_salesman_code, effective_date, move_open_documents, reason, status, created_by,
      create_user_name) values ('${code}', 'x', '2026-11-01', false, 'x', 'Applied', 'x', 'x')`,
  cashback_ledger: (code) => `insert into cashback_ledger (cashback_code, kind, amount, balance, usercode, username)
    values ('${code}', 'grant', 1, 1, 'x', 'x')`,
  cashback_plans: (
    code,
  ) => `with line as (insert into cashbacks (cashback_code, customer_code, org_code, dept_code, type_rebate_code, period, cashback_amount,
      valid_from, valid_to, source, created_by, create_user_name)
    values ('K' || random(), 'C1', 'x', '705', 'T1', '2026-10', 1, '2026-11-01', '2026-11-01', 'x', 'x', 'x') returning cashback_code)
    insert into cashback_plans (order_code, cashback_code, planned_amount) select '${code}', cashback_code, 1 from line`,
  cashback_order_items: (
    code,
  ) => `insert into cashback_order_items (order_code, line_no, item_code, quantity, amount, rebate_share)
    values ('${code}', (random() * 1e9)::int, 'x', 1, 1, 1)`,
  design_tasks: (
    code,
  ) => `insert into design_tasks (design_task_code, log_code, requester_code, needed_by, scopes, brief, est_hours, created_by)
    values ('D' || random(), '${code}', 'N1', '2026-11-01', '{}', 'x', 1, 'x')`,
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
  cashbacks: ['K1', 'K2'],
  cashback_orders: ['O1', 'O2'],
  project_logs: ['L1', 'L2'],
}

beforeAll(async () => {
  await onlyCustomers(database)
  await pool.query(`insert into rebate_types (type_rebate_code, type_rebate_name) values ('T1', 'T1')`)
  await as([], { usercode: 'N1' })
  await as([], { usercode: 'N2' })
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
    await pool.query(`insert into cashbacks (cashback_code, customer_code, org_code, dept_code, type_rebate_code, period, cashback_amount,
        valid_from, valid_to, source, created_by, create_user_name)
      values ('K${n}', 'C${n}', 'x', '705', 'T1', '2026-10', 1, '2026-11-01', '2026-11-01', 'x', 'x', 'x')`)
    await pool.query(`insert into cashback_orders (order_code, customer_code, org_code, dept_code, original_total_amount,
        max_allowed_amount, customer_is_taxable, price_include_tax, created_by, create_user_name)
      values ('O${n}', 'C${n}', 'x', '705', 1, 1, 0, 'Y', 'x', 'x')`)
    await pool.query(`insert into project_logs (log_code, project_code, project_name, project_type, building_use, owner_name, name_key,
        owner_key, province_code, city_code, district_code, sub_district_code, detail_address, lat, lng, dept_code, salesman_code,
        salesman_codes, source, stage, est_total, probability, est_order_date, created_by, create_user_name)
      values ('L${n}', 'L${n}', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 0, 0, '705', 'N2', '{N2}', 'x', 'x', 1, 1,
        '2026-11-01', 'x', 'x')`)
  }
})

test('every table with copies is compared here', () => {
  const having = [...copied].flatMap(([name, columns]) => (columns.length ? [name] : []))
  expect(having.sort()).toEqual(Object.keys(copying).sort())
})

/** Another value of a column of the record `o`. */
const others: Record<string, string> = {
  dept_code: `(select max(dept_code) from departments where dept_code <> o.dept_code)`,
  customer_code: `case o.customer_code when 'C1' then 'C2' else 'C1' end`,
  salesman_code: `case o.salesman_code when 'N1' then 'N2' else 'N1' end`,
  created_by: `'S-LATER-' || random()`,
  created_date: `o.created_date - interval '1 day'`,
  status: `case o.status when 'Approved' then 'Rejected' else 'Approved' end`,
}
/** Changes what a copy is of: where that is a copy itself, its customer. */
const changing = (table: string, column: string, code: string) => {
  const { of = '', key = '' } = copying[table] ?? {}
  const source = sourceOf(table, column)
  const name = source.replace(/^scope_/, '')
  return name === source
    ? `update ${of} o set ${name} = ${others[name]} where ${key} = '${code}'`
    : `update customers o set ${name} = ${others[name]} where customer_code = (select customer_code from ${of} where ${key} = '${code}')`
}

test.each(Object.entries(copying))('rows of %s take the scope of their record, and follow it', async (table, owner) => {
  const { of, key, isFixed } = owner
  const [one, other] = owners[of] ?? ['', '']
  const add = rowsOf[table] ?? (() => '')
  await pool.query(add(one))
  await pool.query(add(other))
  expect(await apart()).toBe(0)
  for (const column of copied.get(table) ?? []) {
    const values = async () =>
      (await pool.query(`select distinct ${column} as value from ${table} where ${key} = $1`, [one])).rows
    const before = await values()
    await pool.query(changing(table, column, one))
    expect(await values(), column).not.toEqual(before)
    expect(await apart(), column).toBe(0)
  }
  if (isFixed) return
  await pool.query(`update ${table} set ${key} = $1 where ${key} = $2`, [one, other])
  expect((await pool.query(`select from ${table} where ${key} = $1`, [one])).rowCount).toBeGreaterThan(1)
  expect(await apart()).toBe(0)
})

test('a record that changes hands while a row is added to it is not missed', async () => {
  for (const [table, { of }] of Object.entries(copying)) {
    const [, code] = owners[of] ?? ['', '']
    for (const column of copied.get(table) ?? []) {
      await meanwhile(database, rowsOf[table]?.(code) ?? '', () => pool.query(changing(table, column, code)))
      expect(await apart(), `${table}, ${column}`).toBe(0)
    }
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

import { listCustomers } from '@sejuk/contract/customers/customers'
import { listKeypersons } from '@sejuk/contract/customers/keypersons'
import { listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { listPromotors } from '@sejuk/contract/customers/promotors'
import type { Endpoint } from '@sejuk/contract/endpoint'
import { listEInvoiceMails, listEInvoices } from '@sejuk/contract/finance/electronic-invoices'
import { listSalesInvoices } from '@sejuk/contract/finance/sales-invoices'
import { listWithholdingSlips } from '@sejuk/contract/finance/withholding-slips'
import { listCashbackRunLines, listCashbackRuns } from '@sejuk/contract/sales/cashback-runs'
import { listSalesOrders } from '@sejuk/contract/sales/sales-orders'
import { type ViewData, viewDataScopes } from '@sejuk/domain/viewers'
import type pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'

const { pool, as } = await startTestServer()
const large = 30_000
/** Sorting so many is felt by nobody. */
const mostSorted = 1000

type Plan = { 'Node Type': string; 'Plan Rows': number; 'Relation Name'?: string; Plans?: Plan[] }
type Statement = { text: string; values: unknown[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What a call asks of the database. */
const statementsOf = async (call: () => Promise<unknown>) => {
  const asked: Statement[] = []
  const query = pool.query.bind(pool) as (...told: unknown[]) => unknown
  const spy = vi.spyOn(pool, 'query').mockImplementation(((told: pg.QueryConfig, values?: unknown[]) => {
    asked.push({ text: told.text ?? String(told), values: values ?? told.values ?? [] })
    return query(told, values)
  }) as never)
  await call()
  spy.mockRestore()
  return asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
}

/** Large tables. */
const filled = new Set<string>()
const fill = async (table: string, rows: string) => {
  filled.add(table)
  await pool.query(`insert into ${table} ${rows}`)
}

/** Sorts of many rows, and large tables read from end to end. */
const faultsOf = async ({ text, values }: Statement) => {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  return nodes.flatMap((node) => {
    const below = Math.max(0, ...(node.Plans ?? []).map((one) => one['Plan Rows']))
    if (node['Node Type'].includes('Sort') && below > mostSorted) return [`sorts ${below} rows`]
    const table = node['Relation Name'] ?? ''
    if (node['Node Type'] === 'Seq Scan' && filled.has(table)) return [`reads all of ${table}`]
    return []
  })
}

/** Somebody with the scope, who sees a fiftieth of the customers, or some of them. */
const facts: Partial<Record<ViewData, object>> = {
  View_Data_Multi_Branch: { departmentlist: ['705', '713'] },
  View_Data_Customer: { customer_codes: ['P-00001', 'P-00002'] },
}

const customer = (n: string) => `'P-' || lpad((${n})::text, 5, '0')`
const ofNumber = `from generate_series(1, ${large}) n`
const newest = `timestamptz '2026-11-15' - n * interval '3 minutes'`

beforeAll(async () => {
  await fill(
    'customers',
    `(customer_code, customer_name, dept_code, salesman_code, created_by)
    select ${customer('n')}, 'Toko ' || n, d.codes[1 + n % array_length(d.codes, 1)], 'P-S' || n % 100, 'P-S' || n % 90
    from generate_series(1, ${large / 10}) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
  )
  await fill(
    'official_addresses',
    `(customer_code, province_name, city_name, district_name, sub_district_name, detail_address, receiver_name, receiver_phone,
      created_by, create_user_name, created_date)
    select ${customer(`1 + n % ${large / 10}`)}, 'Jawa Barat', 'Kota Bandung', 'Coblong', 'Dago', 'Jl. Dago No. ' || n, 'Budi', '0812',
      'U', 'U', ${newest} ${ofNumber}`,
  )
  await fill(
    'sales_invoices',
    `(invoice_code, invoice_date, tax_date, due_date, org_code, dept_code, customer_code, salesman_code, price_include_tax,
      customer_is_taxable, transaction_code, source, created_by, create_user_name, created_date)
    select 'P-' || n, date '2026-11-15' - n / 50, date '2026-11-15' - n / 50, '2027-01-01', 'RCI', c.dept_code, c.customer_code,
      c.salesman_code, 'Y', 0, '04', 'ERP', c.created_by, 'U', ${newest}
    from generate_series(1, ${large}) n join customers c on c.customer_code = ${customer(`1 + n % ${large / 10}`)}`,
  )
  await pool.query(`insert into warehouse_vendors (warehouse_vendor_code, warehouse_vendor_name) values ('P-V', 'P-V')`)
  await pool.query(`insert into warehouses (warehouse_code, warehouse_name, warehouse_type, warehouse_vendor_code, dept_code)
    values ('P-W', 'P-W', 'x', 'P-V', '705')`)
  await fill(
    'sales_orders',
    `(order_code, order_type, order_date, org_code, warehouse_code, dept_code, customer_code, salesman_code, price_include_tax,
      customer_is_taxable, created_by, create_user_name, created_date)
    select i.invoice_code, 'RS', i.tax_date, i.org_code, 'P-W', i.dept_code, i.customer_code, i.salesman_code, 'Y', 0, i.created_by, 'U',
      i.tax_date + split_part(i.invoice_code, '-', 2)::int % 1000 * interval '1 minute' from sales_invoices i`,
  )
  await fill(
    'e_invoices',
    `(e_invoice_code, invoice_code, version, period, tax_date)
    select i.invoice_code || '.1', i.invoice_code, 1, to_char(i.tax_date, 'YYYY-MM'), i.tax_date from sales_invoices i`,
  )
  await fill(
    'e_invoice_mails',
    `(invoice_code, invoice_codes, nsfps, channel, recipient_name, address, event, how, expires_date, sent_user_name, created_date)
    select 'P-' || n, array['P-' || n], '{}', 'email', 'x', 'x', 'x', 'auto', now(), 'x', ${newest} ${ofNumber}`,
  )
  await fill(
    'withholding_slips',
    `(invoice_code, tax_kind, period, base, amount, create_user_name, updated_user_name, created_date)
    select 'P-' || n, '22', '2026-11', 1000, 10, 'x', 'x', ${newest} ${ofNumber}`,
  )
  await fill(
    'shops',
    `(shop_code, shop_name, customer_code, dept_code, salesman_code, created_by)
    select 'P-' || n, 'Toko ' || n, c.customer_code, c.dept_code, c.salesman_code, c.created_by
    from generate_series(1, ${large}) n join customers c on c.customer_code = ${customer(`1 + n % ${large / 10}`)}`,
  )
  await fill(
    'keypersons',
    `(keyperson_code, keyperson_name, phone, shop_code, dept_code, created_by)
    select s.shop_code, 'Nama ' || md5(s.shop_code), '0812', s.shop_code, s.dept_code, s.created_by from shops s`,
  )
  await fill(
    'promotors',
    `(promotor_code, promotor_name, phone, dept_code, salesman_code, join_date, created_by)
    select s.shop_code, 'Nama ' || md5(s.shop_code), '0812', s.dept_code, s.salesman_code, '2026-01-01', s.created_by from shops s`,
  )
  await pool.query(`insert into rebate_types (type_rebate_code, type_rebate_name) values ('P-T', 'P-T')`)
  await pool.query(`insert into cashback_runs (run_code, period, type_rebate_code, dept_code, created_by, create_user_name)
    select 'P-' || n, '2026-10', 'P-T', '705', 'U', 'U' from generate_series(1, 10) n`)
  await fill(
    'cashback_run_lines',
    `(run_code, customer_code, target_amount, actual_amount, percent, earned_amount, granted_before, difference, short_amount, outcome,
      inputs, takes)
    select 'P-' || n, c.customer_code, 1, 1, 1, 1, 1, hashtext(c.customer_code), 0, 'grant', '[]', '[]'
    from customers c, generate_series(1, 10) n where c.customer_code like 'P-%'`,
  )
  await pool.query(`vacuum analyze ${[...filled]}`)
}, 120_000)

/** Lists in their default view, in both directions. */
const lists: [name: string, endpoint: Endpoint, sort: string, asked?: object][] = [
  ['addresses', listOfficialAddresses, 'created_date'],
  ['customers', listCustomers, 'created_date'],
  ['sales orders', listSalesOrders, 'created_date'],
  ['sales invoices', listSalesInvoices, 'created_date'],
  ['sales invoices of a tab', listSalesInvoices, 'created_date', { status: '1' }],
  ['electronic invoices', listEInvoices, 'tax_date'],
  ['electronic invoices of a month', listEInvoices, 'tax_date', { period: '2026-10' }],
  ['letters', listEInvoiceMails, 'created_date'],
  ['withholding slips', listWithholdingSlips, 'created_date'],
  ['keypersons', listKeypersons, 'keyperson_name'],
  ['promotors', listPromotors, 'promotor_name'],
  ['cashback runs', listCashbackRuns, 'created_date'],
  ['lines of a cashback run', listCashbackRunLines, 'size', { run_code: 'P-1' }],
]

const callers = new Map(
  viewDataScopes.map((view_data, n) => [
    view_data,
    as(undefined, { view_data, usercode: `P-S${n}`, ...facts[view_data] }),
  ]),
)

describe.each(lists)('the list of %s', (_, endpoint, sort, asked = {}) => {
  test.each(viewDataScopes)('is read in its order under %s', async (view_data) => {
    const caller = await callers.get(view_data)
    const statements: Statement[] = []
    const ways = [{ sort }, { sort: `-${sort}` }, { sort: `-${sort}`, page: 10 }]
    for (const way of ways)
      statements.push(...(await statementsOf(async () => caller?.(endpoint, { ...asked, total: 'later', ...way }))))
    expect(statements.some(({ text }) => [...filled].some((table) => text.includes(table)))).toBe(true)
    for (const statement of statements) expect(await faultsOf(statement), statement.text).toEqual([])
  })
})

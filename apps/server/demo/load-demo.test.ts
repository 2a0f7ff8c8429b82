import { type Figure, listFigures } from '@sejuk/contract/platform/my-day'
import { taxNumberProblem } from '@sejuk/domain/finance/tax-office/tax-numbers'
import { permissions } from '@sejuk/domain/permissions'
import { standardRoles } from '@sejuk/domain/roles'
import { isMobile, nationalPhone } from '@sejuk/domain/values/phone'
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import { afterAll, expect, test } from 'vitest'
import { loadMasters } from '../reference/load-masters.ts'
import { loadReference } from '../reference/load-reference.ts'
import { type Database, openDatabase } from '../src/db/database.ts'
import { differencesIn as differencesInCashback } from '../src/features/sales/cashbacks/reconcile.ts'
import { differencesIn } from '../src/features/stock/ledger/reconcile.ts'
import { isPassword } from '../src/platform/session/passwords.ts'
import { faultsOfReads } from '../test/every-read.ts'
import { behind, behindFigures } from '../test/figures.ts'
import { freshDatabase } from '../test/servers/fresh-database.ts'
import { startTestServer } from '../test/servers/test-server.ts'
import { catalogueDemo } from './catalogue/parts.ts'
import { loadDemo } from './load-demo.ts'
import { mastersDemo } from './masters/parts.ts'
import { demoAccountLines } from './platform/account-lines.ts'

const today = '2026-11-14'
const quiet = () => {}
/** A tenth of what a start loads. */
const size = { customers: 2000, addresses: 3000, shops: 3000 }
const opened: { database: Database; url: string; drop: () => Promise<void> }[] = []
const openWithReference = async () => {
  const { url, drop } = await freshDatabase()
  const database = openDatabase(url)
  opened.push({ database, url, drop })
  await loadReference(database, quiet)
  // Orders are about items with prices, and so are the invoices behind cheques.
  await loadMasters(database, quiet)
  return database
}
afterAll(async () => {
  for (const { database, drop } of opened) {
    await database.close()
    await drop()
  }
})

const server = await openWithReference()
await loadDemo(server, quiet, { today, ...size })
const { signedIn, as, endpoints } = await startTestServer({ on: opened[0]?.url ?? '' })

const ask = async <Row extends object>(database: Database, sql: string) => (await database.pool.query<Row>(sql)).rows
const one = async (sql: string) => Object.values((await ask<Record<string, unknown>>(server, sql))[0] ?? {})[0]

const tables = ['departments', 'users', 'user_roles', 'user_departments', 'user_belongings', 'demo_accounts']
tables.push(
  'customers',
  'shops',
  'keypersons',
  'customer_orders',
  'official_addresses',
  'official_address_uses',
  'document_counters',
)
/** All that was made, apart from the salt of the password and the moment of the load. */
const content = async (database: Database) => {
  const rows = await Promise.all(
    tables.map((table) =>
      ask<{ row: object }>(
        database,
        `select to_jsonb(t) - 'password_hash' as row from ${table} t order by to_jsonb(t)::text`,
      ),
    ),
  )
  return rows
    .flat()
    .map(({ row }) => JSON.stringify(row))
    .sort()
}

const indexes = (database: Database) => ask(database, 'select indexdef from pg_indexes order by indexdef')

test('the demo has 26 departments, 2,000 customers and 3,000 addresses', async () => {
  expect(await one('select count(*) from departments')).toBe(26)
  expect(await one('select count(*) from customers')).toBe(2000)
  expect(await one('select count(*) from official_addresses')).toBe(3000)
  expect(await one('select count(distinct customer_name) from customers')).toBe(2000)
  expect(await one(`select count(*) from customers where customer_code = 'C-10284'`)).toBe(1)
})

test('shops belong to approved customers of their branch, and one keyperson decides in each', async () => {
  expect(await one('select count(*) from shops')).toBe(3000)
  expect(
    await one(`select count(*) from shops s join customers c using (customer_code, dept_code)
      where c.status in ('Approved', 'Adjusted')`),
  ).toBe(3000)
  expect(await one(`select user_code from keypersons where shop_code = 'SHP-705-0001'`)).toBe('KEY-0001')
  expect(await one('select count(distinct shop_code) = count(*) from keypersons')).toBe(true)
  expect(await one('select count(*) > 2000 from customer_orders')).toBe(true)
  expect(await one("select count(*) from customers where status = 'Submitted'")).toBeGreaterThan(20)
})

test('every role has an account, and they all have the one password', async () => {
  const accounts = await ask<{ login_name: string; password_hash: string; role_code: string }>(
    server,
    'select login_name, password_hash, role_code from demo_accounts join users using (usercode) join user_roles using (usercode) order by seq',
  )
  // One person a role, and a second director: a director's own change of a setting is another's to decide.
  expect([...new Set(accounts.map(({ role_code }) => role_code))].sort()).toEqual(Object.keys(standardRoles).sort())
  expect(accounts.map(({ login_name }) => login_name).sort()).toEqual(
    (
      'admin asc-admin ass bm branch-admin callcenter coordinator customer designer director finance finance-manager hr installer ' +
      'keyperson logistics other-dept project-ho promotor sales sales-ho sales-installer second-director spv supervisor technician ts-manager warehouse'
    ).split(' '),
  )
  expect(await isPassword('sejuk-demo', accounts[0]?.password_hash)).toBe(true)
  expect(new Set(accounts.map(({ password_hash }) => password_hash)).size).toBe(1)
})

test('the terminal is told whom one may sign in as', async () => {
  const lines = await demoAccountLines(server)
  expect(lines).toHaveLength(29)
  expect(lines[0]).toContain('sejuk-demo')
  expect(lines[1]).toBe('  bm               Branch manager, Rina Kartika')
  expect(await demoAccountLines(await openWithReference())).toEqual([])
})

test('whoever sees a part of the house has that part', async () => {
  expect(await one(`select department from users where login_name = 'bm'`)).toBe('705')
  for (const login of ['spv', 'coordinator', 'ts-manager'])
    expect(
      await one(`select count(*) from user_departments join users using (usercode) where login_name = '${login}'`),
    ).toBeGreaterThan(1)
  for (const login of ['asc-admin', 'technician'])
    expect(await one(`select asc_code from users where login_name = '${login}'`)).toBe('8-ASC-01')
  expect(
    await one(`select count(*) from official_addresses join user_belongings on kind = 'customer' and code = customer_code
      join users using (usercode) where login_name = 'customer'`),
  ).toBeGreaterThan(1)
  expect(
    await one(
      `select count(*) from user_belongings join users using (usercode) where login_name = 'keyperson' and kind = 'shop'`,
    ),
  ).toBe(1)
  expect(
    await one(`select count(*)::int from sales_orders join user_belongings on kind = 'customer' and code = customer_code
      where status in ('Submitted', 'Approved')`),
  ).toBeGreaterThan(1)
  expect(
    await one(`select count(*)::int from supervision_documents d where not exists (select from attachments a
      where a.module_code = d.supervision_code and a.alias = d.kind and a.kind = 'file')`),
  ).toBe(0)
  expect(
    await one(`select count(*) from customers join users on usercode = salesman_code where login_name = 'sales'`),
  ).toBeGreaterThan(20)
})

test('every branch has its manager, and every customer a salesperson of the branch', async () => {
  expect(
    await one(`select count(*) from departments join users on usercode = bm_user_code and department = dept_code
      where branch_type = 'Branch'`),
  ).toBe(25)
  expect(
    await one(`select count(*) from customers c join users u on u.usercode = c.salesman_code and u.department = c.dept_code
      join user_roles r on r.usercode = u.usercode and r.role_code = 'Salesman'`),
  ).toBe(2000)
  expect(await one('select count(distinct dept_code) from customers')).toBe(25)
})

test('every address lies in a real place and has a postal code and a mobile number', async () => {
  const [provinces, cities, districts, villages] = await Promise.all([
    getProvinces(),
    getRegencies(),
    getDistricts(),
    getVillages(),
  ])
  const names = new Map([...provinces, ...cities, ...districts].map(({ code, name }) => [code, name]))
  const real = new Set(
    villages.map(({ code, name }) => [...[2, 5, 8].map((end) => names.get(code.slice(0, end))), name].join(' / ')),
  )
  const addresses = await ask<Record<string, string>>(server, 'select * from official_addresses')
  const unlike = (isFine: (address: Record<string, string>) => boolean) => addresses.filter((it) => !isFine(it))
  expect(
    unlike((it) => real.has([it.province_name, it.city_name, it.district_name, it.sub_district_name].join(' / '))),
  ).toEqual([])
  expect(unlike(({ postal_code = '' }) => /^[1-9]\d{4}$/.test(postal_code))).toEqual([])
  expect(unlike(({ receiver_phone = '' }) => isMobile(nationalPhone(receiver_phone)))).toEqual([])
  expect(addresses).toHaveLength(3000)
  expect(new Set(addresses.map(({ province_name }) => province_name)).size).toBeGreaterThan(20)
})

test('no customer has an address twice, however it is spaced or capitalised', async () => {
  expect(
    await one(`select count(distinct (customer_code, lower(regexp_replace(btrim(detail_address), '\\s+', ' ', 'g'))))
      from official_addresses`),
  ).toBe(3000)
})

test('everything happened within the last eighteen months, an address not before its customer', async () => {
  expect(
    await one(`select count(*) from official_addresses a join customers c using (customer_code)
      where a.created_date between c.created_date and '${today}' and c.created_date > date '${today}' - 550`),
  ).toBe(3000)
})

test('one address in twelve is used by open orders, one in five by closed ones', async () => {
  const shareOf = async (is_open: boolean) =>
    Number(await one(`select count(distinct address_code) from official_address_uses where is_open = ${is_open}`)) /
    3000
  const [open, closed] = [await shareOf(true), await shareOf(false)]
  expect(open).toBeGreaterThan(0.065)
  expect(open).toBeLessThan(0.095)
  expect(closed).toBeGreaterThan(0.175)
  expect(closed).toBeLessThan(0.225)
  expect(
    await one(
      'select max(n) from (select count(*) n from official_address_uses where is_open group by address_code) t',
    ),
  ).toBe(3)
  expect(await one('select count(distinct order_code) = count(*) from official_address_uses')).toBe(true)
})

test('the next address and the next order continue the numbers', async () => {
  expect(await one(`select nextval('official_address_code')`)).toBe(3001)
  expect(
    await one(`select count(*) from document_counters d where prefix = 'SO' and last <> (select max(right(order_code, 5)::int)
      from (select order_code from customer_orders union all select order_code from sales_orders) o
      where order_code like prefix || '-' || d.dept_code || '-' || month || '-%')`),
  ).toBe(0)
})

test('a load that was broken off is finished at the next start, with the same content and every index', async () => {
  const broken = await openWithReference()
  const before = await indexes(broken)
  const stumble = (line: string) => {
    if (line.includes('customers')) throw new Error('out of power')
  }
  await expect(loadDemo(broken, stumble, { today, ...size })).rejects.toThrow('out of power')
  expect(await ask(broken, 'select area from demo_loads order by area')).toEqual(
    [...mastersDemo, ...catalogueDemo]
      .map(({ name: area }) => ({ area }))
      .toSorted((a, b) => (a.area < b.area ? -1 : 1)),
  )
  expect(await ask(broken, 'select 1 from customers')).toEqual([])
  await Promise.all([loadDemo(broken, quiet, { today, ...size }), loadDemo(broken, quiet, { today, ...size })])
  expect(await content(broken)).toEqual(await content(server))
  expect(await indexes(broken)).toEqual(before)
}, 300_000)

test('a second start loads nothing', async () => {
  const before = await content(server)
  const said: string[] = []
  await loadDemo(server, (line) => said.push(line), { today: '2027-01-01' })
  expect(said).toEqual([])
  expect(await content(server)).toEqual(before)
})

test('a house in which somebody works gets no demo data', async () => {
  const real = await openWithReference()
  await real.pool.query(`insert into users (usercode, login_name, username, department) values ('A', 'a', 'A', '700')`)
  await loadDemo(real, quiet, { today })
  expect(await ask(real, 'select usercode from users')).toEqual([{ usercode: 'A' }])
  expect(await ask(real, 'select 1 from customers')).toEqual([])
})

test('whatever a row refers to is there, though nothing looked while it loaded', async () => {
  const references = await ask<{ name: string; orphans: string }>(
    server,
    `select conname as name, format('select count(*)::int from %s c where %s and not exists (select from %s p where %s)', conrelid::regclass,
        string_agg(format('c.%I is not null', mine.attname), ' and '), confrelid::regclass,
        string_agg(format('p.%I = c.%I', theirs.attname, mine.attname), ' and ')) as orphans
      from pg_constraint cross join lateral unnest(conkey, confkey) as pair (mine_no, theirs_no)
      join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = mine_no
      join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = theirs_no
      where contype = 'f' group by pg_constraint.oid, conname, conrelid, confrelid order by 1`,
  )
  expect(references.length).toBeGreaterThan(400)
  for (const { name, orphans } of references) expect(await one(orphans), name).toBe(0)
})

test('each part leaves statistics, so that the next one is planned for the rows there are', async () => {
  const filled = `select distinct table_name from information_schema.columns c join pg_class r on r.relname = c.table_name
    where table_schema = 'public' and r.relkind = 'r' and r.reltuples < 0 and pg_relation_size(r.oid) > 0 order by 1`
  const unread = (await ask<{ table_name: string }>(server, filled)).map(({ table_name }) => table_name)
  for (const table of ['work_orders', 'work_order_visits', 'customers', 'cashbacks'])
    expect(unread).not.toContain(table)
})

test('tax numbers say code, replacement and year of their invoice, and notes stand in the months of their day', async () => {
  type Numbered = { nsfp: string; transaction_code: string; tax_date: string; replaces_nsfp: string | null }
  const numbered = await ask<Numbered>(
    server,
    `select e.nsfp, i.transaction_code, e.tax_date::text, e.replaces_nsfp from e_invoices e join sales_invoices i using (invoice_code)
      where e.nsfp is not null`,
  )
  expect(numbered.flatMap((version) => taxNumberProblem(version.nsfp, version) ?? [])).toEqual([])
  expect(numbered.filter(({ replaces_nsfp }) => replaces_nsfp).length).toBeGreaterThan(0)
  const months = `select count(distinct to_char(nota_retur_date, 'YYYY-MM'))::int from credit_notes`
  expect(await one(months)).toBeGreaterThan(0)
  const untaxed = `select count(*)::int from credit_notes c where c.tax_choice = 'Replacement' and c.nota_retur_no is not null`
  expect(await one(untaxed)).toBe(0)
})

test('every amount owed is an invoice over an order, and every rupiah paid came by a cheque, a receipt, withheld tax or credit', async () => {
  const without = `select count(*)::int from customer_invoices i left join sales_invoices s using (invoice_code)
    where i.amount > 0 and s.grand_total is distinct from i.amount`
  expect(await one(without)).toBe(0)
  const apart = `select count(*)::int from sales_invoices s where s.grand_total - s.stamp_duty <>
    (select coalesce(sum(l.amount), 0) from sales_invoice_lines l where l.invoice_code = s.invoice_code)`
  expect(await one(apart)).toBe(0)
  const unpaid = `select count(*)::int from customer_invoices i where i.amount > 0 and i.paid_amount <>
    (select coalesce(sum(a.amount), 0) from receipt_allocations a join receipts r using (receipt_code)
      where a.invoice_code = i.invoice_code and r.status = 'Confirmed') + (select coalesce(sum(a.amount), 0)
      from cheque_allocations a join cheques q using (cheque_code) where a.invoice_code = i.invoice_code and q.status = 'Approved')
      + (select coalesce(sum(w.amount), 0) from withholding_slips w where w.invoice_code = i.invoice_code and w.status = 'Confirmed')
      + (select coalesce(sum(l.amount), 0) from credit_use_lines l join credit_uses u using (use_code)
        where l.invoice_code = i.invoice_code and u.status = 'Done')`
  expect(await one(unpaid)).toBe(0)
  const billed = `select count(*)::int from delivery_order_lines l where l.billed_qty <> coalesce((select sum(n.qty)
    from sales_invoice_lines n join sales_invoices i using (invoice_code) where n.delivery_code = l.delivery_code
    and n.delivery_line_no = l.line_no and i.status <> '5'), 0)`
  expect(await one(billed)).toBe(0)
  const gaps = `select count(*)::int from (select count(*) as n, max(right(invoice_code, 5)::int) as last
    from sales_invoices group by substr(invoice_code, 1, 9)) x where n <> last`
  expect(await one(gaps)).toBe(0)
  const statuses = await ask<{ status: string }>(server, 'select distinct status from sales_invoices order by 1')
  expect(statuses.map(({ status }) => status)).toEqual(['1', '2', '3', '4', '5', '7', '8'])
})

test('what customers owe in the books is what is open of their invoices, one by one, and so is their cashback', async () => {
  const differs = `select count(*)::int from (select coalesce(o.customer_code, b.customer_code) as customer_code from
      (select customer_code, sum(greatest(0, amount - paid_amount)) as open from customer_invoices group by 1) o
      full join (select customer_code, sum(debit - credit) as owed from journal_lines where line_kind = 'receivable' group by 1) b
        using (customer_code) where coalesce(o.open, 0) <> coalesce(b.owed, 0)) d`
  expect(await one(differs)).toBe(0)
  const cashback = `select (select sum(planned_amount + cashback_remain) from cashbacks)
    = (select sum(credit - debit) from journal_lines where line_kind = 'accrued-cashback')`
  expect(await one(cashback)).toBe(true)
  expect(
    await one(`select count(*)::int from journal_lines join journals using (journal_id)
    where event = 'opening' and line_kind = 'receivable' and credit > 0`),
  ).toBe(0)
  expect(
    await one(`select count(*)::int from journals j where amount <> all (select unnest(array[sum(debit), sum(credit)])
    from journal_lines l where l.journal_id = j.journal_id)`),
  ).toBe(0)
  const batches = await ask<{ status: string }>(server, 'select status from journal_batches order by created_date')
  expect(batches.map(({ status }) => status)).toEqual(['Taken', 'Made'])
  expect(await one(`select array_agg(distinct k) = '{prepaid-tax}' from journals cross join unnest(missing) k`)).toBe(
    true,
  )
})

test('cheques cover what is open and no more, and every kind of credit limit request is there', async () => {
  const statuses = await ask<{ status: string }>(server, 'select distinct status from cheques order by 1')
  expect(statuses.map(({ status }) => status)).toEqual(['Approved', 'Rejected', 'Saved', 'Submitted'])
  const wrong = `select count(*)::int from cheques q where q.allocated_amount <>
    (select coalesce(sum(a.amount), 0) from cheque_allocations a where a.cheque_code = q.cheque_code)`
  expect(await one(wrong)).toBe(0)
  const above = `select count(*)::int from customer_invoices i where i.amount - i.paid_amount < (select sum(a.amount) from
    cheque_allocations a join cheques q using (cheque_code) where a.invoice_code = i.invoice_code and q.status in ('Saved', 'Submitted'))`
  expect(await one(above)).toBe(0)
  const unpaid = `select count(*)::int from cheque_allocations a join cheques q using (cheque_code)
    join customer_invoices i using (invoice_code) where q.status = 'Approved' and i.paid_amount < a.amount`
  expect(await one(unpaid)).toBe(0)
  const kinds = await ask<{ kind: string }>(
    server,
    `select distinct request_type || ' ' || status as kind from credit_limit_requests order by 1`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'permanent Approved',
    'permanent Draft',
    'permanent Rejected',
    'permanent Submitted',
    'temporary Approved',
    'temporary Submitted',
  ])
  const approved = `select count(*)::int from credit_limit_requests r join customers c using (customer_code)
    where r.request_type = 'permanent' and r.status = 'Approved' and r.requested_limit <> c.credit_limit`
  expect(await one(approved)).toBe(0)
  expect(await one('select count(*)::int from credit_limit_requests where requested_limit % 1000 <> 0')).toBe(0)
})

test('cashback adds up line by line, spans eighteen months and knows every status', async () => {
  expect((await differencesInCashback(server.db)).differences).toEqual([])
  const [all] = await ask(
    server,
    `select count(*) > 500 as has_many, min(valid_from)::text < '2025-06-15' as is_old,
    array_agg(distinct status order by status) as statuses, count(*) filter (where planned_amount > 0) > 0 as has_plans
    from cashbacks`,
  )
  expect(all).toEqual({
    has_many: true,
    is_old: true,
    statuses: ['Approved', 'Closed', 'Draft', 'Rejected', 'Submitted'],
    has_plans: true,
  })
  const runs = await ask<{ status: string; grants: boolean; lowers: boolean }>(
    server,
    `select status, count(*)::int as n,
    bool_or(outcome = 'grant') as grants, bool_or(outcome = 'lower') as lowers from cashback_runs join cashback_run_lines using (run_code)
    group by run_code order by run_code`,
  )
  expect(runs.map(({ status, grants }) => [status, grants])).toEqual([
    ['Calculated', true],
    ['Created', true],
    ['Calculated', false],
  ])
  expect(runs[2]).toMatchObject({ lowers: true })
  expect(
    await ask(server, 'select status, lines > 0 as has_lines from cashback_payouts order by created_date, payout_code'),
  ).toEqual([
    { status: 'Finished', has_lines: true },
    { status: 'Submitted', has_lines: true },
  ])
  expect(
    await ask(
      server,
      `select order_code from cashback_orders o
    where not exists (select from customer_orders c where c.order_code = o.order_code and c.customer_code = o.customer_code)`,
    ),
  ).toEqual([])
  const signed = await ask<{ status: string }>(server, 'select distinct status from customer_signatures order by 1')
  expect(signed.map(({ status }) => status)).toEqual(['Approved', 'Submitted'])
})

test('every delivered unit with a number has it, and the ledger, the letters and the deliveries agree', async () => {
  expect((await differencesIn(server.db)).differences).toEqual([])
  expect(await one('select count(*)::int from delivery_order_serials')).toBeGreaterThan(2000)
  const unnumbered = `select count(*)::int from delivery_order_units u join items i using (item_code) join delivery_orders d using (delivery_code)
    where d.status = 'Approved' and (u.has_serial <> i.has_serial or i.has_serial and u.qty <> (select count(*)
      from delivery_order_serials s where s.delivery_code = u.delivery_code and s.unit_no = u.unit_no))`
  expect(await one(unnumbered)).toBe(0)
  const unmoved = `select count(*)::int from delivery_order_units u join delivery_orders d using (delivery_code)
    left join stock_moves m on m.document_type = 'delivery-order' and m.document_code = u.delivery_code
      and m.document_line = u.unit_no and m.move_type = 'GI'
    where d.status = 'Approved' and (m.on_hand is distinct from -u.qty or m.warehouse_code <> d.warehouse_code)`
  expect(await one(unmoved)).toBe(0)
  const unknown = `select count(*)::int from stock_moves m where document_type = 'delivery-order' and not exists
    (select from delivery_orders d where d.delivery_code = m.document_code)`
  expect(await one(unknown)).toBe(0)
  const elsewhere = `select count(*)::int from delivery_order_serials x join delivery_orders d using (delivery_code)
    join serial_numbers s using (serial_number) where x.state = 'received' and s.customer_code <> d.customer_code`
  expect(await one(elsewhere)).toBe(0)
  const unlevel = `select count(*)::int from (select on_hand_after, sum(on_hand) over (partition by warehouse_code, item_code
      order by moved_date, move_id) as level from stock_moves) m where level <> on_hand_after or level < 0`
  expect(await one(unlevel)).toBe(0)
  const unlettered = `select count(*)::int from stock_moves m where document_type = 'goods-receipt' and serial_numbers <> '{}' and not exists
    (select from goods_receipt_lines l where l.receipt_code = m.document_code and l.line_no = m.document_line
      and l.received_qty = m.on_hand)`
  expect(await one(unlettered)).toBe(0)
  const lying = `select count(*)::int from stock_balances b join items i using (item_code) where i.has_serial and b.on_hand <>
    (select count(*) from serial_numbers s where s.warehouse_code = b.warehouse_code and s.item_code = b.item_code)`
  expect(await one(lying)).toBe(0)
})

test('nothing happens to the tax of an invoice before it was approved, and no exchange is closed by a credit of nothing', async () => {
  const [found] = await ask<Record<'early' | 'credited' | 'empty', number>>(
    server,
    `select
    (select count(*)::int from action_logs a join sales_invoices i on i.invoice_code = a.entity_code
      where a.entity = 'e-invoice' and a.at < i.approved_date) as early,
    (select count(*)::int from rma_requests r join return_requests q using (return_code)) as credited,
    (select count(*)::int from rma_requests r join return_requests q using (return_code) where q.credited_amount = 0) as empty`,
  )
  expect(found).toMatchObject({ early: 0, empty: 0 })
  expect(found?.credited).toBeGreaterThan(0)
})

test('every figure of the home page is the number of the list it opens, for whoever looks', async () => {
  const people = await ask<{ usercode: string; login_name: string }>(
    server,
    `select usercode, login_name from users where login_name in ('admin', 'bm', 'sales', 'finance', 'asc-admin', 'logistics', 'promotor')`,
  )
  const compared: string[] = []
  for (const { usercode, login_name } of people) {
    const call = await signedIn(usercode)
    const { figures }: { figures: Figure[] } = (await call(listFigures, {})).data
    const sales = figures.find(({ measure }) => measure === 'salesOfMonth')
    if (login_name === 'sales') expect(sales?.target).toBeGreaterThan(0)
    for (const figure of figures) {
      const there = await behind(call, figure)
      if (there === undefined) continue
      expect(there, `${figure.measure} of ${login_name}`).toBe(figure.value)
      compared.push(figure.measure)
    }
  }
  expect([...new Set(compared)].toSorted()).toEqual(Object.keys(behindFigures).toSorted())
})

test.each([
  ['all branches', { view_data: 'View_Data_All_Branches' }],
  ['one branch', { view_data: 'View_Data_My_Branch' }],
  ['own rows', { view_data: 'View_Data_Salesman' }],
] as const)('every read answers whoever sees %s, and none with a fault', async (_scope, person) => {
  const call = await as([...permissions, 'File-Customer-View'], person)
  const { faults, answered, asked } = await faultsOfReads(server.pool, endpoints, call)
  expect(faults).toEqual([])
  // The others want more than a list can tell: a file, a place, a link.
  expect(answered / asked).toBeGreaterThan(0.5)
})

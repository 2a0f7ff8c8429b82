import { invoiceTotals, lineByHand } from '@sejuk/domain/finance/invoice-lines'
import type { InvoiceStatus } from '@sejuk/domain/finance/sales-invoices'
import { type TaxRule, taxRuleOn } from '@sejuk/domain/finance/tax'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { salesInvoiceLines, salesInvoices } from '../../src/db/tables/finance/sales-invoices.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { pick, type Random, whole } from '../makers/random.ts'
import { yearlyNumbers } from '../makers/yearly-numbers.ts'
import type { Part } from '../part.ts'
import { readOrderedGoods } from '../sales/ordered-goods.ts'

const clerk = `coalesce(f.usercode, 'system') as created_by, coalesce(f.username, 'Sejuk') as create_user_name`
/** Somebody of finance in the branch, and whoever approves for all of them. */
const people = `left join lateral (select u.usercode, u.username from users u join user_roles r using (usercode)
    where r.role_code = 'Finance' and u.department = c.dept_code order by 1 limit 1) f on true
  cross join (select coalesce(min(usercode), 'system') as approved_by, coalesce(min(username), 'Sejuk') as approved_user_name
    from (select usercode, username from users join user_roles using (usercode)
      where role_code = 'Finance-Manager' order by 1 limit 1) x) m`

/** Every invoice that is owed or was paid is a document over the order it bills; paid ones of the past are closed. */
const headers = `insert into sales_invoices (invoice_code, status, invoice_date, tax_date, due_date, payment_term_days, org_code,
    dept_code, customer_code, salesman_code, order_codes, delivery_codes, business_unit_code, price_include_tax,
    customer_is_taxable, transaction_code, list_amount, discount_amount, cashback_amount, base, other_base, vat,
    rounding_adjustment, grand_total, line_count, total_qty, receipt_status, received_by_name, received_date, source,
    created_by, create_user_name, approved_by, approved_user_name, approved_date, submitted_date, created_date, updated_date)
  select i.invoice_code, case when i.paid_amount >= i.amount then '4' else '2' end, i.invoice_date, i.invoice_date, i.due_date,
    i.due_date - i.invoice_date, o.org_code, o.dept_code, i.customer_code, o.salesman_code, array[o.order_code],
    array(select distinct l.delivery_code from delivery_order_lines l where l.order_code = o.order_code order by 1),
    i.business_unit_code, o.price_include_tax, o.customer_is_taxable, c.transaction_code, o.list_amount, o.discount_amount,
    o.cashback_amount, o.base, o.other_base, o.vat, o.rounding_adjustment, o.total_amount, o.line_count, o.total_qty,
    case when i.invoice_date < $1::date - 6 then 'Invoice_Received' else 'Prepare_Invoice' end,
    case when i.invoice_date < $1::date - 6 then c.pic_name end,
    case when i.invoice_date < $1::date - 6 then i.invoice_date + 4 end, 'ERP',
    ${clerk}, m.approved_by, m.approved_user_name, t.at + interval '3 hours', t.at + interval '1 hour', t.at, t.at + interval '3 hours'
  from customer_invoices i join sales_orders o using (order_code) join customers c on c.customer_code = i.customer_code
  ${people} cross join lateral (select (i.invoice_date + time '09:10') at time zone 'Asia/Jakarta' as at) t
  where i.amount > 0 and i.amount = o.total_amount`

const lines = `insert into sales_invoice_lines (invoice_code, line_no, item_code, item_name, business_unit_code, qty, unit_price,
    list_amount, discount_amount, cashback_amount, base, other_base, vat, rounding_adjustment, amount, order_code, order_line_no,
    delivery_code, delivery_line_no)
  select s.invoice_code, l.line_no, l.item_code, l.item_name, l.business_unit_code, l.ordered_qty, l.list_price, l.list_amount,
    l.discount_amount, coalesce((select (x ->> 'discount')::bigint from jsonb_array_elements(l.ladder) x
      where x ->> 'step' = 'cashback-discount'), 0),
    l.base, l.other_base, l.vat, l.rounding_adjustment, l.amount, l.order_code, l.line_no, d.delivery_code, d.line_no
  from sales_invoices s join sales_order_lines l on l.order_code = s.order_codes[1]
  left join lateral (select x.delivery_code, x.line_no from delivery_order_lines x
    where x.order_code = l.order_code and x.order_line = l.line_no order by 1, 2 limit 1) d on true`

/** Who is billed by the order or the week, and whose days to pay begin with the paper. */
const configurations = `insert into customer_invoice_configurations (customer_code, grouping, due_basis, send_to, updated_user_name)
  select customer_code, (array['order', 'weekly', 'delivery'])[1 + n % 3], case when n % 2 = 0 then 'receipt' else 'invoice' end,
    tax_emails, 'Sejuk'
  from (select customer_code, tax_emails, row_number() over (order by customer_code) as n from customers
    where status = 'Approved') c where n % 12 = 5`

type Billed = {
  customer_code: string
  org_code: string
  dept_code: string
  salesman_code: string | null
  price_include_tax: 'Y' | 'N'
  customer_is_taxable: number
  transaction_code: string
  payment_term_days: number
  created_by: string
  create_user_name: string
}
/** A few customers of every branch, for what finance is at right now. */
const billed = `select c.*, ${clerk} from (select *, row_number() over (partition by dept_code order by md5(customer_code || 'i')) as n
    from customers where status = 'Approved' and coalesce(nitku, '') <> '' and coalesce(npwp, '') <> '') c ${people}
  where c.n <= $1 order by c.dept_code, c.customer_code`

const billedQuantities = `update delivery_order_lines l set billed_qty = b.qty from (
    select n.delivery_code, n.delivery_line_no, sum(n.qty) as qty from sales_invoice_lines n
    where n.delivery_code is not null group by 1, 2) b
  where b.delivery_code = l.delivery_code and b.delivery_line_no = l.line_no`

export const loadSalesInvoices: Part['load'] = async (client, { random, today, say }) => {
  await client.query(headers, [today])
  await client.query('analyze sales_invoices')
  await client.query(lines)
  await client.query(billedQuantities)
  await client.query(configurations)
  const made = await loadCurrent(client, random, today)
  await client.query(frozen)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from sales_invoices')
  say(`demo data: ${rows[0]?.n} sales invoices, ${made} of them on a desk`)
}

/** Customers dispute a few that are open. */
const frozen = `update sales_invoices set status = '3', freeze_reason = 'The customer disputes the quantity',
    frozen_user_name = approved_user_name where invoice_code in (select i.invoice_code from sales_invoices i
      join customer_invoices o using (invoice_code) where i.status = '2' and o.paid_amount = 0 order by md5(i.invoice_code) limit 3)`

const desk: readonly InvoiceStatus[] = ['1', '7', '7', '1', '8', '5']
/** Those of the desk that came in a file of Accurate. */
const fromAccurate = [2, 3]

/** Drafts, what waits for approval, and what was refused: billed by hand or brought in, without a delivery. */
const loadCurrent = async (client: pg.ClientBase, random: Random, today: string) => {
  const { rows } = await client.query<Billed>(billed, [desk.length])
  const goods = await readOrderedGoods(client)
  if (goods.items.length === 0) return 0
  const numbers = await yearlyNumbers(client, 'SI')
  const made = rows.map((row, n) => {
    const invoice_date = addDays(today, -whole(random, 0, 3))
    return makeOne(random, row, {
      ...{
        status: desk[n % desk.length] ?? '1',
        external_no: fromAccurate.includes(n % desk.length)
          ? `INV.${invoice_date.slice(0, 7).replace('-', '.')}.${10_000 + n}`
          : null,
        invoice_date,
        goods,
        invoice_code: numbers.next(row.dept_code, invoice_date),
      },
    })
  })
  await insertRows(
    client,
    salesInvoices,
    made.map(({ invoice }) => invoice),
  )
  await insertRows(
    client,
    salesInvoiceLines,
    made.map(({ line }) => line),
  )
  await numbers.keep()
  return made.length
}

type Around = {
  status: InvoiceStatus
  invoice_date: string
  invoice_code: string
  external_no: string | null
  goods: Awaited<ReturnType<typeof readOrderedGoods>>
}

const makeOne = (random: Random, row: Billed, { status, invoice_date, invoice_code, external_no, goods }: Around) => {
  const item = pick(random, goods.items)
  const [qty, unit_price] = [whole(random, 1, 4), item.prices.at(-1)?.price ?? 3_000_000]
  const rule: TaxRule | undefined =
    row.customer_is_taxable === 1 ? taxRuleOn(goods.rules, row.transaction_code, invoice_date) : undefined
  const terms = { customerIsTaxable: row.customer_is_taxable, priceIncludeTax: row.price_include_tax, rule }
  const amounts = lineByHand(terms, { qty, unit_price, discount_amount: 0 })
  const at = `${invoice_date}T03:20:00Z`
  const isSent = status === '7' || status === '8'
  const { customer_code, org_code, dept_code, salesman_code, payment_term_days, created_by, create_user_name } = row
  return {
    invoice: {
      ...{
        invoice_code,
        status,
        invoice_date,
        tax_date: invoice_date,
        customer_code,
        org_code,
        dept_code,
        salesman_code,
      },
      ...{ due_date: addDays(invoice_date, payment_term_days), payment_term_days, external_no },
      source: external_no ? ('ACCURATE' as const) : ('MANUAL' as const),
      ...{ price_include_tax: row.price_include_tax, customer_is_taxable: row.customer_is_taxable },
      ...{ transaction_code: row.transaction_code, ...invoiceTotals([{ qty, ...amounts }]) },
      ...{ authors: [created_by], created_by, create_user_name, created_date: at, updated_date: at },
      ...{ submitted_user_name: isSent ? create_user_name : null, submitted_date: isSent ? at : null },
      fail_reason: status === '8' ? 'The price is of last month' : null,
      fail_marks: status === '8' ? ['price'] : [],
      end_reason: status === '5' ? 'Billed twice' : null,
      remark: external_no ? null : 'Display units',
    },
    line: {
      ...{ invoice_code, line_no: 1, item_code: item.item_code, item_name: item.item_name },
      ...{ business_unit_code: item.business_unit_code, qty, unit_price, ...amounts },
    },
  }
}

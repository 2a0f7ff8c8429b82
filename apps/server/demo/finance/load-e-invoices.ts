import { eInvoiceCode } from '@sejuk/domain/finance/electronic-invoices'
import { taxDocumentOf } from '@sejuk/domain/finance/tax-office/tax-documents'
import { isReady, taxProblemsOf } from '@sejuk/domain/finance/tax-office/tax-problems'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { tokenOfMail } from '../../src/features/finance/electronic-invoices/mail-token.ts'
import { taxFactsOf } from '../../src/features/finance/electronic-invoices/tax-facts.ts'
import { appSecret } from '../../src/platform/session/app-secret.ts'
import { hashToken } from '../../src/platform/session/session.ts'
import type { Part } from '../part.ts'

const seller = { seller_npwp: '0013456780911000', seller_nitku: '0013456780911000000000', deadline_day: 20 }
const settings = `insert into site_settings (setting_key, value, updated_by, updated_user_name)
  values ('e_invoice', $1::jsonb, 'system', 'Sejuk') on conflict (setting_key) do nothing`

/** The last days of last month, and the last days until today. */
const isOnDesk = `(i.tax_date >= $1::date - 3
  or i.tax_date between date_trunc('month', $1::date)::date - 5 and date_trunc('month', $1::date)::date - 1)`

/** What was approved and taxed; all but the latest has its number. */
const taken = `insert into e_invoices (e_invoice_code, invoice_code, version, period, tax_date, provider, e_status, attempt,
    nsfp, checked_date, approved_date, created_date, updated_date)
  select i.invoice_code || '.1', i.invoice_code, 1, to_char(i.tax_date, 'YYYY-MM'), i.tax_date, 'CORETAX_XML', 'Approved_DJP', 1,
    i.transaction_code || '00' || to_char(i.tax_date, 'YY') || lpad((row_number() over (order by i.tax_date, i.invoice_code))::text, 11, '0'),
    i.approved_date, i.approved_date + interval '1 day', i.approved_date, i.approved_date + interval '1 day'
  from sales_invoices i where i.status in ('2', '3', '4') and i.customer_is_taxable = 1
    and not ${isOnDesk}`
const numbers = `update sales_invoices i set tax_invoice_no = e.nsfp from e_invoices e where e.invoice_code = i.invoice_code`
const fresh = `select i.invoice_code, i.tax_date::text as tax_date from sales_invoices i
  where i.status in ('2', '3', '4') and i.customer_is_taxable = 1 and ${isOnDesk} order by 1`

/** Customers whose tax data is not as Coretax wants it, among those with invoices of now. */
const flaws = [
  `npwp = substr(npwp, 2)`,
  `nitku = null`,
  `tax_address = tax_address || '; Blok B'`,
  `nitku = substr(nitku, 1, 20)`,
] as const
const flawed = `select distinct i.customer_code from sales_invoices i join customers c using (customer_code)
  where i.status in ('2', '3') and i.customer_is_taxable = 1 and ${isOnDesk} and length(c.npwp) = 16 order by 1 limit 40`

type Fresh = { invoice_code: string; tax_date: string }
const rejections = [
  'NITKU pembeli tidak terdaftar untuk NPWP ini.',
  'Pembeli tidak aktif.',
  'Nomor faktur sudah digunakan.',
]

/** What is on the desk: ready, to mend, waiting, refused. */
const loadFresh = async (client: pg.ClientBase, today: string) => {
  const { rows } = await client.query<Fresh>(fresh, [today])
  const db = drizzle(client as pg.Client)
  const facts = await taxFactsOf(
    db,
    rows.map(({ invoice_code }) => invoice_code),
  )
  const made = rows.flatMap(({ invoice_code, tax_date }, n) => {
    const own = facts.get(invoice_code)
    if (!own) return []
    const problems = taxProblemsOf(own, today)
    const isClean = isReady(problems)
    const state = !isClean ? 'Not_Ready' : n % 9 === 3 ? 'Rejected_DJP' : n % 4 === 1 ? 'Waiting_DJP' : 'Ready'
    const isSent = state === 'Rejected_DJP' || state === 'Waiting_DJP'
    return [
      {
        ...{ e_invoice_code: eInvoiceCode(invoice_code, 1), invoice_code, tax_date, e_status: state, problems },
        ...{ provider: isSent ? 'CORETAX_XML' : null, attempt: isSent ? 1 : 0 },
        payload: isSent ? taxDocumentOf(own) : null,
        error_message: state === 'Rejected_DJP' ? (rejections[Math.floor(n / 9) % rejections.length] ?? null) : null,
      },
    ]
  })
  await client.query(
    `insert into e_invoices (e_invoice_code, invoice_code, version, period, tax_date, provider, e_status, attempt, problems,
        payload, error_code, error_message, checked_date)
      select e_invoice_code, invoice_code, 1, substr(tax_date, 1, 7), tax_date::date, provider, e_status, attempt, problems, payload,
        case when error_message is null then null else 'coretax' end, error_message, now()
      from jsonb_to_recordset($1::jsonb) as n (e_invoice_code text, invoice_code text, tax_date text, provider text, e_status text,
        attempt int, problems jsonb, payload jsonb, error_message text)`,
    [JSON.stringify(made)],
  )
  return made.length
}

/** One file a month holds what waits or was refused. */
const files = `with made as (insert into e_invoice_files (period, invoice_count, created_by, create_user_name)
    select period, count(*), 'system', 'Sejuk' from e_invoices where e_status in ('Waiting_DJP', 'Rejected_DJP') group by 1
    returning file_id, period)
  update e_invoices e set file_id = made.file_id from made
  where made.period = e.period and e.e_status in ('Waiting_DJP', 'Rejected_DJP')`

const payloads = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ invoice_code: string }>(
    `select invoice_code from e_invoices where payload is null and e_status = 'Approved_DJP' order by 1`,
  )
  const db = drizzle(client as pg.Client)
  const batch = 2000
  for (let n = 0; n < rows.length; n += batch) {
    const codes = rows.slice(n, n + batch).map(({ invoice_code }) => invoice_code)
    const facts = await taxFactsOf(db, codes)
    const made = [...facts.entries()].map(([invoice_code, own]) => ({ invoice_code, payload: taxDocumentOf(own) }))
    await client.query(
      `update e_invoices e set payload = n.payload
        from jsonb_to_recordset($1::jsonb) as n (invoice_code text, payload jsonb) where n.invoice_code = e.invoice_code`,
      [JSON.stringify(made)],
    )
  }
}

const configurations = `update customer_invoice_configurations set
    send_mode = case when cardinality(send_to) > 0 then (array['auto', 'manual', 'digest'])[1 + abs(hashtext(customer_code)) % 3] else 'manual' end,
    attach = array['invoice', 'tax-invoice']`

/** Letters of the last weeks, some of them opened. */
const letters = `insert into e_invoice_mails (invoice_code, invoice_codes, nsfps, channel, recipient_name, address, event, how,
    expires_date, opened_date, sent_user_name, created_date)
  select i.invoice_code, array[i.invoice_code], array[e.nsfp], 'email', coalesce(c.pic_name, c.customer_name), c.tax_emails[1],
    'tax-invoice-sent', 'auto', e.approved_date + interval '30 days',
    case when abs(hashtext(i.invoice_code)) % 3 > 0 then e.approved_date + interval '5 hours' end, 'Sejuk', e.approved_date
  from e_invoices e join sales_invoices i using (invoice_code) join customers c on c.customer_code = i.customer_code
  where e.e_status = 'Approved_DJP' and cardinality(c.tax_emails) > 0 and i.tax_date >= $1::date - 60`

/** So that the links of the letters open. */
const seal = async (client: pg.ClientBase) => {
  const secret = await appSecret(drizzle(client as pg.Client))
  const { rows } = await client.query<{ mail_id: string }>(
    'select mail_id from e_invoice_mails where token_hash is null',
  )
  const hashes = rows.map(({ mail_id }) => hashToken(tokenOfMail(secret, Number(mail_id))))
  await client.query(
    `update e_invoice_mails m set token_hash = n.hash
      from unnest($1::bigint[], $2::text[]) as n (mail_id, hash) where m.mail_id = n.mail_id`,
    [rows.map(({ mail_id }) => mail_id), hashes],
  )
}

/** What happened to those of the last weeks: never before the invoice was approved, the answer last. */
const steps = `insert into action_logs (at, usercode, username, via, ip, entity, entity_code, action, from_status, to_status, reason, request_id)
  select i.approved_date + (greatest(e.updated_date, i.approved_date) - i.approved_date) * s.n / 2, 'system', 'Sejuk', 'system', '', 'e-invoice', e.invoice_code, s.action, null,
    case s.n when 0 then 'Ready' when 1 then 'Uploading' else e.e_status end, case when s.n = 2 then e.error_message end, ''
  from e_invoices e join sales_invoices i using (invoice_code) cross join (values (0, 'check'), (1, 'upload'), (2, 'answer')) as v (n, step)
  cross join lateral (select v.n, case when v.n < 2 then v.step when e.e_status = 'Approved_DJP' then 'approve'
    when e.e_status = 'Rejected_DJP' then 'reject' else 'wait' end as action) s
  where e.tax_date >= $1::date - 45 and e.e_status in ('Approved_DJP', 'Rejected_DJP', 'Waiting_DJP')
  order by 1, e.invoice_code, s.n`

/**
 * What customers kept back. Of paid invoices the slip was settled: their receipts are that much smaller. Of open ones it is awaited,
 * or waits for somebody who settles it.
 */
const slips = `insert into withholding_slips (invoice_code, tax_kind, period, base, amount, slip_no, slip_date, status,
    create_user_name, created_date, updated_user_name, updated_date, authors, confirmed_by, confirmed_user_name, confirmed_date)
  select i.invoice_code, '22', to_char(i.tax_date, 'YYYY-MM'), i.base, i.withheld,
    case when i.state <> 'Awaited' then 'BP-' || to_char(i.tax_date, 'YYMM') || '-' || lpad(n::text, 5, '0') end,
    case when i.state <> 'Awaited' then i.tax_date + 20 end, i.state, i.create_user_name, i.approved_date + interval '6 days',
    i.create_user_name, i.approved_date + interval '20 days',
    case when i.state = 'Confirmed' then '{}'::text[] else array[i.created_by] end,
    case when i.state = 'Confirmed' then i.approved_by end, case when i.state = 'Confirmed' then i.approved_user_name end,
    case when i.state = 'Confirmed' then i.approved_date + interval '21 days' end
  from (select s.*, w.withheld, row_number() over (order by s.invoice_code) as n,
      case when r.receipt_code is not null then 'Confirmed' when abs(hashtext(s.invoice_code)) % 3 = 0 then 'Awaited'
        else 'Received' end as state
    from sales_invoices s join customer_invoices o using (invoice_code)
    cross join lateral (select greatest(1, round(s.base * 0.015))::bigint as withheld) w
    left join lateral (select a.receipt_code from receipt_allocations a join receipts q using (receipt_code)
      where a.invoice_code = s.invoice_code and q.status = 'Confirmed' and q.amount = a.amount and a.amount > w.withheld
        and s.status = '4' limit 1) r on true
    where s.status in ('2', '4') and s.customer_is_taxable = 1 and s.base > 100000
      and abs(hashtext(s.invoice_code)) % case s.status when '4' then 40 else 9 end = 0 and s.tax_date < $1::date - 25
      and (r.receipt_code is not null or (s.status = '2' and o.amount - o.paid_amount >= w.withheld and not exists (
        select from cheque_allocations a where a.invoice_code = s.invoice_code) and not exists (
        select from receipt_allocations a join receipts q using (receipt_code)
        where a.invoice_code = s.invoice_code and q.status = 'Waiting')))) i`
const allocationsLess = `update receipt_allocations a set amount = a.amount - w.amount from withholding_slips w, receipts q
  where w.status = 'Confirmed' and a.invoice_code = w.invoice_code and q.receipt_code = a.receipt_code and q.status = 'Confirmed'
    and a.amount > w.amount`
const receiptsLess = `update receipts q set amount = a.amount, allocated_amount = a.amount
  from receipt_allocations a, withholding_slips w where a.receipt_code = q.receipt_code and w.invoice_code = a.invoice_code
    and w.status = 'Confirmed' and q.status = 'Confirmed' and a.amount < q.amount`

export const loadEInvoices: Part['load'] = async (client, { today, say }) => {
  await client.query(settings, [JSON.stringify(seller)])
  await client.query(taken, [today])
  await client.query(numbers)
  await payloads(client)
  const { rows } = await client.query<{ customer_code: string }>(flawed, [today])
  for (const [n, { customer_code }] of rows.entries())
    if (n % 2 === 0)
      await client.query(`update customers set ${flaws[Math.floor(n / 2) % flaws.length]} where customer_code = $1`, [
        customer_code,
      ])
  const onDesk = await loadFresh(client, today)
  await client.query(files)
  await client.query(configurations)
  await client.query(letters, [today])
  await seal(client)
  await client.query(steps, [today])
  await client.query(slips, [today])
  await client.query(allocationsLess)
  await client.query(receiptsLess)
  const { rows: counted } = await client.query<{ n: number }>('select count(*)::int as n from e_invoices')
  say(`demo data: ${counted[0]?.n} electronic invoices, ${onDesk} of them on a desk`)
}

import { standardTax } from '@sejuk/domain/installers/settlements'
import type pg from 'pg'
import type { Part } from '../part.ts'

/** Most sellers have told where they are paid; some accounts wait to be compared, some were rejected. */
const accounts = `insert into seller_accounts (seller_key, seller_role, seller_code, dept_code, id_card_number, bank_code,
    account_name, credited_account, approve_status, reject_reason, approved_by, approved_name, approved_date, authors, created_by,
    created_date)
  select s.role || ':' || s.code, s.role, s.code, s.dept_code, '31' || lpad((abs(hashtext(s.code)::bigint) % 100000000000000)::text, 14, '0'),
    (select b.bank_code from banks b order by md5(b.bank_code || s.code) limit 1), upper(s.name),
    lpad((abs(hashtext(s.name || s.code)::bigint))::text, 10, '8'), status,
    case when status = 'Bank_Rejected' then 'Nama pada rekening berbeda dengan KTP' end,
    case when status = 'Bank_Approved' then 'RCI-0001' end, case when status = 'Bank_Approved' then 'Administrator' end,
    case when status = 'Bank_Approved' then $1::date - 200 + time '04:00' end,
    case when status = 'Bank_Submitted' then array[coalesce(s.user_code, s.code)] else '{}'::text[] end,
    coalesce(s.user_code, s.code), $1::date - 210 + time '03:00'
  from (select *, case when nth % 11 = 5 then 'Bank_Submitted' when nth % 17 = 7 then 'Bank_Rejected' else 'Bank_Approved' end as status
    from (select *, row_number() over (order by role, code) as nth from (
      select 'keyperson' as role, keyperson_code as code, keyperson_name as name, dept_code, user_code from keypersons where is_active
      union all select 'promotor', promotor_code, promotor_name, dept_code, user_code from promotors where is_active) every
      where exists (select from incentive_accruals a where a.seller_role = every.role and a.seller_code = every.code)) numbered
    where nth % 9 <> 4) s
  where exists (select from banks)`

const run = `insert into settlements (settlement_code, kind, period_from, period_to, dept_code, status, tax_with_id, tax_without_id,
    fee_per_line, due_date, created_by, create_user_name, approved_by, approved_user_name, approved_date, finished_date, created_date, authors)
  select $1, 'Sales_Incentive', first, (first + interval '1 month - 1 day')::date, '700', $3, $4, $5, 2500,
    case when $3 = 'Finished' then (made + 8)::date end, 'RCI-0203', 'Hendri Halim', case when $3 = 'Finished' then 'RCI-0001' end,
    case when $3 = 'Finished' then 'Administrator' end, case when $3 = 'Finished' then made + 1 + time '03:15' end,
    case when $3 = 'Finished' then made + 4 + time '06:20' end, made + time '02:40', array['RCI-0203']
  from (select $2::date as first, ($2::date + interval '1 month 2 days')::date as made) d`

/** What was accrued until the end of the month and not paid yet, of those with an approved account. */
const takes = `update incentive_accruals a set settlement_code = $1
  from (select a.seller_role, a.seller_code from incentive_accruals a join seller_accounts s using (seller_role, seller_code)
    where a.settlement_code is null and a.sale_date <= (select period_to from settlements where settlement_code = $1)
      and s.approve_status = 'Bank_Approved' group by 1, 2 having sum(a.amount) > 0) w
  where a.seller_role = w.seller_role and a.seller_code = w.seller_code and a.settlement_code is null
    and a.sale_date <= (select period_to from settlements where settlement_code = $1)`

const lines = `insert into settlement_lines (settlement_code, line_no, user_code, user_name, user_type, has_tax_id, bank_code, bank_name,
    swift_code, account_name, credited_account, transfer_type, gross_amount, tax_amount, admin_fee, net_amount, payment_status, bank_ref,
    paid_date)
  select $1, nth, seller_code, name, seller_role, true, bank_code, bank_name, swift_code, account_name, credited_account, 'Online', gross,
    tax, least(2500, gross - tax), gross - tax - least(2500, gross - tax), case when status = 'Finished' then 'Payment_Successful' else 'Not_Yet' end,
    case when status = 'Finished' then 'TRX' || to_char(period_to, 'YYMM') || '9' || lpad(nth::text, 5, '0') end, finished_date
  from (select g.*, row_number() over (order by name, seller_code) as nth, round(gross * $2::numeric / 10000)::bigint as tax,
      b.bank_code, b.bank_name, b.swift_code, s.account_name, s.credited_account, r.status, r.period_to, r.finished_date
    from (select a.seller_role, a.seller_code, sum(a.amount)::bigint as gross, coalesce(max(k.keyperson_name), max(p.promotor_name)) as name
      from incentive_accruals a left join keypersons k on a.seller_role = 'keyperson' and k.keyperson_code = a.seller_code
      left join promotors p on a.seller_role = 'promotor' and p.promotor_code = a.seller_code
      where a.settlement_code = $1 group by 1, 2) g
    join seller_accounts s using (seller_role, seller_code) join banks b using (bank_code)
    join settlements r on r.settlement_code = $1) l`

const leftOut = `insert into settlement_exclusions (settlement_code, payable_code, kind)
  select $1, a.seller_code, case when sum(a.amount) <= 0 then 'Nothing_Due' else 'Bank_Not_Approved' end
  from incentive_accruals a where a.settlement_code is null
    and a.sale_date <= (select period_to from settlements where settlement_code = $1) group by 2 having sum(a.amount) <> 0`

const sums = `update settlements r set installers = l.n, tickets = l.n, gross_amount = l.gross, tax_amount = l.tax, admin_fee = l.fee,
    net_amount = l.net
  from (select count(*) as n, coalesce(sum(gross_amount), 0) as gross, coalesce(sum(tax_amount), 0) as tax,
      coalesce(sum(admin_fee), 0) as fee, coalesce(sum(net_amount), 0) as net from settlement_lines where settlement_code = $1) l
  where r.settlement_code = $1`

const counter = `insert into document_counters (prefix, dept_code, month, last) values ('STL', '700', $1, 3)
  on conflict (prefix, dept_code, month) do update set last = greatest(document_counters.last, 3)`

const firstOf = (today: string, ago: number) => {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - ago
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

const pay = async (client: pg.ClientBase, today: string, ago: number) => {
  // Of the month in which it is made.
  const month = firstOf(today, ago - 1)
    .slice(2, 7)
    .replace('-', '')
  const code = `STL-700-${month}-00003`
  const { with_id, without_id } = standardTax
  await client.query(run, [code, firstOf(today, ago), ago === 1 ? 'Submitted' : 'Finished', with_id, without_id])
  await client.query(takes, [code])
  await client.query(lines, [code, with_id])
  await client.query(leftOut, [code])
  await client.query(sums, [code])
  await client.query(counter, [month])
}

/** The incentive of each of the last months was paid; the one of the last month waits for its approval. */
export const loadIncentiveRuns: Part['load'] = async (client, { today, say }) => {
  await client.query(accounts, [today])
  for (const ago of [4, 3, 2, 1]) await pay(client, today, ago)
  await client.query(`delete from settlements r where r.kind = 'Sales_Incentive' and r.installers = 0`)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from seller_accounts')
  say(`demo data: ${rows[0]?.n} accounts of sellers, with their incentive of four months`)
}

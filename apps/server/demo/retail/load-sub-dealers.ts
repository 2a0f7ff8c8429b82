import { makePersonName } from '../makers/names.ts'
import { makeMobile } from '../makers/phones.ts'
import type { Part } from '../part.ts'

/** A number that looks like chance and is the same every time: from 0 to below the bound. */
const chance = (salt: string, below: number) =>
  `(('x' || substr(md5(p.n || '${salt}'), 1, 7))::bit(28)::int % ${below})`

const dealers = `create temporary table demo_sub_dealers on commit drop as
  with owners as (select customer_code, customer_name, dept_code, salesman_code, sub_district_code, lat, lng,
      row_number() over (order by (customer_code in (select b.code from user_belongings b where b.kind = 'customer')) desc, (customer_type_code = 'sub-dealer-parent') desc, dept_code <> '705', md5(customer_code)) as k
    from customers where status = 'Approved' and salesman_code is not null),
    counted as (select least(count(*), 60)::int as many from owners)
  select p.n, 'SD-' || o.dept_code || '-' || to_char($1::date, 'YYMM') || '-' || lpad((row_number() over (partition by o.dept_code
      order by p.n))::text, 5, '0') as subdealer_code, o.*, ${chance('state', 20)} as state, ${chance('person', 10_000)} as person,
    $1::date - 400 + ${chance('age', 380)} as day
  from generate_series(1, $2::int) as p (n) cross join counted c join owners o
    on o.k = case when p.n <= 5 then 1 else 1 + ${chance('owner', 1_000_000)} % c.many end`

const shops = `insert into sub_dealers (subdealer_code, subdealer_name, dept_code, salesman_code, owner_name, phone, subdealer_class,
    detail_address, sub_district_code, lat, lng, parent_count, status, reject_reason, close_reason, approved_by, approved_name,
    approved_date, authors, created_by, create_user_name, created_date)
  select d.subdealer_code, (array['Toko', 'UD', 'CV', 'Kios'])[1 + n % 4] || ' ' || split_part(names[1 + person % cardinality(names)], ' ', 1)
      || ' ' || (array['Jaya', 'Makmur', 'Sejahtera', 'Abadi', 'Elektronik', 'Teknik'])[1 + n % 6] || ' ' || n,
    dept_code, salesman_code, names[1 + person % cardinality(names)], phones[n], (array['A', 'B', 'C'])[1 + n % 3],
    'Jl. Pasar No. ' || 1 + person % 120, (select r.sub_district_code from sub_districts r
      where r.sub_district_code = d.sub_district_code), lat, lng, 1,
    case when state = 0 then 'Draft' when state in (1, 2) then 'Submitted' when state = 3 then 'Rejected' when state = 4 then 'Closed'
      else 'Approved' end,
    case when state = 3 then 'Alamat tidak ditemukan' end, case when state = 4 then 'Usaha tutup' end,
    case when state > 3 then 'RCI-0417' end, case when state > 3 then 'Rina Kartika' end, case when state > 3 then day + 1 end,
    case when state < 4 then array[salesman_code] else '{}'::text[] end, salesman_code,
    coalesce((select u.username from users u where u.usercode = salesman_code), salesman_code), day
  from demo_sub_dealers d cross join (select $1::text[] as names, $2::text[] as phones) given`

const orders = [
  `insert into sub_dealer_parents (subdealer_code, customer_code, priority) select subdealer_code, customer_code, 1 from demo_sub_dealers`,
  `create temporary table demo_sub_orders on commit drop as
    select d.*, 'SDO-' || d.dept_code || '-' || to_char($1::date, 'YYMM') || '-' || lpad((row_number() over (partition by d.dept_code
        order by d.n))::text, 5, '0') as po_code, 2 + d.n % 7 as quantity, d.n % 5 as answer,
      $1::date - (d.n % 25) + time '03:00' as sent
    from demo_sub_dealers d where d.state > 4 and d.n % 2 = 0`,
  `insert into sub_dealer_orders (po_code, subdealer_code, customer_code, dept_code, salesman_code, po_date, detail_address,
      payment_promise, quantity, amount, confirmed_quantity, received_quantity, status, submitted_date, answer_due, answered_date,
      answered_name, alerted_date, closed_date, authors, created_by, create_user_name, created_date)
    select po_code, subdealer_code, customer_code, dept_code, salesman_code, sent::date, 'Jl. Pasar No. ' || 1 + person % 120, 'Tempo 14 hari',
      quantity, quantity * 3200000, case when answer in (2, 3, 4) then quantity - n % 2 else 0 end,
      case when answer = 4 then quantity - n % 2 when answer = 3 then 1 else 0 end,
      (array['Draft', 'Submitted', 'Approved', 'Approved', 'Closed'])[1 + answer], case when answer > 0 then sent end,
      case when answer > 0 then sent + interval '24 hours' end, case when answer > 1 then sent + interval '7 hours' end,
      case when answer > 1 then 'Anton Wongso' end, case when answer = 1 and sent < $1::date - 2 then sent + interval '25 hours' end,
      case when answer = 4 then sent + interval '3 days' end, case when answer < 2 then array[salesman_code] else '{}'::text[] end,
      salesman_code, coalesce((select u.username from users u where u.usercode = salesman_code), salesman_code), sent
    from demo_sub_orders`,
  `insert into sub_dealer_order_lines (po_code, line_no, item_code, item_name, quantity, requested_price, confirmed_quantity,
      confirmed_price, received_quantity)
    select o.po_code, 1, i.item_code, i.item_name, o.quantity, 3200000, case when answer > 1 then quantity - n % 2 end,
      case when answer > 1 then 3200000 end, case when answer = 4 then quantity - n % 2 when answer = 3 then 1 else 0 end
    from demo_sub_orders o join lateral (select item_code, item_name from items where used_for_indoor_outdoor = 'Set' and status = 'Approved'
      and category_code = 'SPL' order by md5(item_code || o.n) limit 1) i on true`,
  `insert into document_counters (prefix, dept_code, month, last)
    select 'SD', dept_code, to_char($1::date, 'YYMM'), count(*) from demo_sub_dealers group by 2
    union all select 'SDO', dept_code, to_char($1::date, 'YYMM'), count(*) from demo_sub_orders group by 2`,
] as const

/** Three hundred shops that buy from customers of ours, and what they ordered. */
export const loadSubDealers: Part['load'] = async (client, { random, today, size, say }) => {
  const howMany = Math.round(size.customers * 0.015)
  const names = Array.from({ length: 200 }, () => makePersonName(random))
  const phones = Array.from({ length: Math.max(1, howMany) }, () => makeMobile(random))
  await client.query(dealers, [today, howMany])
  await client.query(shops, [names, phones])
  for (const text of orders) await client.query(text, text.includes('$1') ? [today] : [])
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from sub_dealers')
  say(`demo data: ${rows[0]?.n} sub-dealers`)
}

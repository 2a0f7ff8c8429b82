import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import { makePersonName } from '../makers/names.ts'
import { makeMobile } from '../makers/phones.ts'
import type { Part } from '../part.ts'
import { demoBranch } from '../platform/accounts.ts'

/** A number that looks like chance and is the same every time: from 0 to below the bound. */
const chance = (salt: string, below: number) =>
  `(('x' || substr(md5(p.n || '${salt}'), 1, 7))::bit(28)::int % ${below})`

const howManyPeople = { keypersons: 60, promotors: 40 }
/** Shops that entered nothing for more than a week, in the branch of the demo. */
const howManyQuiet = 6
const quietDays = 9

/** Who sells, each in one shop; a third of them in the branch of the demo, the accounts first. */
const sellers = `create temporary table demo_sellers on commit drop as
  with people as (
    select 'keyperson' as role, keyperson_code as code, keyperson_name as name, user_code, shop_code
      from keypersons where is_active and shop_code is not null
    union all
    select 'promotor', promotor_code, promotor_name, p.user_code, (select min(x.shop_code) from shop_promotors x
      where x.promotor_code = p.promotor_code) from promotors p where is_active),
  ranked as (select people.*, s.customer_code, s.dept_code, s.salesman_code, s.shop_name, s.detail_address, s.sub_district_code,
      row_number() over (partition by role, s.dept_code = '${demoBranch}' order by user_code is null, md5(code)) as place
    from people join shops s using (shop_code) where s.status = 'Approved')
  select row_number() over (order by user_code is null, role, dept_code <> '${demoBranch}', place, code) as k, ranked.*,
    exists (select from ranked q where q.shop_code = ranked.shop_code and q.role = 'keyperson' and q.dept_code = '${demoBranch}'
      and q.user_code is null and q.place between 4 and ${3 + howManyQuiet})
      and not exists (select from ranked q where q.shop_code = ranked.shop_code and q.user_code is not null) as is_quiet
  from ranked
  where place <= case when dept_code = '${demoBranch}' then 1 else 2 end
    * (case role when 'keyperson' then ${howManyPeople.keypersons} else ${howManyPeople.promotors} end) / 3`

/** Sets delivered to those shops in eighteen months; most were sold some weeks later, the last ones still stand there. */
const sold = `create temporary table demo_sales on commit drop as
  with sets as (select array_agg(item_code order by item_code) as codes from items where used_for_indoor_outdoor = 'Set'
      and status = 'Approved' and brand_code = 'GREE' and category_code = 'SPL' and jsonb_array_length(sub_items) = 2),
    counted as (select count(*)::int as many, count(*) filter (where user_code is not null)::int as accounts from demo_sellers),
    drawn as materialized (select p.n, s.codes[1 + (${chance('set', 1000)} * ${chance('set', 1000)} / 1000) * cardinality(s.codes) / 1000] as set_item_code,
        case when c.accounts > 0 and ${chance('account', 12)} = 0 then 1 + ${chance('whom', 1000)} % c.accounts
          else 1 + ${chance('whom', 1_000_000)} % c.many end as k,
        $1::date - 3 - ${chance('age', 547)} as delivered, 2 + ${chance('shelf', 45)} as shelf, ${chance('fate', 1000)} as fate,
        ${chance('person', 100_000)} as person, ${chance('hour', 36_000)} as second
      from generate_series(1, $2::int) as p (n) cross join sets s cross join counted c where c.many > 0 and s.codes is not null),
    dated as (select d.*, case when fate >= 40 and delivered + shelf <= $1::date - case when q.is_quiet then ${quietDays} else 0 end
      then delivered + shelf end as sale_date from drawn d join demo_sellers q on q.k = d.k)
  select d.*, i.item_name as set_name, i.capacity_pk, s.role, s.code, s.name, s.user_code, s.shop_code, s.customer_code, s.dept_code,
    s.salesman_code, s.detail_address, s.sub_district_code,
    (round((2400 + coalesce(i.capacity_pk, 1) * 2300 + fate) / 50) * 50000)::bigint as price,
    case when sale_date is null then null
      when sale_date > $1::date - 7 and fate % 6 = 0 then 'Submitted'
      when fate between 41 and 55 then 'Rejected' when fate between 56 and 66 then 'Adjusted'
      when fate between 67 and 72 then 'Deleted' else 'Approved' end as status,
    sale_date + time '02:00' + make_interval(secs => second) as entered,
    ('RO-' || s.dept_code || '-' || to_char(sale_date, 'YYMM') || '-' || lpad((row_number() over (partition by s.dept_code,
      to_char(sale_date, 'YYMM') order by sale_date, d.n))::text, 5, '0')) as retail_order_code
  from dated d join demo_sellers s on s.k = d.k join items i on i.item_code = d.set_item_code`

const units = `insert into serial_numbers (serial_number, item_code, item_name, set_item_code, unit_kind, brand_code, category_code,
    business_unit, capacity_pk, status, customer_code, dept_code, produced_date, delivered_date, retail_date)
  select '4G' || case when i.used_for_indoor_outdoor = 'Indoor' then 'N' else 'W' end || to_char(d.delivered - 90, 'YYWW')
      || lpad(d.n::text, 7, '0'), i.item_code, i.item_name, d.set_item_code, i.used_for_indoor_outdoor, coalesce(i.brand_code, ''),
    coalesce(i.category_code, ''), i.business_unit_code, i.capacity_pk, case when d.status = 'Approved' then 'SoldOut' else 'Sold' end,
    d.customer_code, d.dept_code, d.delivered - 60 - length(i.item_name), d.delivered, case when d.status = 'Approved' then d.sale_date end
  from demo_sales d join items w on w.item_code = d.set_item_code
  cross join lateral jsonb_to_recordset(w.sub_items) as h (sub_item_code text)
  join items i on i.item_code = h.sub_item_code and i.has_serial`

/** What is looked at deserves it: far from the shop, or too many units of one phone number in the month. */
const orders = `insert into retail_orders (retail_order_code, client_uuid, sale_date, shop_code, customer_code, dept_code,
    salesman_code, seller_role, seller_code, channel, consumer_name, consumer_phone, consumer_address, sub_district_code,
    install_needed, is_offline, quantity, amount, flags, score, status, submitted_date, approved_by, approved_date, reject_reason,
    adjust_kind, adjust_reason, adjusted_date, authors, created_by, create_user_name, created_date, distance_m)
  select retail_order_code, md5('sale ' || n)::uuid, sale_date, shop_code, customer_code, dept_code, salesman_code, role, code,
    case when fate % 9 = 0 then 'online' else 'offline' end,
    case when is_crowded then ($1::text[])[1] when has_consumer then ($1::text[])[1 + person % cardinality($1::text[])] end,
    case when is_crowded then ($2::text[])[1] when has_consumer then ($2::text[])[1 + person % cardinality($2::text[])] end,
    case when wishes then detail_address end, case when wishes then (select r.sub_district_code from sub_districts r
      where r.sub_district_code = d.sub_district_code) end, wishes, fate % 7 = 0, 1, price,
    case when not is_looked_at then '{}'::text[] when is_crowded then array['Same_Phone'] else array['Far_From_Shop'] end,
    case when not is_looked_at then 0 when is_crowded then 25 else 20 end,
    status, least(entered, now()), case when status in ('Approved', 'Adjusted') then 'system' end,
    case when status in ('Approved', 'Adjusted') then least(entered + interval '10 minutes', now()) end,
    case when status = 'Rejected' then 'Struk tidak menunjukkan unit ini' end,
    case when status = 'Adjusted' then (array['return', 'exchange', 'wrong-entry'])[1 + n % 3] end,
    case when status = 'Adjusted' then 'Konsumen mengembalikan unit' end,
    case when status = 'Adjusted' then least(entered + interval '2 days', now()) end,
    case when status in ('Submitted', 'Rejected') then array[coalesce(user_code, code)] else '{}'::text[] end,
    coalesce(user_code, code), name, least(entered, now()), case when is_looked_at and not is_crowded
      then 2400 + fate else fate / 8 end
  from (select *, shares_phone and count(*) filter (where shares_phone and status in ('Submitted', 'Approved')) over () > 5 as is_crowded
    from (select *, fate % 5 < 2 or price > 5000000 as has_consumer, (fate % 5 < 2 or price > 5000000) and fate % 3 = 0 as wishes,
      status = 'Submitted' or fate % 40 = 1 as is_looked_at,
      dept_code = '${demoBranch}' and sale_date >= date_trunc('month', $3::date) and (n % 5 = 0 or status = 'Submitted' and n % 3 = 0)
        as shares_phone
    from demo_sales where status is not null) m) d`

const lines = `insert into retail_order_lines (retail_order_code, line_no, sale_date, item_code, item_name, serial_indoor,
    serial_outdoor, price, is_counted)
  select retail_order_code, 1, sale_date, set_item_code, set_name,
    '4GN' || to_char(delivered - 90, 'YYWW') || lpad(n::text, 7, '0'), '4GW' || to_char(delivered - 90, 'YYWW') || lpad(n::text, 7, '0'),
    price, status in ('Submitted', 'Approved')
  from demo_sales where status is not null`

const steps = `insert into serial_events (serial_number, event, status_before, status_after, happened_at, document_type, document_code,
    dept_code, customer_code, usercode, username)
  select serial, 'sold-out', 'Sold', 'SoldOut', least(entered + interval '10 minutes', now()), 'retail-order', retail_order_code,
    dept_code, customer_code, 'system', 'Sejuk'
  from demo_sales cross join lateral (values ('4GN' || to_char(delivered - 90, 'YYWW') || lpad(n::text, 7, '0')),
    ('4GW' || to_char(delivered - 90, 'YYWW') || lpad(n::text, 7, '0'))) as unit (serial)
  where status = 'Approved'`

const counters = `insert into document_counters (prefix, dept_code, month, last)
  select 'RO', dept_code, to_char(sale_date, 'YYMM'), count(*) from demo_sales where status is not null
  group by 2, 3`

/** Every shop of a customer with one shop was counted some weeks ago; now and then a unit is missing. */
const counts = `insert into customer_stock_reports (shop_code, item_code, report_date, customer_code, stock_quantity, sold_quantity,
    received_quantity, reported_by, reported_by_name, expected_quantity, variance, variance_reason, created_date)
  select shop_code, set_item_code, day, customer_code, expected - missing, 0, 0, salesman_code, salesman_name, expected, -missing,
    case when missing > 0 then 'Unit pajangan rusak' end, day + time '08:00'
  from (select s.*, case when md5(s.shop_code || s.set_item_code) < '1' then 1 else 0 end as missing from (
    select d.shop_code, d.set_item_code, d.customer_code, coalesce(d.salesman_code, 'system') as salesman_code,
      coalesce(max(u.username), 'Sejuk') as salesman_name, $1::date - 20 - length(d.shop_code) % 7 as day,
      (count(*) filter (where d.delivered <= $1::date - 20 - length(d.shop_code) % 7) - count(*) filter (where d.status = 'Approved'
        and d.sale_date <= $1::date - 20 - length(d.shop_code) % 7))::int as expected
    from demo_sales d left join users u on u.usercode = d.salesman_code
    where (select count(*) from shops x where x.customer_code = d.customer_code) = 1 group by d.shop_code, d.set_item_code,
      d.customer_code, d.salesman_code) s where expected > 0) counted`

/** A campaign a month; a unit brings more the larger it is. */
const campaigns = [
  `insert into incentive_campaigns (campaign_code, campaign_name, valid_from, valid_to, seller_roles, status, approved_by,
      approved_name, approved_date, created_by, create_user_name, created_date)
    select 'INC-700-' || to_char(first, 'YYMM') || '-00001', 'Insentif ' || to_char(first, 'MM/YYYY'), first::date,
      (first + interval '1 month - 1 day')::date, array['keyperson', 'promotor'], case when first < date_trunc('month', $1::date)
        then 'Closed' else 'Approved' end, 'RCI-0101', 'Surya Atmaja', first - interval '4 days', 'RCI-0211', 'Gilang Permana',
      first - interval '6 days'
    from generate_series(date_trunc('month', $1::date - 550), date_trunc('month', $1::date), interval '1 month') as month (first)`,
  `insert into incentive_items (campaign_code, item_code, amount)
    select campaign_code, set_item_code, amount from incentive_campaigns cross join (select set_item_code,
      (20000 + round(max(coalesce(capacity_pk, 1)) * 30000 / 5000) * 5000)::bigint as amount from demo_sales group by 1) i`,
  `insert into incentive_accruals (campaign_code, retail_order_code, line_no, seller_role, seller_code, item_code, sale_date, amount,
      is_reversal, created_date)
    select c.campaign_code, d.retail_order_code, 1, d.role, d.code, d.set_item_code, d.sale_date,
      case when r.is_reversal then -i.amount else i.amount end, r.is_reversal, d.entered
    from demo_sales d join incentive_campaigns c on d.sale_date between c.valid_from and c.valid_to
    join incentive_items i on i.campaign_code = c.campaign_code and i.item_code = d.set_item_code
    cross join (values (false), (true)) as r (is_reversal)
    where d.status = 'Adjusted' or (d.status = 'Approved' and not r.is_reversal)`,
  `insert into document_counters (prefix, dept_code, month, last)
    select 'INC', '700', to_char(valid_from, 'YYMM'), 1 from incentive_campaigns`,
] as const

/** Whoever decides in a shop that has fallen silent has an account, and can be reminded. */
const quietAccounts = [
  `insert into users (usercode, login_name, username, title, email, department, password_hash, join_date, created_date)
    select k.keyperson_code, lower(k.keyperson_code), k.keyperson_name, 'Keyperson', lower(k.keyperson_code) || '@toko.example',
      k.dept_code, u.password_hash, k.created_date::date, k.created_date
    from keypersons k cross join users u where u.login_name = 'keyperson' and k.user_code is null
      and exists (select from demo_sellers s where s.role = 'keyperson' and s.code = k.keyperson_code and s.is_quiet)`,
  `insert into user_roles (usercode, role_code) select u.usercode, 'Keyperson' from users u
    join demo_sellers s on s.code = u.usercode and s.is_quiet`,
  `insert into user_belongings (usercode, kind, code) select u.usercode, 'shop', s.shop_code from users u
    join demo_sellers s on s.code = u.usercode and s.is_quiet`,
  `update keypersons k set user_code = u.usercode from users u join demo_sellers s on s.code = u.usercode and s.is_quiet
    where k.keyperson_code = u.usercode`,
] as const

/** Twelve thousand sold units over eighteen months, each one delivered to its shop before. */
export const loadSellOuts: Part['load'] = async (client, { random, today, size, say }) => {
  const howMany = Math.round(size.customers * 0.675)
  const many = 400
  const names = Array.from({ length: many }, () => makePersonName(random))
  const phones = Array.from({ length: many * 5 }, () => makeMobile(random))
  await client.query(sellers)
  await client.query(sold, [today, howMany])
  await client.query('analyze demo_sales')
  await client.query(units)
  await indexesAfterwards(client, ['retail_orders', 'retail_order_lines'], async () => {
    await client.query(orders, [names, phones, today])
    await client.query(lines)
  })
  await client.query(steps)
  await client.query(counters)
  await client.query(counts, [today])
  for (const [n, text] of campaigns.entries()) await client.query(text, n === 0 ? [today] : [])
  for (const text of quietAccounts) await client.query(text)
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from retail_orders')
  say(`demo data: ${rows[0]?.n} sell-outs of shops`)
}

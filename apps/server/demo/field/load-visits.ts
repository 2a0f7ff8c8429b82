import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import type { AreaContext } from '../part.ts'
import { demoMonths } from './load-leave.ts'

/** Between 0 and 999, the same for the same stop in every load. */
const chance = (salt: string) => `(abs(hashtext(usercode || day::text || k || '${salt}')) % 1000)`

/** From when on somebody comes to the stop `k`, and how much later at most. */
const begins = (k: string) => `time '08:40' + (${k} - 1) * interval '100 minutes'`
const longestDelay = `interval '30 minutes'`

/** Salespeople's working days; later ones are planned only. */
const stops = `
  create temp table demo_stops on commit drop as
  with places as materialized (
    select s.salesman_code as usercode, s.shop_code, s.customer_code, s.lat, s.lng,
      -- Shops of one day lie near one another: from strip to strip of twenty kilometres, each from the south to the north.
      row_number() over (partition by s.salesman_code order by floor(s.lng * 5), s.lat, s.shop_code) - 1 as n
    from shops s where s.salesman_code is not null and s.is_open = 'Y' and s.lat is not null),
  staff as materialized (
    select u.usercode, u.department as dept_code, d.timezone, d.bm_user_code, b.username as bm_name, p.total
    from users u join (select usercode, count(*) as total from places group by 1) p using (usercode) join departments d on d.dept_code = u.department left join users b on b.usercode = d.bm_user_code
    where u.is_active and u.allow_visit_customer),
  days as (
    select s.*, day::date as day, (day::date - date '2020-01-01') as number,
      case when day::date > $2::date - 92 then 4 else 2 end as most
    from staff s cross join generate_series($1::date, $3::date, interval '1 day') day
    where extract(dow from day) between 1 and 5
      and not exists (select from holidays h where h.holiday_date = day::date and (h.dept_code is null or h.dept_code = s.dept_code))
      and not exists (select from leaves l where l.usercode = s.usercode and l.status = 'Approved' and day::date between l.from_date and l.to_date)),
  -- The place is computed before the join: two columns that are equal can be hashed.
  turns as materialized (
    select d.*, k, (d.number * 5 + k) % d.total as n from days d cross join generate_series(1, 5) k where k <= d.most or k = 5)
  select t.*, p.shop_code, p.customer_code, p.lat, p.lng, false as is_ordered from turns t join places p on p.usercode = t.usercode and p.n = t.n`

/** A salesperson's order of the day was written after one of the planned stops: it led to that customer, and was visited for sure. */
const ordered = `
  with places as (select distinct on (salesman_code, customer_code) salesman_code as usercode, customer_code, shop_code, lat, lng
    from shops where is_open = 'Y' and lat is not null and salesman_code is not null order by salesman_code, customer_code, shop_code)
  update demo_stops s set shop_code = o.shop_code, customer_code = o.customer_code, lat = o.lat, lng = o.lng, is_ordered = true
  from (select distinct on (s.usercode, s.day) s.usercode, s.day, s.k, p.customer_code, p.shop_code, p.lat, p.lng from demo_stops s
    join sales_orders o on o.created_by = s.usercode and o.order_date = s.day and o.status not in ('Draft', 'Deleted', 'Rejected')
      and o.created_date >= (s.day + ${begins('s.k')} + ${longestDelay}) at time zone s.timezone
    join places p on p.usercode = s.usercode and p.customer_code = o.customer_code
    where s.k <= s.most and s.day <= $1::date order by s.usercode, s.day, s.k desc, o.order_code) o
  where s.usercode = o.usercode and s.day = o.day and s.k = o.k`
/** Nobody goes to the same shop twice on a day. */
const once = `delete from demo_stops s using demo_stops o
  where o.is_ordered and not s.is_ordered and o.usercode = s.usercode and o.day = s.day and o.shop_code = s.shop_code`

const marked = `
  create temp table demo_visits on commit drop as
  select *, k <= most as is_planned, (day + ${begins('k')} + ${chance('i')} % 30 * interval '1 minute') at time zone timezone as in_at,
    case when ${chance('m')} < 25 then 2 + ${chance('n')} % 3 else 9 + ${chance('n')} % 55 end as minutes,
    ${chance('f')} < case when day > $1::date - 6 then 60 else 20 end as is_far, ${chance('d')} % 190 as metres,
    case when is_ordered then array['order', 'stock'] else case ${chance('p')} % 8 when 0 then array['order'] when 1 then array['collection', 'order'] when 2 then array['stock', 'display']
      when 3 then array['price'] when 4 then array['display', 'price'] when 5 then array['training'] when 6 then array['collection'] else array['order', 'stock'] end end as purposes
  from demo_stops where day <= $1::date and (is_ordered or k <= most and ${chance('v')} < 830 or k > most and ${chance('v')} < 110)`

const plans = `
  insert into visit_plans (usercode, dept_code, plan_date) select distinct usercode, dept_code, day from demo_stops where k <= most order by 1, 3`
const planned = `
  insert into visit_stops (plan_id, seq, customer_code, shop_code, purpose)
  select p.plan_id, row_number() over (partition by p.plan_id order by s.k), s.customer_code, s.shop_code,
    case when s.is_ordered or s.k = 2 then 'order' when s.k = 1 then 'collection' end
  from demo_stops s join visit_plans p on p.usercode = s.usercode and p.plan_date = s.day where s.k <= s.most
    and not exists (select from demo_stops o where o.usercode = s.usercode and o.day = s.day and o.shop_code = s.shop_code and o.k < s.k)`

const visits = `
  insert into visits (visit_code, client_uuid, usercode, dept_code, visit_date, customer_code, shop_code, is_planned, in_at, in_at_device,
    in_lat, in_lng, in_accuracy_m, distance_m, in_range, out_at, out_lat, out_lng, minutes, device_id, consent_version, purposes,
    contact_met, notes, next_action, next_date, display, training_topic, training_people, status, authors, decided_by, decided_name, decided_date)
  select 'VST-' || dept_code || '-' || to_char(day, 'YYMM') || '-' ||
      lpad(row_number() over (partition by dept_code, to_char(day, 'YYMM') order by in_at, usercode)::text, 5, '0'),
    md5(usercode || day || k || 'visit')::uuid, usercode, dept_code, day, customer_code, shop_code, is_planned, in_at, in_at,
    lat + case when is_far then 0.006 else metres / 160000.0 end, lng + 0.0001, 6 + metres % 25,
    case when is_far then 667 else metres end, not is_far, in_at + minutes * interval '1 minute', lat, lng, minutes,
    'demo-' || usercode, 1, purposes, (array['Pak Hartono', 'Bu Lina', 'Pak Agus', 'Bu Sri', 'Pak Wibowo'])[1 + ${chance('c')} % 5],
    (array['Stok menipis, minta kiriman Senin', 'Minta diskon untuk 10 unit', 'Display dipindah ke depan', null, 'Pesaing promo pasang gratis'])[1 + ${chance('t')} % 5],
    case when ${chance('x')} < 600 then (array['Kirim penawaran', 'Antar brosur', 'Tagih sisa', 'Latih staf toko'])[1 + ${chance('y')} % 4] end,
    case when ${chance('x')} < 600 then day + 7 end,
    case when 'display' = any(purposes) then '{"has_unit": true, "is_clean": true, "has_price": false}' else '{}' end::jsonb,
    case when 'training' = any(purposes) then 'Cara kerja inverter' end, case when 'training' = any(purposes) then 3 + ${chance('q')} % 6 end,
    case when (is_far or minutes < 5) and day > $1::date - 6 then 'Submitted' when minutes < 5 then 'Rejected' else 'Approved' end,
    case when (is_far or minutes < 5) and day > $1::date - 6 then array[usercode] else '{}' end,
    case when (is_far or minutes < 5) and day <= $1::date - 6 then bm_user_code end,
    case when (is_far or minutes < 5) and day <= $1::date - 6 then bm_name end,
    case when (is_far or minutes < 5) and day <= $1::date - 6 then in_at + interval '1 day' end
  from demo_visits`

const collections = `
  insert into visit_collections (collection_code, client_uuid, visit_code, usercode, dept_code, customer_code, amount, method, reference,
    due_date, status, authors, decided_by, decided_name, decided_date, created_date)
  select 'COL-' || v.dept_code || '-' || to_char(v.visit_date, 'YYMM') || '-' ||
      lpad(row_number() over (partition by v.dept_code, to_char(v.visit_date, 'YYMM') order by v.in_at, v.visit_code)::text, 5, '0'),
    md5(v.client_uuid || 'c')::uuid, v.visit_code, v.usercode, v.dept_code, v.customer_code, (1 + abs(hashtext(v.visit_code)) % 24) * 500000,
    (array['cash', 'transfer', 'cheque'])[1 + abs(hashtext(v.visit_code)) % 3],
    case abs(hashtext(v.visit_code)) % 3 when 1 then 'TRF ' || right(v.visit_code, 5) when 2 then 'BG ' || right(v.visit_code, 5) end,
    case when abs(hashtext(v.visit_code)) % 3 = 2 then v.visit_date + 30 end,
    case when v.visit_date > $1::date - 5 then 'Submitted' else 'Approved' end,
    case when v.visit_date > $1::date - 5 then array[v.usercode] else '{}' end,
    case when v.visit_date <= $1::date - 5 then f.usercode end, case when v.visit_date <= $1::date - 5 then f.username end,
    case when v.visit_date <= $1::date - 5 then v.in_at + interval '1 day' end, v.out_at
  from visits v left join lateral (select u.usercode, u.username from users u join user_roles r using (usercode)
    where r.role_code = 'Finance' order by (u.department = v.dept_code) desc, u.usercode limit 1) f on true
  where 'collection' = any(v.purposes) and v.visit_date > $1::date - 120`

const prices = `
  insert into competitor_prices (visit_code, line_no, brand, model, price, promo)
  select visit_code, 1, (array['Midea', 'Sharp', 'Daikin', 'Panasonic'])[1 + abs(hashtext(visit_code)) % 4],
    (array['1 PK standar', '0,5 PK', '1,5 PK inverter'])[1 + abs(hashtext(visit_code || 'm')) % 3],
    (29 + abs(hashtext(visit_code)) % 40) * 100000, case when abs(hashtext(visit_code)) % 3 = 0 then 'Pasang gratis' end
  from visits where 'price' = any(purposes) and visit_date > $1::date - 180`

const pins = `
  insert into pin_proposals (proposal_code, visit_code, usercode, dept_code, customer_code, shop_code, old_lat, old_lng, lat, lng, note,
    status, authors, created_date)
  select 'PIN-' || dept_code || '-' || to_char(visit_date, 'YYMM') || '-' ||
      lpad(row_number() over (partition by dept_code, to_char(visit_date, 'YYMM') order by in_at, visit_code)::text, 5, '0'),
    visit_code, usercode, dept_code, customer_code, shop_code, in_lat - 0.006, in_lng - 0.0001, in_lat, in_lng, 'Toko pindah ke ruko sebelah pasar',
    'Submitted', array[usercode], in_at
  from visits where not in_range and status = 'Submitted'`

/** A number that was given once is never given again. */
const counters = (prefix: string, table: string, code: string) => `
  insert into document_counters (prefix, dept_code, month, last)
  select '${prefix}', dept_code, split_part(${code}, '-', array_length(string_to_array(${code}, '-'), 1) - 1), count(*) from ${table} group by 1, 2, 3`

/** A year and a half of visits with their plans, what was collected and seen, and two weeks that are planned ahead. */
export const loadVisits = async (client: pg.ClientBase, { today, size, say }: AreaContext) => {
  const first = addDays(today, -Math.round(demoMonths(size.customers) * 30.4))
  const last = addDays(today, -1)
  await client.query(stops, [first, last, addDays(today, 11)])
  await client.query('analyze demo_stops')
  await client.query(ordered, [last])
  await client.query(once)
  await client.query(marked, [last])
  await client.query('analyze demo_stops, demo_visits')
  let written = 0
  await indexesAfterwards(client, ['visit_plans', 'visit_stops', 'visits'], async () => {
    await client.query(plans)
    await client.query('analyze visit_plans')
    await client.query(planned)
    written = (await client.query(visits, [last])).rowCount ?? 0
  })
  await client.query('analyze visits')
  await client.query(collections, [last])
  await client.query(prices, [last])
  await client.query(pins)
  await client.query(counters('VST', 'visits', 'visit_code'))
  await client.query(counters('COL', 'visit_collections', 'collection_code'))
  await client.query(counters('PIN', 'pin_proposals', 'proposal_code'))
  await client.query(
    `insert into position_consents (usercode, version, agreed_date)
      select usercode, 1, min(in_at) from visits group by usercode on conflict do nothing`,
  )
  say(`demo data: ${written} visits`)
}

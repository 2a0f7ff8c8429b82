import type pg from 'pg'

/** A number that looks like chance and is the same every time: from 0 to below the bound. */
const chance = (salt: string, below: number) =>
  `(('x' || substr(md5(p.n || '${salt}'), 1, 7))::bit(28)::int % ${below})`

/**
 * Pairs of units of sets, sold in the years before: their days follow each other, and where they are in their life follows from
 * how long ago they were delivered.
 */
const pairs = `create temporary table demo_units on commit drop as
  with sets as (select array_agg(item_code order by item_code) as codes from items
      where used_for_indoor_outdoor = 'Set' and status = 'Approved' and jsonb_array_length(sub_items) = 2),
    branches as (select array_agg(dept_code order by dept_code) as codes from departments where branch_type = 'Branch'),
    buyers as (select dept_code, array_agg(customer_code order by customer_code) as codes from customers
      where status = 'Approved' group by dept_code),
    pairs as materialized (select p.n, t.codes[1 + ${chance('set', 1_000_000)} % cardinality(t.codes)] as set_item_code,
        b.codes[1 + ${chance('branch', 1_000_000)} % cardinality(b.codes)] as dept_code,
        $1::date - 40 - ${chance('age', 1900)} as delivered, ${chance('fate', 1000)} as fate, ${chance('buyer', 1_000_000)} as buyer,
        ${chance('shelf', 80)} as shelf, ${chance('plant', 52)} + 1 as week
      from generate_series(1, $2::int) as p (n) cross join sets t cross join branches b)
  select '3G' || case when i.used_for_indoor_outdoor = 'Indoor' then 'N' else 'W' end || to_char(p.delivered - 90, 'YY')
      || lpad(p.week::text, 2, '0') || lpad(p.n::text, 7, '0') as serial_number,
    p.n, p.set_item_code, i.item_code, i.item_name, i.used_for_indoor_outdoor as unit_kind, coalesce(i.brand_code, '') as brand_code,
    coalesce(i.category_code, '') as category_code, i.business_unit_code, i.capacity_pk, p.dept_code,
    c.codes[1 + p.buyer % cardinality(c.codes)] as customer_code,
    p.delivered - 90 as produced, p.delivered - 35 as received, p.delivered - 2 as locked, p.delivered - 1 as sent, p.delivered,
    case when p.fate >= 150 and p.delivered + 3 + p.shelf < $1 then p.delivered + 3 + p.shelf end as sold_out,
    case when p.fate >= 300 and p.delivered + 5 + p.shelf < $1 then p.delivered + 5 + p.shelf end as installed,
    case when p.fate < 20 then p.delivered + 12 end as returned,
    case when p.fate < 8 and p.delivered + 40 < $1 then p.delivered + 40 end as scrapped,
    case when p.fate >= 950 and i.used_for_indoor_outdoor = 'Outdoor' and p.delivered + 130 + p.shelf < $1
      then p.delivered + 130 + p.shelf end as repaired
  from pairs p join (select w.item_code as set_item_code, h.sub_item_code
      from items w cross join lateral jsonb_to_recordset(w.sub_items) as h (sub_item_code text)) h using (set_item_code)
  join items i on i.item_code = h.sub_item_code and i.has_serial
  left join buyers c on c.dept_code = p.dept_code`

const units = `insert into serial_numbers (serial_number, item_code, item_name, set_item_code, unit_kind, brand_code, category_code,
    business_unit, capacity_pk, status, customer_code, dept_code, produced_date, delivered_date, retail_date, installed_date,
    is_returned, created_date)
  select serial_number, item_code, item_name, set_item_code, unit_kind, brand_code, category_code, business_unit_code, capacity_pk,
    case when scrapped is not null then 'Scrapped' when returned is not null then 'Returned'
      when installed is not null then 'Installed' when sold_out is not null then 'SoldOut' else 'Sold' end,
    customer_code, dept_code, produced, delivered, sold_out, installed, returned is not null, produced
  from demo_units`

type Step = readonly [event: string, before: string | null, after: string, day: string, prefix: string, counter: string]

/** In the order of a life. Who bought it is named from the delivery on. */
const steps: readonly Step[] = [
  ['produced', null, 'InFactory', 'produced', 'PB', 'n / 40'],
  ['received', 'InFactory', 'InStock', 'received', 'GR', 'n / 20'],
  ['locked', 'InStock', 'Locked', 'locked', 'SO', 'n / 3'],
  ['sent', 'Locked', 'InTransit', 'sent', 'DO', 'n / 3'],
  ['delivered', 'InTransit', 'Sold', 'delivered', 'DO', 'n / 3'],
  ['sold-out', 'Sold', 'SoldOut', 'sold_out', 'RS', 'n'],
  ['installed', 'SoldOut', 'Installed', 'installed', 'WO', 'n'],
  ['repaired', 'Installed', 'Installed', 'repaired', 'WO', 'n + 5'],
  ['returned', 'Sold', 'Returned', 'returned', 'RMA', 'n'],
  ['scrapped', 'Returned', 'Scrapped', 'scrapped', 'ADJ', 'n'],
]

const stepOf = ([event, before, after, day, prefix, counter]: Step, n: number) => `select serial_number, '${event}',
    ${before ? `'${before}'` : 'null'}, '${after}', ${day} + time '0${n % 9}:30', 'earlier-system',
    '${prefix}-' || ${event === 'produced' ? `'700'` : 'dept_code'} || '-' || to_char(${day}, 'YYMM') || '-9'
      || lpad(((${counter}) % 10000)::text, 4, '0'),
    ${event === 'received' ? `'WH-' || dept_code || '-01'` : 'null'}, ${event === 'produced' ? 'null' : 'dept_code'},
    ${n >= 4 ? 'customer_code' : 'null'}, null, 'system', 'Sejuk'
  from demo_units where ${day} is not null`

export const madeUnits = async (
  client: pg.ClientBase,
  today: string,
  howManyPairs: number,
  insertSteps: (steps: string) => string,
) => {
  if (howManyPairs === 0) return
  await client.query(pairs, [today, howManyPairs])
  await client.query(units)
  for (const [n, step] of steps.entries()) await client.query(insertSteps(stepOf(step, n)))
}

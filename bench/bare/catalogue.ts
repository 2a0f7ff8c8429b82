import { pool, serveBare } from './http.ts'

/** Of each item the price of the narrowest rule, with the largest minimum that fits. */
const prices = `select distinct on (w.at) w.item_code, w.quantity, p.price_code, p.dept_code, d.dept_name, p.customer_level, p.min_qty,
    p.price_include_tax::float8 as price_include_tax, p.price_without_tax::float8 as price_without_tax,
    p.valid_from::text as valid_from, p.valid_to::text as valid_to, p.approved_user_name,
    case when p.customer_level is not null then case when p.dept_code is not null then 1 else 2 end
      when p.dept_code is not null then 3 else 4 end as rule
  from customers c
  cross join unnest($2::text[], $3::int[]) with ordinality as w(item_code, quantity, at)
  join item_prices p on p.item_code = w.item_code and p.org_code = c.org_code
    and (p.dept_code is null or p.dept_code = c.dept_code) and (p.customer_level is null or p.customer_level = c.customer_level)
    and p.min_qty <= w.quantity and p.status in ('Approved', 'Closed')
    and p.valid_from <= $4::date and (p.valid_to is null or p.valid_to >= $4::date)
  left join departments d on d.dept_code = p.dept_code
  where c.customer_code = $1
  order by w.at, rule, p.min_qty desc`

type Asked = { customer_code: string; day: string; items: { item_code: string; quantity: number }[] }
const priceAll = async ({ customer_code, day, items }: Asked) => {
  const values = [customer_code, items.map((one) => one.item_code), items.map((one) => one.quantity), day]
  return (await pool.query({ text: prices, values })).rows
}

/** Each of two words somewhere in the text of the item, the nearest first. */
const search = `select item_code, item_name, local_name, business_unit_code, item_type, uom, status, brand_code, category_code, model,
    old_code, barcode, capacity_pk, has_serial,
    coalesce((select sum(times) from item_searches f where f.item_code = i.item_code and f.dept_code = $3 and f.day > current_date - 30)::int, 0) as searched
  from items i where status <> 'Draft' and merged_into is null and search_text ilike $4 and search_text ilike $1
  order by upper(item_code) = upper($2) desc, word_similarity($2, search_text) desc, searched desc, item_name, item_code limit 50`
const find = async (typed: string) => {
  const [first, second] = typed.split(' ').map((word) => `%${word}%`)
  return (await pool.query({ name: 'search', text: search, values: [second, typed, '705', first] })).rows
}

const life = {
  unit: `select s.*, i.serial_mask, w.warehouse_name, c.customer_name from serial_numbers s left join items i on i.item_code = s.item_code
    left join warehouses w on w.warehouse_code = s.warehouse_code left join customers c on c.customer_code = s.customer_code
    where s.serial_number = $1`,
  steps: `select e.*, w.warehouse_name, c.customer_name from serial_events e left join warehouses w on w.warehouse_code = e.warehouse_code
    left join customers c on c.customer_code = e.customer_code where e.serial_number = $1 order by e.happened_at, e.event_id limit 500`,
  near: `select serial_number, item_name, status from serial_numbers where translate(serial_number, 'OI', '01') = translate($1, 'OI', '01') limit 5`,
  replaces: `select serial_number from serial_numbers where replaced_by_sn = $1 limit 1`,
  bought: `select serial_indoor, serial_outdoor, purchase_date from consumer_items where serial_indoor = $1 or serial_outdoor = $1
    order by created_date desc limit 1`,
  ticket: `select serial_indoor, serial_outdoor from ticket_units where serial_indoor = $1 or serial_outdoor = $1 limit 1`,
  bonus: `select serial_indoor, serial_outdoor from bonus_ticket_units where serial_indoor = $1 or serial_outdoor = $1 limit 1`,
  card: `select card_key from warranty_card_items where serial_number = $1 limit 1`,
  policies: `select * from warranty_policies where $1::text is not null`,
}
const timeline = async (serial: string) => {
  const read = Object.entries(life).map(async ([name, text]) => {
    const { rows } = await pool.query({ name, text, values: [serial] })
    return [name, rows] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

serveBare(async ({ path, asked, body }) => {
  if (path.endsWith('/for-customer')) return { code: '200', data: await priceAll(JSON.parse(body)) }
  if (path.endsWith('/search')) return { code: '200', data: await find(asked.get('search') ?? '') }
  return { code: '200', data: await timeline(asked.get('serial_number') ?? '') }
})

import type pg from 'pg'
import type { AreaContext } from '../part.ts'

/** Two counts in each of three warehouses: one that was finished with differences, one that is going on and was begun today. */
export const loadCounts = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  await client.query(
    `with places as (
       select w.warehouse_code, w.dept_code, row_number() over (order by (w.dept_code <> '705'), w.warehouse_code) as n
       from warehouses w where w.is_active and exists (select from stock_balances b join items i using (item_code)
         where b.warehouse_code = w.warehouse_code and b.on_hand > 0 and not i.has_serial) limit 3),
     kinds (nr, status, days) as (values (1, 'Counted', 3), (2, 'Open', 0)),
     counts as (insert into stock_counts (count_code, warehouse_code, dept_code, is_blind, status, authors, created_by,
         create_user_name, created_date, finished_date)
       select format('STC-%s-%s-%s', p.dept_code, to_char($1::date, 'YYMM'), lpad((p.n * 2 - 2 + k.nr)::text, 5, '0')), p.warehouse_code,
         p.dept_code, k.status = 'Open', k.status, array['system'], 'system', 'Sejuk', $1::date - k.days,
         case when k.status = 'Counted' then $1::date - k.days + interval '6 hours' end
       from places p cross join kinds k returning count_code, warehouse_code, status, created_date),
     stocked as (select c.*, b.item_code, sum(b.on_hand)::int as on_hand,
         row_number() over (partition by c.count_code order by b.item_code) as n
       from counts c join stock_balances b using (warehouse_code) join items i using (item_code)
       where b.on_hand > 0 and not i.has_serial group by c.count_code, c.warehouse_code, c.status, c.created_date, b.item_code),
     listed as (insert into stock_count_lines (count_code, item_code, expected_qty)
       select count_code, item_code, case when status = 'Counted' then on_hand else 0 end from stocked)
     insert into stock_count_entries (client_uuid, count_code, item_code, qty, counted_by, counted_user_name, counted_date)
     select md5(count_code || item_code)::uuid, count_code, item_code,
       greatest(0, on_hand + case when n % 7 = 3 then -1 when n % 11 = 5 then 2 else 0 end), 'system', 'Sejuk',
       created_date + n * interval '1 minute'
     from stocked where status = 'Counted' or n <= 3`,
    [today],
  )
  const { rowCount } = await client.query(
    `insert into document_counters (prefix, dept_code, month, last)
     select 'STC', dept_code, to_char($1::date, 'YYMM'), max(right(count_code, 5)::int) from stock_counts group by dept_code`,
    [today],
  )
  say(`demo data: stock counts of ${rowCount} branches`)
}

import type pg from 'pg'
import type { AreaContext } from '../part.ts'
import { placesOfStock } from './load-stock.ts'

/** What warehouses want to correct: some still being written, some waiting for a decision, some sent back. Nothing of it has moved. */
export const loadAdjustments = async (client: pg.ClientBase, { today, say }: AreaContext) => {
  const { rowCount } = await client.query(
    `with found as (
       select p.*, b.item_code, row_number() over (partition by p.dept_code order by md5(p.warehouse_code || b.item_code)) as n
       from (${placesOfStock}) p join stock_balances b using (warehouse_code) join items i using (item_code)
       where not i.has_serial and b.on_hand - b.locked > 3),
     kinds (n, status, adjust_reason, remark, qty, damaged, days) as (values
       (1, 'Submitted', 'counted', 'Selisih hitung rak B', -1, 0, 1), (2, 'Draft', 'damaged', 'Kardus basah kena hujan', 0, 1, 0),
       (3, 'Rejected', 'lost', 'Tidak ditemukan saat pengambilan', -2, 0, 4), (4, 'Submitted', 'found', 'Terselip di zona retur', 1, 0, 2)),
     written as (select f.dept_code, f.warehouse_code, f.usercode, f.username, f.item_code, f.n, k.status, k.adjust_reason, k.remark, k.qty, k.damaged,
         k.days + right(f.dept_code, 2)::int % 6 as days,
         format('SA-%s-%s-%s', f.dept_code, to_char($1::date, 'YYMM'), lpad(f.n::text, 5, '0')) as adjustment_code,
         greatest(abs(k.qty), k.damaged) * coalesce((select max(p.price_include_tax) from item_prices p
           where p.item_code = f.item_code and p.status = 'Approved'), 0)::bigint as value
       from found f join kinds k on k.n = 1 + (f.n + right(f.dept_code, 2)::int) % 4 where f.n <= 2 + right(f.dept_code, 2)::int % 3),
     kept as (insert into stock_adjustments (adjustment_code, warehouse_code, dept_code, adjust_reason, remark, value, status, authors,
         reject_reason, created_by, create_user_name, created_date)
       select adjustment_code, warehouse_code, dept_code, adjust_reason, remark, value, status, array[usercode],
         case when status = 'Rejected' then 'Cari dulu di zona retur' end, usercode, username,
         $1::date - days + interval '3 hours'
       from written)
     insert into stock_adjustment_lines (adjustment_code, line_no, item_code, qty, damaged)
     select adjustment_code, 1, item_code, qty, damaged from written`,
    [today],
  )
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last)
     select 'SA', dept_code, to_char($1::date, 'YYMM'), max(right(adjustment_code, 5)::int) from stock_adjustments group by dept_code`,
    [today],
  )
  say(`demo data: ${rowCount} stock adjustments`)
}

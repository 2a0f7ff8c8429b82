import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import type { AreaContext } from '../part.ts'

/** The letters by which the goods came, of receipts on cards that have none yet. */
export const writeLetters = (client: pg.ClientBase) =>
  client.query(`with came as materialized (select m.*, w.dept_code from stock_moves m join warehouses w using (warehouse_code)
      where document_type = 'goods-receipt' and not exists (select from goods_receipts g where g.receipt_code = m.document_code)),
    letters as (insert into goods_receipts (receipt_code, warehouse_code, dept_code, source, letter_no, status, created_by,
        create_user_name, received_date, created_date)
      select distinct on (document_code) document_code, warehouse_code, dept_code, 'factory', 'FL/' || substr(document_code, 4),
        'Closed', usercode, username, moved_date, moved_date - interval '2 days'
      from came order by document_code, move_id)
    insert into goods_receipt_lines (receipt_code, line_no, item_code, qty, received_qty)
    select document_code, document_line, item_code, on_hand, on_hand from came`)

export const countLetters = (client: pg.ClientBase) =>
  client.query(`insert into document_counters (prefix, dept_code, month, last)
    select 'GR', dept_code, substr(receipt_code, length(receipt_code) - 9, 4), max(right(receipt_code, 5)::int)
    from goods_receipts where receipt_code ~ '-[0-9]{5}$' group by 2, 3 on conflict (prefix, dept_code, month) do update set last = excluded.last`)

/** The letters by which the goods came, and some that are awaited. */
export const loadReceipts = async (client: pg.ClientBase, { today }: AreaContext) => {
  await writeLetters(client)
  await client.query(
    `with awaited as (
      insert into goods_receipts (receipt_code, warehouse_code, dept_code, source, letter_no, container_no, expected_date,
        status, authors, created_by, create_user_name)
      select 'GR-' || w.dept_code || '-' || to_char($1::date, 'YYMM') || '-' || lpad((1 + coalesce((select
            max(right(receipt_code, 5)::int) from goods_receipts g
            where g.receipt_code like 'GR-' || w.dept_code || '-' || to_char($1::date, 'YYMM') || '-%'), 0))::text, 5, '0'),
        w.warehouse_code, w.dept_code, 'factory', 'FL/' || w.dept_code || '/A', 'TGHU ' || 482900 + right(w.dept_code, 2)::int,
        $2::date, 'Draft', array['system'], 'system', 'Sejuk'
      from warehouses w where w.is_active returning receipt_code, warehouse_code)
    insert into goods_receipt_lines (receipt_code, line_no, item_code, qty)
    select a.receipt_code, l.n, l.item_code, 6 from awaited a cross join lateral (select item_code,
        row_number() over (order by item_code) as n from (select distinct b.item_code from stock_balances b
          join items i using (item_code) where b.warehouse_code = a.warehouse_code and i.has_serial order by 1 limit 2) i) l`,
    [today, addDays(today, 3)],
  )
  await countLetters(client)
}

import { inTransaction, pool, serveBare } from './http.ts'

const card = `select m.move_id, m.move_type, m.warehouse_code, m.item_code, m.zone_code, m.document_type, m.document_code, m.reason,
    greatest(m.on_hand, 0) as came, greatest(-m.on_hand, 0) as went, m.on_hand_after, m.locked_after, m.locked, m.in_transit,
    m.serial_numbers, m.username, m.moved_date, t.n, t.all_came, t.all_went
  from (select count(*)::int as n, sum(greatest(on_hand, 0))::int as all_came, sum(greatest(-on_hand, 0))::int as all_went
    from stock_moves where warehouse_code = $1 and item_code = $2) t
  cross join lateral (select * from stock_moves where warehouse_code = $1 and item_code = $2
    order by moved_date desc, move_id desc limit 20) m`

const availability = `select b.warehouse_code, w.warehouse_name, b.item_code, sum(b.on_hand)::int as on_hand, sum(b.locked)::int as locked,
    sum(b.in_transit)::int as in_transit, sum(b.damaged)::int as damaged,
    coalesce((select sum(h.qty)::int from stock_holds h where h.warehouse_code = b.warehouse_code and h.item_code = b.item_code
      and h.expires_date > now()), 0) as held
  from stock_balances b join warehouses w on w.warehouse_code = b.warehouse_code
  where b.item_code = any($1) and b.warehouse_code = any($2)
  group by b.warehouse_code, w.warehouse_name, b.item_code order by b.item_code, b.warehouse_code`

type Held = { warehouse_code: string; item_code: string; qty: number; purpose: string }

/** What is left is read under the lock of the balance. */
const hold = ({ warehouse_code, item_code, qty, purpose }: Held) =>
  inTransaction(async (client) => {
    const place = [warehouse_code, item_code]
    const { rows } = await client.query({
      text: `select on_hand, locked, damaged from stock_balances where warehouse_code = $1 and item_code = $2 order by zone_code for update`,
      values: place,
    })
    const held = await client.query({
      text: `select coalesce(sum(qty), 0)::int as qty from stock_holds where warehouse_code = $1 and item_code = $2 and expires_date > now()
        and not (usercode = 'ADMIN-0001' and purpose = $3)`,
      values: [...place, purpose],
    })
    const left = rows.reduce((sum, one) => sum + one.on_hand - one.locked - one.damaged, 0) - held.rows[0].qty
    if (left < qty) return { code: '409' }
    const written = await client.query({
      text: `insert into stock_holds (warehouse_code, item_code, usercode, purpose, username, qty, expires_date)
        values ($1, $2, 'ADMIN-0001', $3, 'bench', $4, now() + interval '15 minutes')
        on conflict (warehouse_code, item_code, usercode, purpose) do update set qty = excluded.qty, expires_date = excluded.expires_date
        returning expires_date`,
      values: [...place, purpose, qty],
    })
    return { code: '200', data: { ...written.rows[0], available: left - qty } }
  })

serveBare(async ({ path, asked, body }) => {
  if (path.endsWith('/hold')) return hold(JSON.parse(body))
  if (path.endsWith('/availability')) {
    const values = [asked.getAll('item_code'), asked.getAll('warehouse_code')]
    const { rows } = await pool.query({ text: availability, values })
    return { code: '200', data: rows.map((row) => ({ ...row, available: row.on_hand - row.locked - row.damaged })) }
  }
  const values = [asked.get('warehouse_code'), asked.get('item_code')]
  const { rows } = await pool.query({ text: card, values })
  return { code: '200', data: rows, total: rows[0]?.n ?? 0 }
})

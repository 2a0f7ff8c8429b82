import type pg from 'pg'

export type Centre = {
  asc_code: string
  asc_name: string
  dept_code: string
  address: string
  lat: number
  lng: number
}
export type Part = { item_code: string; item_name: string; price: number; in_stock: number; is_returnable: boolean }
export type Job = {
  work_order_number: string
  work_order_detail_id: number
  dept_code: string
  asc_code: string
  technician_code: string | null
  customer_name: string
  customer_phone: string
  priority: string
  warranty: string
  warranty_until: string | null
  item_code: string | null
  item_name: string | null
  serial_number: string | null
  error_code: string | null
  is_waiting: boolean
  is_open: boolean
  created_date: string
  finished_date: string | null
  waiting_since: string | null
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const readCentres = async (client: pg.ClientBase) =>
  (
    await client.query<Centre>(
      `select asc_code, asc_name, dept_code, address, lat, lng from service_centres order by asc_code`,
    )
  ).rows

/** Parts with a price, and what of each is free in the warehouse that keeps them. */
export const readParts = async (client: pg.ClientBase, main: string) =>
  (
    await client.query<Part>(
      `select i.item_code, i.item_name, max(p.price_include_tax)::float8 as price,
        coalesce((select sum(b.on_hand - b.locked - b.damaged) from stock_balances b
          where b.warehouse_code = $1 and b.item_code = i.item_code), 0)::int as in_stock,
        coalesce(bool_or(s.is_returnable), false) as is_returnable
      from items i join item_prices p on p.item_code = i.item_code and p.status = 'Approved'
      left join spare_parts s on s.item_code = i.item_code
      where i.item_type = 'Spare Part' and i.status = 'Approved' group by 1, 2 order by 1`,
      [main],
    )
  ).rows

/** Repairs: those that wait for a part first, then the young ones. */
export const readJobs = async (client: pg.ClientBase, most: number) =>
  (
    await client.query<Job>(
      `select w.work_order_number, d.work_order_detail_id, w.dept_code, w.asc_code, w.technician_code, w.customer_name,
        w.customer_phone, w.priority, d.warranty, d.warranty_until::text, d.item_code, d.item_name,
        coalesce(d.serial_outdoor, d.serial_indoor) as serial_number, d.error_code, w.is_waiting_part as is_waiting,
        w.finished_date is null and w.closed_date is null as is_open, ${iso('w.created_date')} as created_date,
        ${iso('w.finished_date')} as finished_date, ${iso('w.waiting_since')} as waiting_since
      from work_orders w join work_order_details d on d.work_order_number = w.work_order_number and d.line_no = 1
      where (w.is_waiting_part or w.service_type in ('Repair', 'Maintain')) and w.technician_code is not null
        and (w.is_waiting_part or w.finished_date is not null or w.service_status in ('Visited', 'Re_Visited', 'Servicing'))
      order by w.is_waiting_part desc, w.created_date desc, w.work_order_number limit $1`,
      [most],
    )
  ).rows

/** The parts of each model; a set has those of its halves. */
export const readModels = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ item_code: string; parts: string[] }>(
    `with built as (select b.item_code, l.sparepart_item_code as part from parts_lists b join parts_list_lines l using (bom_code)
        where not l.is_consumable),
      every as (select * from built union
        select i.item_code, built.part from items i
          cross join lateral jsonb_to_recordset(i.sub_items) as s (sub_item_code text)
          join built on built.item_code = s.sub_item_code)
    select item_code, array_agg(distinct part order by part) as parts from every group by 1`,
  )
  return new Map(rows.map(({ item_code, parts }) => [item_code, parts]))
}

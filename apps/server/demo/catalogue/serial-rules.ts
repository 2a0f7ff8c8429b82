import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'

/** Batches of numbers, one of them undone; how a brand's numbers look; and a policy that begins next year. */
export const loadSerialRules = async (client: pg.ClientBase, today: string) => {
  const month = today.slice(2, 4) + today.slice(5, 7)
  await client.query(
    `insert into serial_settings (brand_code, prefix, suffix_length, updated_by, updated_user_name)
    select brand_code, '5E', 12, 'system', 'Sejuk' from brands where brand_code = 'GREE'`,
  )
  await client.query(
    `with chosen as (select item_code, item_name, row_number() over (order by item_code) as k from items
        where has_serial and status = 'Approved' and brand_code = 'GREE' and used_for_indoor_outdoor = 'Outdoor' limit 4)
    insert into serial_batches (batch_code, item_code, item_name, quantity, prefix, suffix_length, status, created_by,
      create_user_name, created_date, undone_by, undone_user_name, undone_date)
    select 'SNB-700-' || $1 || '-' || lpad(k::text, 5, '0'), item_code, item_name, k * 20, '5E', 12,
      case when k = 3 then 'Undone' else 'Generated' end, 'system', 'Sejuk', $2::date - (9 - k)::int,
      case when k = 3 then 'system' end, case when k = 3 then 'Sejuk' end, case when k = 3 then $2::date - 5 end from chosen`,
    [month, today],
  )
  await client.query(`insert into serial_numbers (serial_number, item_code, item_name, set_item_code, unit_kind, brand_code,
      category_code, business_unit, capacity_pk, status, batch_code, produced_date)
    select '5E' || upper(substr(md5(b.batch_code || g), 1, 12)), i.item_code, i.item_name, w.item_code,
      i.used_for_indoor_outdoor, i.brand_code, i.category_code, i.business_unit_code, i.capacity_pk, 'InFactory', b.batch_code,
      b.created_date::date
    from serial_batches b cross join lateral generate_series(1, b.quantity) g join items i on i.item_code = b.item_code
    left join lateral (select item_code from items w where w.sub_items @> jsonb_build_array(jsonb_build_object(
      'sub_item_code', i.item_code)) order by item_code limit 1) w on true
    where b.status = 'Generated'`)
  await client.query(`insert into serial_events (serial_number, event, status_after, happened_at, document_type, document_code,
      usercode, username)
    select s.serial_number, 'produced', 'InFactory', b.created_date, 'serial-batch', b.batch_code, b.created_by, b.create_user_name
    from serial_numbers s join serial_batches b using (batch_code)`)
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last) select 'SNB', '700', $1, count(*) from serial_batches
    having count(*) > 0`,
    [month],
  )
  await client.query(
    `insert into warranty_policies (policy_code, policy_name, brand_code, category_code, part, months, start_basis, start_days,
      needs_registration, valid_from)
    select 'WP-GREE-VRO-' || upper(left(part, 1)), 'Gree VRF from its installation', 'GREE', 'VRO', part, months, 'install', 60,
      false, $1::date from (values ('sparepart', 24), ('compressor', 60)) as p (part, months)`,
    [addDays(today, 47)],
  )
}

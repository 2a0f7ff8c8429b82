import type pg from 'pg'
import { keysVersion } from '../../packages/domain/src/projects/similarity-score.ts'

const words = `array['cakrawala','mahoni','griya','sentosa','mulia','artha','bintang','global','nusantara','harapan','kencana','lestari','mega','permata','sinar','teratai','wijaya','pratama','samudra','angkasa']`
const endings = `array['a','ani','dara','eko','guna','hasta','indra','kara','laya','mas','nata','paksi','rasa','sati','tala','una','vira','wana','yasa','zana']`
/** 400 words, each in one of eighty names: about as often as words come back in names of projects. */
const word = (salt: number) =>
  `(${words})[1 + (hashtext(n::text || '${salt}') & 2147483647) % 20] || (${endings})[1 + (hashtext('${salt}' || n::text) & 2147483647) % 20]`
const part = (salt: number, of: number) => `((hashtext('${salt}' || n::text) & 2147483647) % ${of})`

/** Projects all over the country, three in four approved, each with a system, a follow-up and a few dated changes. */
export const fillProjects = async (pool: pg.Pool, howMany: number) => {
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into provinces values ('31', 'DKI Jakarta') on conflict do nothing;
     insert into cities values ('31.73', 'Jakarta Barat', '31') on conflict do nothing;
     insert into districts values ('31.73.01', 'Cengkareng', '31.73', '31') on conflict do nothing;
     insert into sub_districts values ('31.73.01.1001', 'Cengkareng Barat', '31.73.01', '31.73', '31') on conflict do nothing`,
  )
  await pool.query(
    `insert into project_logs (log_code, project_code, project_name, project_type, building_use, owner_name, name_key, owner_key, developer_key, partner_keys, search_keys, keys_version,
       contractor_me, consultant_me, province_code, city_code, district_code, sub_district_code, detail_address, lat, lng, dept_code, salesman_code, salesman_codes,
       source, stage, brand_focus, est_total, probability, est_order_date, login_status, project_status, submitted_date, last_contact_day, protection_until,
       next_follow_up_date, created_by, create_user_name, created_date)
     select 'LOG-' || lpad(n::text, 7, '0'), case when n % 4 > 0 then 'PRJ-' || lpad(n::text, 7, '0') end, initcap(name), 'Commercial',
       (array['office','hotel','hospital','school','mall'])[1 + n % 5], 'PT ' || initcap(owner), name, owner, '', array['partner ' || ${part(1, 2000)}], string_to_array(name || ' ' || owner, ' '), ${keysVersion},
       'Partner ' || ${part(1, 2000)}, 'Partner ' || ${part(1, 2000)}, '31', '31.73', '31.73.01', '31.73.01.1001', 'Jl. Melati ' || n,
       -9 + ${part(2, 1_300_000)} / 100000.0, 96 + ${part(3, 4_400_000)} / 100000.0, d.codes[1 + n % array_length(d.codes, 1)], 'ADMIN-0001', array['ADMIN-0001'],
       'visit', (array['planning','design','tender','negotiation','construction'])[1 + n % 5], array['Gree'], 100000000 + ${part(4, 9000)} * 1000000::bigint,
       ${part(5, 100)}, current_date + 60, case when n % 4 > 0 then 'Approved' when n % 8 = 0 then 'Submitted' else 'Draft' end,
       case when n % 4 > 0 then (array['Processing','Processing','Project_Goaled','Failed','On_Hold','Givenup','Unknown'])[1 + n % 7] end,
       now() - n % 900 * interval '1 day', current_date - n % 60, current_date + 100, current_date + n % 30, 'ADMIN-0001', 'Bench', now() - n % 1000 * interval '1 day' - n * interval '1 second'
     from (select n, ${word(1)} || ' ' || ${word(2)} || ' ' || ${word(3)} || ' ' || ${part(6, 400)} as name, ${word(4)} || ' ' || ${word(5)} || ' ' || ${part(7, 900)} as owner
       from generate_series(1, $1::int) n) made, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
    [howMany],
  )
  await pool.query(
    `insert into project_systems (log_code, line_no, business_unit_code, product_type, capacity, capacity_unit, qty, est_amount)
     select log_code, 1, 'CAC', 'VRF', 100, 'HP', 5, est_total from project_logs`,
  )
  await pool.query(
    `insert into project_follow_ups (log_code, follow_up_date, kind, result, stage_before, stage_after, probability_before, probability_after, est_before, est_after,
       next_follow_up_date, created_by, create_user_name, created_date)
     select log_code, last_contact_day, 'visit', 'Talked', stage, stage, probability, probability, est_total, est_total, next_follow_up_date, 'ADMIN-0001', 'Bench', last_contact_day
     from project_logs where project_code is not null`,
  )
  await pool.query(
    `insert into project_moves (log_code, at, login_status, project_status, stage, probability, amount, dept_code, salesman_code)
     select log_code, at, 'Approved', case when k = 2 then project_status else 'Processing' end, stage, probability, est_total, dept_code, salesman_code
     from project_logs, generate_series(1, 2) k, lateral (select created_date + k * interval '20 days' as at) x where project_code is not null`,
  )
  await pool.query('vacuum analyze')
}

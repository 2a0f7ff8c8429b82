import type pg from 'pg'

const days = 92
const visitsADay = 4

/** A quarter of so many staff: a result a day each, and four visits a day of every fifth of them, three of the four planned. */
export const fillAttendance = async (pool: pg.Pool, staff: number) => {
  await pool.query('set statement_timeout = 0')
  await pool.query(
    `insert into users (usercode, login_name, username, department, allow_visit_customer)
     select 'B-' || n, 'bench-' || n, 'Staff ' || lpad(n::text, 6, '0'), d.codes[1 + n % array_length(d.codes, 1)], n % 5 = 0
     from generate_series(1, $1::int) n, (select array_agg(dept_code order by dept_code) as codes from departments) d`,
    [staff],
  )
  await pool.query(
    `insert into attendance_days (usercode, work_date, dept_code, shift_name, result, in_at, out_at, in_place, in_distance_m, work_min, late_min)
     select u.usercode, day, u.department, 'Office', case when k % 17 = 0 then 'Absent' when k % 5 = 0 then 'Late' else 'Present' end,
       day + interval '1 hour 30 minutes', day + interval '11 hours', 'office', 20, 480, case when k % 5 = 0 then 12 else 0 end
     from users u, generate_series(current_date - $1::int, current_date, interval '1 day') day, lateral (select hashtext(u.usercode || day) & 1023 as k) x
     where u.usercode like 'B-%'`,
    [days],
  )
  await pool.query(
    `insert into customers (customer_code, customer_name, dept_code, salesman_code, created_by)
     select 'B-' || usercode, 'Customer of ' || username, department, usercode, usercode from users where usercode like 'B-%' and allow_visit_customer`,
  )
  await pool.query(
    `insert into visit_plans (usercode, dept_code, plan_date)
     select usercode, department, day from users, generate_series(current_date - $1::int, current_date, interval '1 day') day
     where usercode like 'B-%' and allow_visit_customer`,
    [days],
  )
  await pool.query(
    `insert into visit_stops (plan_id, seq, customer_code) select plan_id, k, 'B-' || usercode from visit_plans, generate_series(1, $1::int) k`,
    [visitsADay],
  )
  await pool.query(
    `insert into visits (visit_code, client_uuid, usercode, dept_code, visit_date, customer_code, is_planned, in_at, in_at_device, in_lat, in_lng, distance_m,
       in_range, out_at, minutes, device_id, consent_version, purposes, status)
     select 'VST-' || plan_id || '-' || k, gen_random_uuid(), usercode, dept_code, plan_date, 'B-' || usercode, k < $1::int, at, at, -6.2 + k / 50.0, 106.8, 12,
       true, at + interval '30 minutes', 30, 'phone', 1, '{order}', case when plan_id % 11 = 0 then 'Submitted' else 'Approved' end
     from visit_plans, generate_series(1, $1::int) k, lateral (select plan_date + (k + 1) * interval '90 minutes' as at) x`,
    [visitsADay],
  )
  await pool.query('vacuum analyze')
}

import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { indexesAfterwards } from '../makers/indexes-afterwards.ts'
import type { AreaContext } from '../part.ts'
import { demoMonths, staffSql } from './load-leave.ts'

/** Between 0 and 999, the same for the same person and day in every load. */
const chance = (salt: string) => `abs(hashtext(s.usercode || d.day_text || '${salt}')) % 1000`

/** `offset 0`: what was drawn is drawn once, however often it is asked for above. */
const days = `
  create temp table demo_days on commit drop as
  with staff as materialized (${staffSql}),
  calendar as materialized (
    select day::date as day, day::date::text as day_text, extract(dow from day) in (0, 6) as is_weekend,
      exists (select from holidays where dept_code is null and holiday_date = day::date) as is_holiday
    from generate_series($1::date, $2::date, interval '1 day') as day),
  leave_days as materialized (
    select distinct l.usercode, d::date as leave_day from leaves l
    cross join lateral generate_series(l.from_date, l.to_date, interval '1 day') d where l.status = 'Approved'),
  drawn as (
    select s.usercode, s.dept_code, s.timezone, d.day, d.is_weekend, l.leave_day is not null as is_leave,
      d.is_holiday or (s.dept_code, d.day) in (select dept_code, holiday_date from holidays where dept_code is not null) as is_holiday,
      ${chance('a')} as a, ${chance('i')} as i, ${chance('x')} as x, ${chance('o')} < 90 as is_outside
    from staff s join calendar d on s.join_date is null or s.join_date::date <= d.day
    left join leave_days l on l.usercode = s.usercode and l.leave_day = d.day
    offset 0),
  judged as (
    select *, case
        when is_holiday then 'Holiday' when is_weekend then 'Off' when is_leave then 'Leave' when a < 15 then 'Absent'
        when a < 30 then 'Incomplete' when a < 120 then 'Late' when a < 150 then 'Early_Leave' else 'Present' end as result,
      case when a between 30 and 119 then 12 + i % 40 else i % 38 - 28 end as in_after,
      case when a between 120 and 149 then -10 - x % 60 else x % 45 end as out_after
    from drawn offset 0)
  select usercode, dept_code, timezone, day, result, in_after, out_after, is_outside,
    case when result not in ('Leave', 'Holiday', 'Off', 'Absent')
      then (day + time '08:30' + in_after * interval '1 minute') at time zone timezone end as in_at,
    case when result not in ('Leave', 'Holiday', 'Off', 'Absent', 'Incomplete')
      then (day + time '18:00' + out_after * interval '1 minute') at time zone timezone end as out_at
  from judged`

const results = `
  insert into attendance_days (usercode, work_date, dept_code, shift_name, result, in_at, out_at, in_place, in_distance_m,
    is_outside, work_min, late_min, early_min)
  select usercode, day, dept_code, '08:30~18:00', result, in_at, out_at,
    case when in_at is null then null when is_outside then 'customer' else 'office' end,
    case when in_at is null then null when is_outside then 600 + abs(hashtext(usercode || day)) % 4000 else abs(hashtext(usercode || day)) % 90 end,
    in_at is not null and is_outside,
    case when out_at is null then 0 else 510 + out_after - in_after end,
    case when result = 'Late' then in_after else 0 end,
    case when out_at is not null and out_after < 0 then -out_after else 0 end
  from demo_days`

/** The last weeks with their single taps; of older days the result tells enough to look at. */
const checks = `
  insert into attendance_checks (attendance_code, client_uuid, usercode, dept_code, work_date, kind, at_server, at_device,
    lat, lng, accuracy_m, office_code, distance_m, in_radius, place, note, device_id, consent_version, status, authors,
    decided_by, decided_name, decided_date)
  select 'ATT-' || m.dept_code || '-' || to_char(m.day, 'YYMM') || '-' ||
      lpad(row_number() over (partition by m.dept_code, to_char(m.day, 'YYMM') order by at, m.usercode)::text, 5, '0'),
    md5(m.usercode || m.day || kind)::uuid, m.usercode, m.dept_code, m.day, kind, at, at,
    o.lat + case when outside then 0.02 else 0.0004 end * ((abs(hashtext(m.usercode || m.day || kind)) % 100) / 100.0),
    o.lng + case when outside then 0.02 else 0.0004 end * ((abs(hashtext(kind || m.day || m.usercode)) % 100) / 100.0),
    8 + abs(hashtext(m.usercode || kind)) % 30, o.office_code,
    case when outside then 600 + abs(hashtext(m.usercode || m.day)) % 4000 else abs(hashtext(m.usercode || m.day)) % 90 end,
    not outside, case when outside then 'customer' else 'office' end,
    case when outside then 'Langsung ke toko pelanggan' end, 'demo-' || m.usercode, 1,
    case when outside and m.day >= $2::date - 1 then 'Submitted' else 'Approved' end,
    case when outside and m.day >= $2::date - 1 then array[m.usercode] else '{}' end,
    case when outside and m.day < $2::date - 1 then d.bm_user_code end,
    case when outside and m.day < $2::date - 1 then b.username end,
    case when outside and m.day < $2::date - 1 then at + interval '3 hours' end
  from demo_days m
  cross join lateral (values ('in', m.in_at, m.is_outside), ('out', m.out_at, false)) as tap (kind, at, outside)
  join departments d using (dept_code) left join users b on b.usercode = d.bm_user_code
  join lateral (select * from offices where offices.dept_code = m.dept_code and is_active order by office_code limit 1) o on true
  where at is not null and m.day > $2::date - $1::int`

const requests = `
  insert into attendance_requests (request_code, usercode, dept_code, work_date, kind, at, reason, status, authors,
    decided_by, decided_name, decided_date, created_date)
  select 'ATR-' || m.dept_code || '-' || to_char(day, 'YYMM') || '-' ||
      lpad(row_number() over (partition by m.dept_code, to_char(day, 'YYMM') order by day, m.usercode)::text, 5, '0'),
    m.usercode, m.dept_code, day, 'out', (day + time '18:00') at time zone m.timezone, 'Lupa absen pulang',
    case when day > $1::date - 8 then 'Submitted' else 'Rejected' end,
    case when day > $1::date - 8 then array[m.usercode] else '{}' end,
    case when day <= $1::date - 8 then d.bm_user_code end, case when day <= $1::date - 8 then b.username end,
    case when day <= $1::date - 8 then in_at + interval '2 days' end, in_at + interval '1 day'
  from demo_days m join departments d using (dept_code) left join users b on b.usercode = d.bm_user_code
  where result = 'Incomplete'`

/** A number that was given once is never given again. */
const counters = (prefix: string, table: string, column: string) => `
  insert into document_counters (prefix, dept_code, month, last)
  select '${prefix}', dept_code, to_char(work_date, 'YYMM'), count(*) from ${table} where ${column} like '${prefix}-%' group by 1, 2, 3`

/** Branches work by the hours that their days were computed with; a warehouse begins an earlier shift next month. */
const shifts = `
  insert into shifts (shift_code, shift_name, start_time, end_time, grace_min, break_min, workdays) values
    ('OFFICE', '08:30~18:00', '08:30', '18:00', 10, 60, '{1,2,3,4,5}'),
    ('WAREHOUSE', '07:30~16:30', '07:30', '16:30', 10, 60, '{1,2,3,4,5,6}')`
const assignments = `
  insert into shift_assignments (usercode, dept_code, shift_code, from_date)
  select null, dept_code, 'OFFICE', $1::date from departments
  union all select u.usercode, null, 'WAREHOUSE', (date_trunc('month', $2::date) + interval '1 month')::date
    from users u join user_roles r using (usercode) where r.role_code = 'Warehouse' and u.is_active`

const weeksOfTaps = 13

/** Eighteen months of days, with the taps of the last quarter and what waits for a decision. */
export const loadAttendance = async (client: pg.ClientBase, { today, size, say }: AreaContext) => {
  const months = demoMonths(size.customers)
  const first = addDays(today, -Math.round(months * 30.4))
  const last = addDays(today, -1)
  await client.query(days, [first, last])
  await client.query('analyze demo_days')
  let written = 0
  await indexesAfterwards(client, ['attendance_days', 'attendance_checks'], async () => {
    written = (await client.query(results)).rowCount ?? 0
    await client.query(checks, [weeksOfTaps * 7, last])
  })
  await client.query(requests, [last])
  await client.query(shifts)
  await client.query(assignments, [first, today])
  await client.query(counters('ATT', 'attendance_checks', 'attendance_code'))
  await client.query(counters('ATR', 'attendance_requests', 'request_code'))
  await client.query(
    `insert into position_consents (usercode, version, agreed_date)
      select usercode, 1, min(at_server) from attendance_checks group by usercode`,
  )
  say(`demo data: ${written} days of attendance`)
}

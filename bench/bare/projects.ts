import { pool, serveBare } from './http.ts'
import { listOf } from './lists.ts'

const source = `project_logs t join departments d on d.dept_code = t.dept_code join users s on s.usercode = t.salesman_code
  join cities c on c.city_code = t.city_code join provinces p on p.province_code = t.province_code`
const fields = `t.log_code, t.project_code, t.project_name, t.owner_name, t.dept_code, t.salesman_code, t.created_by, t.create_user_name, t.consultant_me, t.contractor_me,
  t.est_order_date::text, t.next_follow_up_date::text, t.last_contact_day::text, t.protection_until::text, t.reviewer_code, t.reviewer_name, t.judge_name, t.winner_code,
  t.salesman_codes, t.authors, t.project_type, t.building_use, t.stage, t.login_status, t.project_status, t.similarity_status, t.requester_task_status, t.login_task_status,
  t.est_total::float8, t.probability, t.lat, t.lng, t.created_date, t.submitted_date, t.review_date, t.closed_date, t.row_version, d.dept_name, s.username as salesman_name,
  c.city_name, p.province_name, (select coalesce(sum(x.capacity), 0) from project_systems x where x.log_code = t.log_code) as capacity`
const list = listOf({ source, fields, key: 't.log_code', sort: 't.created_date' })

/** One reading of what is in view, summed by cell and by status at once. */
const map = async (asked: URLSearchParams) => {
  const [south, west, north, east] = ['south', 'west', 'north', 'east'].map((side) => Number(asked.get(side))) as [
    number,
    number,
    number,
    number,
  ]
  const cell = Math.max(0.000_5, (east - west) / 14)
  const { rows } = await pool.query(
    `with seen as materialized (select lat, lng, est_total, log_code, coalesce(project_status, 'Login') as status,
        (project_status in ('Processing', 'On_Hold') and least(last_contact_day + 45, protection_until) between current_date and current_date + 7) as lapses
      from project_logs where point(lng, lat) <@ box(point($1, $2), point($3, $4)) and login_status in ('Submitted', 'BM_Approving', 'BM_Approved', 'Approved'))
     select floor(lat / $5) as y, floor(lng / $5) as x, status, avg(lat) as lat, avg(lng) as lng, count(*)::int as count, sum(est_total)::float8 as amount,
       (count(*) filter (where lapses))::int as lapsing, min(log_code) as log_code
     from seen group by grouping sets ((1, 2), (status)) order by count(*) desc limit 1020`,
    [west, south, east, north, cell],
  )
  const alone = rows.filter(({ status, count }) => status === null && count === 1).map(({ log_code }) => log_code)
  const pins = await pool.query(`select ${fields} from ${source} where t.log_code = any($1)`, [alone])
  return { clusters: rows, pins: pins.rows }
}

const near = (lat: number, lng: number, metres: number) => {
  const half = metres / 110_000
  return `point(l.lng, l.lat) <@ box(point(${lng - 1.05 * half}, ${lat - half}), point(${lng + 1.05 * half}, ${lat + half}))`
}
const similar = async (asked: URLSearchParams) => {
  const [lat, lng] = [Number(asked.get('lat')), Number(asked.get('lng'))]
  const words = `${asked.get('project_name')} ${asked.get('owner_name')}`.toLowerCase().split(' ')
  const { rows } = await pool.query(
    `with l as materialized (select log_code, dept_code, name_key, owner_key, developer_key, partner_keys, address_key, lat, lng from project_logs
       where search_keys && $1 and login_status not in ('Draft', 'Rejected', 'Withdrawn') and project_status is distinct from 'Cancelled'
         and created_date >= current_date - 1096)
     select l.*, d.dept_name from l join departments d using (dept_code) where ${near(lat, lng, 500_000)}
     order by point(l.lng, l.lat) <-> point(${lng}, ${lat}), l.log_code limit 2000`,
    [words.filter((word) => word.length > 3)],
  )
  return rows
}

/** How every project stood at the end of a week, and what moved in it. */
const week = async (monday: string) => {
  const cut = `($1::date + 7) at time zone 'Asia/Jakarta'`
  const stand = (log: string, at: string) =>
    `(select m.* from project_moves m where m.log_code = ${log} and m.at < ${at} order by m.at desc, m.move_id desc limit 1)`
  const open = `m.login_status = 'Approved' and m.project_status in ('Processing', 'On_Hold', 'Unknown')`
  const sums = await pool.query(
    `select m.dept_code, m.salesman_code, m.stage, count(*)::int as projects, sum(m.amount)::float8 as amount
     from (select distinct on (log_code) * from project_moves where at < ${cut} order by log_code, at desc, move_id desc) m where ${open} group by 1, 2, 3`,
    [monday],
  )
  const due = await pool.query(
    `select m.dept_code, m.salesman_code, count(*)::int as due from project_follow_ups f cross join lateral ${stand('f.log_code', cut)} m
     where f.next_follow_up_date between $1::date and $1::date + 6 and f.created_date < ${cut} and ${open} group by 1, 2`,
    [monday],
  )
  const begin = `$1::date at time zone 'Asia/Jakarta'`
  const moves = await pool.query(
    `select c.log_code, to_jsonb(b) as before, to_jsonb(a) as after from (select distinct log_code from project_moves where at >= ${begin} and at < ${cut}) c
     cross join lateral ${stand('c.log_code', cut)} a left join lateral ${stand('c.log_code', begin)} b on true`,
    [monday],
  )
  return [sums.rows, due.rows, moves.rows.length]
}
const before = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

const answer = async (path: string, asked: URLSearchParams): Promise<unknown> => {
  if (path.endsWith('/similar')) return similar(asked)
  if (path.endsWith('/project-map')) return map(asked)
  if (path.includes('weekly')) {
    const monday = asked.get('week') ?? ''
    return [await week(monday), await week(before(monday, 7)), await week(before(monday, 14))]
  }
  if (asked.get('dept_code')) return list('t.dept_code = $1', [asked.get('dept_code')])
  const words = asked.get('search')?.split(' ') ?? []
  const found = (n: number) =>
    ['project_name', 'log_code', 'project_code', 'owner_name'].map((column) => `t.${column} ~* $${n}`).join(' or ')
  if (words.length)
    return list(
      words.map((_, n) => `(${found(n + 1)})`).join(' and '),
      words.map((word) => `(^|[ -])${word}`),
    )
  return list('true')
}

serveBare(async ({ path, asked }) => ({ code: '200', data: await answer(path, asked) }))

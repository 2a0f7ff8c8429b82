import { pool, serveBare } from './http.ts'

const people = `users u join departments d on d.dept_code = u.department`
const page = async (where: string, values: unknown[]) => {
  await pool.query(`select count(*) from (select 1 from ${people} where ${where} limit 10001) probe`, values)
  const { rows } = await pool.query(
    `select u.usercode, u.username, u.title, u.department as dept_code, d.dept_name from ${people} where ${where} order by u.username, u.usercode limit 20`,
    values,
  )
  return rows
}
/** One after the other, as in a transaction. */
const each = async (values: unknown[], ...statements: string[]) => {
  const found = []
  for (const statement of statements) found.push((await pool.query(statement, values)).rows)
  return found
}

const month = async (from: string) => {
  const values = [from]
  const rows = await page(
    `exists (select from attendance_days a where a.usercode = u.usercode and a.work_date between $1::date and $1::date + interval '1 month' - interval '1 day')`,
    values,
  )
  const codes = rows.map(({ usercode }) => usercode)
  const days = await pool.query(
    `select usercode, work_date::text, result, late_min, is_outside, risk, work_min, overtime_min from attendance_days
     where usercode = any($2) and work_date between $1::date and $1::date + interval '1 month' - interval '1 day' order by usercode, work_date`,
    [...values, codes],
  )
  const byUser = Map.groupBy(days.rows, ({ usercode }) => usercode)
  return rows.map((row) => ({ ...row, days: byUser.get(row.usercode) }))
}

const within = '$1::date and $2::date'
/** The people of a page, all their figures of the period in one reading of each table, and what they did day by day. */
const report = async (from: string, to: string) => {
  const values = [from, to]
  const rows = await page(
    `(exists (select from visits t where t.usercode = u.usercode and t.visit_date between ${within})
      or exists (select from visit_plans p where p.usercode = u.usercode and p.plan_date between ${within}))`,
    values,
  )
  const asked = [...values, rows.map(({ usercode }) => usercode)]
  const figures = await each(
    asked,
    `select usercode, count(*) filter (where status = 'Approved')::int as done, count(*) filter (where status = 'Approved' and not is_planned)::int as unplanned,
         count(*) filter (where status = 'Approved' and is_planned)::int as hits, round(avg(minutes) filter (where status = 'Approved'))::int as average_min,
         coalesce(round((sum(km) * 1.4)::numeric, 1), 0)::float8 as km
       from (select usercode, status, is_planned, minutes, 111.32 * sqrt(power(in_lat - lag(in_lat) over day, 2)
           + power(cos(radians(in_lat)) * (in_lng - lag(in_lng) over day), 2)) as km
         from visits where usercode = any($3) and visit_date between ${within} and status <> 'Deleted' window day as (partition by usercode, visit_date order by in_at)) legs
       group by 1`,
    `select p.usercode, count(*)::int as planned from visit_plans p join visit_stops s using (plan_id) where p.usercode = any($3) and p.plan_date between ${within} group by 1`,
    `select o.created_by, count(*)::int, sum(o.total_amount)::float8 from sales_orders o where o.created_by = any($3) and o.status not in ('Deleted', 'Rejected')
         and o.created_date >= $1::date - 1 and o.created_date < $2::date + 2 and exists (select from visits t where t.usercode = o.created_by
           and t.customer_code = o.customer_code and t.status <> 'Deleted' and t.in_at <= o.created_date and t.in_at > o.created_date - interval '12 hours'
           and t.visit_date between ${within}) group by 1`,
    `select t.usercode, sum(c.amount)::float8 from visits t join visit_collections c using (visit_code)
       where t.usercode = any($3) and t.visit_date between ${within} and c.status <> 'Rejected' group by 1`,
  )
  return [rows, figures, await daysOf(`and usercode = any($3)`, asked, 'usercode, ')]
}

const daysOf = async (more: string, values: unknown[], by = '') =>
  (
    await pool.query(
      `select ${by}date::text, sum(planned)::int as planned, sum(done)::int as done, sum(unplanned)::int as unplanned from (
         select ${by}plan_date as date, count(*) as planned, 0 as done, 0 as unplanned from visit_plans join visit_stops using (plan_id)
           where plan_date between ${within} ${more} group by ${by}plan_date
         union all select ${by}visit_date, 0, count(*) filter (where is_planned), count(*) filter (where not is_planned) from visits
           where visit_date between ${within} and status = 'Approved' ${more} group by ${by}visit_date) d group by ${by}date order by ${by}date`,
      values,
    )
  ).rows

const summary = async (from: string, to: string) => {
  const values = [from, to]
  const sums = await each(
    values,
    `select round(avg(minutes))::int as minutes from visits where visit_date between ${within} and status = 'Approved'`,
    `select sum(o.total_amount)::float8 from sales_orders o where o.status not in ('Deleted', 'Rejected') and o.created_date >= $1::date - 1
         and o.created_date < $2::date + 2 and exists (select from visits t where t.usercode = o.created_by and t.customer_code = o.customer_code
           and t.status <> 'Deleted' and t.in_at <= o.created_date and t.in_at > o.created_date - interval '12 hours' and t.visit_date between ${within})`,
    `select sum(c.amount)::float8 from visit_collections c join visits t using (visit_code) where t.visit_date between ${within} and c.status <> 'Rejected' and t.status = 'Approved'`,
    `select shop_class, count(*)::int, count(*) filter (where shop_code in (select shop_code from visits where visit_date between ${within} and status = 'Approved'))::int
       from shops where is_open = 'Y' group by 1`,
  )
  return [await daysOf('', values), sums]
}

serveBare(async ({ path, asked }) => {
  const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '']
  if (path.endsWith('/summary')) return { code: '200', data: await summary(from, to) }
  if (path.startsWith('/api/visit-customer-report')) return { code: '200', data: await report(from, to) }
  return { code: '200', data: await month(`${asked.get('month')}-01`) }
})

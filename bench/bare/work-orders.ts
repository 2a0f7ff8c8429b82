import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/** The limit: node:http and pg with the same SQL and the same session check, and nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c timezone=UTC' })
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`)

const cap = 10_000
const source = `work_orders w join service_centres c on c.asc_code = w.asc_code join departments d on d.dept_code = w.dept_code
  left join technicians t on t.technician_code = w.technician_code`
const fields = `w.work_order_number, w.ticket_number, w.asc_code, c.asc_name, w.dept_code, d.dept_name, w.technician_code, t.technician_name, w.customer_name,
  left(w.customer_phone, 3) || '••••' || right(w.customer_phone, 3) as customer_phone, w.area_name, w.scheduled_date::text, w.slot, w.unit_name, w.unit_count,
  w.visit_count, w.service_type, w.priority, w.warranty, w.service_status, w.survey_status, w.complaint_status, w.cost_status, w.invoice_status,
  w.cost_amount::float8, w.reimbursement_code, w.is_waiting_part, w.sla_due, w.status_date, w.created_date, w.row_version`

const list = async (where: string, values: unknown[]) => {
  const probe = await pool.query(
    `select count(*) as n from (select 1 from ${source} where ${where} limit ${cap + 1}) probe`,
    values,
  )
  const many = probe.rows[0].n > cap
  const ids = many
    ? `(select w.work_order_number from ${source} where ${where} order by w.created_date desc, w.work_order_number desc limit 21)`
    : `(with found as materialized (select w.work_order_number as k, w.created_date as s from ${source} where ${where}) select k from found order by s desc, k desc limit 20)`
  const { rows } = await pool.query(
    `select ${fields} from ${source} where w.work_order_number in ${ids} order by w.created_date desc, w.work_order_number desc`,
    values,
  )
  return { code: '200', data: rows.slice(0, 20), total: Math.min(probe.rows[0].n, cap) }
}

const groups: Record<string, string> = {
  All: 'true',
  Today: `scheduled_date = (now() at time zone 'Asia/Jakarta')::date and service_status in ('Scheduled','Re_Scheduled','Visited','Re_Visited','Servicing','Evaluate_Support')`,
  New: `service_status in ('Service_Dispatched','Rejected')`,
  To_Schedule: `service_status in ('Accepted','Start_to_Process','Rejected_ASS','Reject_to_Cancel')`,
  Scheduled: `service_status in ('Scheduled','Re_Scheduled')`,
  On_Site: `service_status in ('Visited','Re_Visited','Servicing','Evaluate_Support')`,
  Waiting_Part: 'is_waiting_part',
  Support: `service_status in ('Requiring_Support','Dispatch_Support_to_Technician','Support_Proof')`,
  To_Confirm: `service_status in ('Finished')`,
  SN_Invalid: `service_status in ('Finished_SN_Invalid')`,
  Survey: `service_status in ('Confirmed_ASS','CallCenter_Survery')`,
  Complaints: `complaint_status in ('Complained','Complain_Not_Solve')`,
  To_Cancel: `service_status in ('Require_to_Cancel')`,
  Confirmed: `service_status in ('Confirmed','Confirmed_Automatic')`,
  Cancelled: `service_status in ('Cancelled')`,
}
const counts = Object.entries(groups).map(
  ([tab, where]) =>
    `(select count(*)::int from (select 1 from work_orders where ${where} limit ${cap + 1}) probe) as "${tab}"`,
)
const tabs = async () => {
  const { rows } = await pool.query(`select ${counts.join(', ')}`)
  return { code: '200', data: Object.entries(rows[0]).map(([tab, total]) => ({ tab, total })) }
}

const job = `work_order_number, customer_name, area_name, technician_code, service_type, priority, service_status, scheduled_date::text, slot, unit_count, sla_due, row_version`
const planned = `select *, false as is_waiting from work_orders where asc_code = $1 and scheduled_date between $2 and $2::date + 6
  and service_status not in ('Cancelled','Rejected')`
const waits = `select *, true from work_orders where asc_code = $1 and service_status in ('Accepted','Start_to_Process','Rejected_ASS','Reject_to_Cancel')
  order by sla_due nulls last, work_order_number limit 100`
const jobs = `select ${job}, is_waiting from ((${planned}) union all (${waits})) work_orders order by is_waiting,
  case when is_waiting then null else scheduled_date end, case when is_waiting then null else slot end,
  case when is_waiting then sla_due end nulls last, work_order_number`
const centre = `select d.timezone,
    (select coalesce(json_object_agg(holiday_date, holiday_name), '{}') from holidays h
      where holiday_date between least($2::date, current_date - 1) and $2::date + 6 and (h.dept_code is null or h.dept_code = c.dept_code)) as holidays,
    (select coalesce(json_agg(p), '[]') from (select technician_code, technician_name, status, max_jobs_day, work_days from technicians
      where asc_code = $1 and status <> 'Off' order by technician_name, technician_code) p) as people
  from service_centres c join departments d on d.dept_code = c.dept_code where c.asc_code = $1`
const board = async (asc_code: string, from: string) => {
  const [its, found] = await Promise.all([pool.query(centre, [asc_code, from]), pool.query(jobs, [asc_code, from])])
  const is = (waiting: boolean) => found.rows.filter(({ is_waiting }) => is_waiting === waiting)
  return { code: '200', data: { technicians: its.rows[0].people, jobs: is(false), waiting: is(true) } }
}

const session = {
  name: 'session',
  text: `select s.usercode, u.is_active, u.viewer_version, least(s.expires_date, s.ends_date) <= now() as is_expired from sessions s join users u on u.usercode = s.usercode where s.session_hash = $1`,
}

const answer = async (request: IncomingMessage) => {
  const url = new URL(request.url ?? '', 'http://bare')
  const token = /sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const found = await pool.query({ ...session, values: [hash] })
  if (!found.rows[0]?.is_active) return { code: '401' }
  const { searchParams: asked, pathname } = url
  if (pathname.endsWith('/status-tab')) return tabs()
  if (pathname.endsWith('/board')) return board(asked.get('asc_code') ?? '', asked.get('from') ?? '')
  const tab = asked.get('tab')
  if (tab) return list(`w.${groups[tab]}`, [])
  const asc = asked.get('asc_code')
  return asc ? list('w.asc_code = $1', [asc]) : list('true', [])
}

createServer((request, reply) => {
  void answer(request).then((body) => {
    reply.setHeader('content-type', 'application/json; charset=utf-8')
    reply.end(JSON.stringify(body))
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))

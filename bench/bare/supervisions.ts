import { activeStatuses } from '../../packages/domain/src/supervision/supervision-gates.ts'
import { tabStatuses, usualDays } from '../../packages/domain/src/supervision/supervision-lists.ts'
import { pool, serveBare } from './http.ts'
import { listOf } from './lists.ts'

const missing = `case when t.supervision_status in ('Coordinator_Received', 'Technical_Training_Finished') and t.points_answered > 0 then (
  select count(*)::int from inspection_points p join inspection_checkpoints k on k.checkpoint_code = p.checkpoint_code
  where p.supervision_code = t.supervision_code and p.result <> 'NA' and k.photo_min > (select count(*) from inspection_answers a join attachments f on f.module_code = a.client_uuid
    where a.supervision_code = p.supervision_code and a.checkpoint_code = p.checkpoint_code and f.module_name = 'Supervision_Answer' and f.kind = 'photo' and f.deleted_date is null)) else 0 end`
const list = listOf({
  source: `supervisions t join departments d on d.dept_code = t.dept_code join departments s on s.dept_code = t.service_dept_code join cities c on c.city_code = t.city_code`,
  fields: `t.supervision_code, t.log_code, t.project_code, t.project_name, t.dept_code, t.service_dept_code, t.branch_scope, t.installer_code, t.installer_name, t.category_name,
    t.created_by, t.create_user_name, t.salesman_code, t.coordinator_code, t.coordinator_name, t.certification_no, t.waiver_reason, t.level, t.skipped_steps, t.capacity_hp,
    t.unit_count, t.supervision_status, t.pause_status, t.card_status, t.points_total, t.points_answered, ${missing} as photos_missing, t.problems_found, t.open_problems,
    t.open_letters, t.devices_arrived, t.next_visit::text, t.planned_end::text, t.first_schedule_date, t.status_since, t.create_date, t.authors, t.row_version, d.dept_name,
    s.dept_name as service_dept_name, c.city_name`,
  key: 't.supervision_code',
  sort: 't.create_date',
})
const cards = listOf({
  source: 'warranty_cards t join departments d on d.dept_code = t.dept_code',
  fields: `t.card_key, t.card_code, t.version, t.supervision_code, t.project_name, t.receiver, t.dept_code, d.dept_name, t.status, t.is_superseded, t.item_count, t.unexplained,
    exists (select from supervisions s where s.supervision_code = t.supervision_code and s.supervision_status in ('Usage_Training_Finished', 'Finish_Project_Finished')) as is_handed_over,
    t.first_end_date::text, t.issued_date, t.signed_date, t.sign_method, t.signed_by, t.created_date, t.authors, t.row_version`,
  key: 't.card_key',
  sort: 't.created_date',
})
const running = `(pause_status is null or pause_status <> 'Paused')`
const among = (statuses: readonly string[]) => `supervision_status in (${statuses.map((one) => `'${one}'`).join(', ')})`
const overdue = `${running} and ${among(activeStatuses)} and status_since < now() - make_interval(days => case supervision_status
  ${Object.entries(usualDays)
    .map(([status, days]) => `when '${status}' then ${days}`)
    .join(' ')} else 3650 end)`
const tabs = Object.entries(tabStatuses).map(
  ([tab, statuses]) => `(count(*) filter (where ${among(statuses ?? [])} and ${running}))::int as "${tab}"`,
)

const sheet = async (code: string) => {
  const [points, answers, problems] = [
    await pool.query(
      `select c.*, p.result, p.is_disputed, p.first_result, (select count(*)::int from inspection_answers a join attachments f on f.module_code = a.client_uuid
         where a.supervision_code = $1 and a.checkpoint_code = c.checkpoint_code and f.module_name = 'Supervision_Answer' and f.kind = 'photo') as photos_arrived
       from inspection_checkpoints c left join inspection_points p on p.checkpoint_code = c.checkpoint_code and p.supervision_code = $1
       where c.is_active and c.levels @> array[(select level from supervisions where supervision_code = $1)] order by c.seq`,
      [code],
    ),
    await pool.query('select * from inspection_answers where supervision_code = $1 order by answer_id desc', [code]),
    await pool.query('select * from inspection_problems where supervision_code = $1 order by problem_no', [code]),
  ]
  return { points: points.rows, answers: answers.rows, problems: problems.rows }
}

const kpis = async () => {
  const chosen = `s as materialized (select supervision_code, installer_code, installer_name, capacity_hp, problems_found, supervision_status, planned_end, finished_date
    from supervisions where create_date >= current_date - 365)`
  const totals =
    await pool.query(`with ${chosen}, p as (select count(*) filter (where first_result = 'Pass') as passed, count(*) as judged
    from inspection_points join s using (supervision_code) where first_result <> 'NA')
    select count(*)::int, sum(problems_found)::int, sum(capacity_hp), (select passed from p), (select judged from p) from s`)
  const steps =
    await pool.query(`with ${chosen}, d as (select step, at, lag(at) over (partition by supervision_code order by at, trace_id) as before
    from supervision_traces join s using (supervision_code))
    select step, avg(extract(epoch from at - before)) / 86400, count(*)::int from d where before is not null group by step`)
  const installers =
    await pool.query(`with ${chosen}, f as (select s.installer_code, p.checkpoint_code, count(*) as problems, count(distinct p.supervision_code) as sites
      from inspection_problems p join s using (supervision_code) where p.checkpoint_code is not null group by 1, 2),
    r as (select installer_code, sum(problems)::int as repeated from f where sites > 1 group by 1),
    q as (select s.installer_code, count(*) filter (where first_result = 'Pass') as passed, count(*) as judged from inspection_points join s using (supervision_code)
      where first_result <> 'NA' group by 1)
    select s.installer_code, min(s.installer_name), count(*)::int as projects, sum(s.problems_found)::int as problems, min(r.repeated) as repeated, min(q.passed), min(q.judged)
    from s left join r using (installer_code) left join q using (installer_code) group by 1 order by repeated desc nulls last, problems desc limit 30`)
  return [totals.rows, steps.rows, installers.rows]
}

const answer = async (path: string, asked: URLSearchParams): Promise<unknown> => {
  if (path.endsWith('/status-tab'))
    return (await pool.query(`select count(*)::int as "all", ${tabs.join(', ')} from supervisions`)).rows[0]
  if (path.endsWith('/checkpoints')) return sheet(asked.get('supervision_code') ?? '')
  if (path.includes('kpi')) return kpis()
  if (path.endsWith('/warranty-card')) return cards('true')
  const tab = asked.get('tab') as keyof typeof tabStatuses | null
  if (tab) return list(`t.${among(tabStatuses[tab] ?? [])} and (t.pause_status is null or t.pause_status <> 'Paused')`)
  if (asked.get('is_overdue')) return list(overdue)
  if (asked.get('search'))
    return list('(t.project_name ilike $1 or t.supervision_code ilike $1 or t.installer_name ilike $1)', [
      `%${asked.get('search')}%`,
    ])
  return list('true')
}

serveBare(async ({ path, asked }) => ({ code: '200', data: await answer(path, asked) }))

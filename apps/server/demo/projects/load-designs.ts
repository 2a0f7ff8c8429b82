import { designScopes, usualHoursOf } from '@sejuk/domain/projects/design-tasks'
import type { DesignTaskStatus } from '@sejuk/domain/projects/project-statuses'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { designTasks, designTaskVersions } from '../../src/db/tables/projects/design-tasks.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { chance, pick, weightedPick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

const perCustomer = 0.03
const zone = 'Asia/Jakarta'
const briefs = [
  'Load calculation of all floors, selection with two alternatives',
  'Layout of outdoor units on the roof, keep 1.2 m to the parapet',
  'Ducting of the lobby, ceiling height 2.6 m',
  'BOQ for the tender, pipes by riser',
  'Piping from roof to floor 4, shaft is given in the drawing',
]
const notes = ['First version', 'Outdoor units moved to the west side', 'Duct under the beam', 'Quantities corrected']
const reasons = ['The duct crosses a beam', 'Load of the lobby is missing', 'Wrong series chosen']

const ends = weightedPick<{ status: DesignTaskStatus; weight: number }>(
  [
    { status: 'Audited_By_Manager', weight: 86 },
    { status: 'Draft', weight: 1 },
    { status: 'Submitted', weight: 2 },
    { status: 'Accepted_By_Designer', weight: 3 },
    { status: 'Rejected_By_Designer', weight: 1 },
    { status: 'Start_To_Design', weight: 3 },
    { status: 'Uploaded_By_Designer', weight: 1 },
    { status: 'Submitted_To_SPV', weight: 1 },
    { status: 'Approved_By_SPV', weight: 1 },
    { status: 'Rejected_By_SPV', weight: 1 },
    { status: 'Approved_By_Manager', weight: 1 },
    { status: 'Rejected_By_Manager', weight: 0.5 },
  ],
  ({ weight }) => weight,
)
const untaken: readonly DesignTaskStatus[] = ['Draft', 'Submitted', 'Rejected_By_Designer']
const unversioned: readonly DesignTaskStatus[] = [...untaken, 'Accepted_By_Designer', 'Start_To_Design']

type Log = { log_code: string; dept_code: string; salesman_code: string; approved: string; is_running: boolean }
type Person = { usercode: string; username: string; department: string }
type Task = typeof designTasks.$inferInsert
type Version = typeof designTaskVersions.$inferInsert

/** Designs of approved projects: most are released, some are on the board this week, a few are late. */
export const loadDesigns = async (client: pg.ClientBase, { random, today, size, say }: AreaContext) => {
  const wanted = Math.round(size.customers * perCustomer)
  const { rows: logs } = await client.query<Log>(
    `select log_code, dept_code, salesman_code, (approved_date at time zone 'Asia/Jakarta')::date::text as approved,
        project_status in ('Processing', 'On_Hold', 'Paused') as is_running
      from project_logs where login_status = 'Approved' order by (dept_code <> '705'), md5(log_code) limit $1`,
    [wanted],
  )
  const { rows: designers } = await client.query<Person>(
    `select distinct u.usercode, u.username, u.department from users u join user_roles r using (usercode)
      where r.role_code = 'Designer' and u.is_active order by 1`,
  )
  const { rows: checkers } = await client.query<Person>(
    `select distinct u.usercode, u.username, u.department from users u join user_roles r using (usercode)
      where r.role_code = 'SPV' order by 1 limit 1`,
  )
  if (designers.length === 0) return
  const counters = new Map<string, number>()
  const tasks: Task[] = []
  const versions: Version[] = []
  for (const log of logs) {
    const status = log.is_running ? ends(random).status : 'Audited_By_Manager'
    const isOpen = status !== 'Audited_By_Manager'
    const created = workday(isOpen ? addDays(today, -whole(random, 2, 9)) : addDays(log.approved, whole(random, 2, 12)))
    if (created > today || created < log.approved) continue
    const key = `${log.dept_code}/${created.slice(2, 4)}${created.slice(5, 7)}`
    const n = (counters.get(key) ?? 0) + 1
    counters.set(key, n)
    const [dept, month] = key.split('/')
    const scopes = designScopes.filter(() => chance(random, 0.28))
    if (scopes.length === 0) scopes.push(pick(random, designScopes))
    const design_task_code = `DSG-${dept}-${month}-${String(n).padStart(5, '0')}`
    const near = designers.filter(({ department }) => department === log.dept_code)
    const designer = untaken.includes(status) ? undefined : pick(random, near.length > 0 ? near : designers)
    const est_hours = usualHoursOf(scopes)
    const needed_by = isOpen
      ? workday(addDays(today, whole(random, -3, 10)))
      : workday(addDays(created, whole(random, 5, 14)))
    const last = unversioned.includes(status) ? 0 : whole(random, 1, chance(random, 0.35) ? 3 : 1)
    const released = isOpen
      ? null
      : workday(addDays(needed_by, chance(random, 0.86) ? -whole(random, 0, 3) : whole(random, 1, 4)))
    if (released && released > today) continue
    let spent_hours = 0
    for (let version_no = 1; version_no <= last; version_no++) {
      const hours = version_no === 1 ? Math.max(1, Math.round(est_hours * 0.9)) : whole(random, 1, 4)
      spent_hours += hours
      const isBack = version_no < last || status === 'Rejected_By_SPV' || status === 'Rejected_By_Manager'
      versions.push({
        ...{ design_task_code, version_no, notes: notes[version_no - 1] ?? 'Corrected', spent_hours: hours },
        ...{ uploaded_by: designer?.usercode ?? '', uploaded_by_name: designer?.username ?? '' },
        uploaded_date: officeMoment(workday(addDays(created, version_no)), zone, random()),
        decided_by_name: isBack ? (checkers[0]?.username ?? null) : null,
        reject_reason: isBack ? pick(random, reasons) : null,
        released_date: released && version_no === last ? officeMoment(released, zone, 0.7) : null,
      })
    }
    const isDrawn = status === 'Start_To_Design'
    tasks.push({
      ...{ design_task_code, log_code: log.log_code, requester_task_status: status, needed_by, scopes, est_hours },
      ...{
        requester_code: log.salesman_code,
        created_by: log.salesman_code,
        designer_code: designer?.usercode ?? null,
      },
      ...{
        priority: pick(random, ['normal', 'normal', 'normal', 'high', 'urgent'] as const),
        brief: pick(random, briefs),
      },
      ...{ spent_hours, version: isDrawn ? 1 : last, released_version: isOpen ? null : last },
      reject_reason:
        status === 'Rejected_By_Designer' || status === 'Rejected_By_SPV' || status === 'Rejected_By_Manager'
          ? pick(random, reasons)
          : null,
      submitted_date: status === 'Draft' ? null : officeMoment(created, zone, 0.4),
      released_date: released ? officeMoment(released, zone, 0.7) : null,
      authors: isOpen ? [log.salesman_code, ...(designer ? [designer.usercode] : [])] : [],
      created_date: officeMoment(created, zone, 0.3),
    })
  }
  await insertRows(client, designTasks, tasks)
  await insertRows(client, designTaskVersions, versions)
  await client.query(
    `update project_logs l set requester_task_status = t.requester_task_status, login_task_status = t.requester_task_status
      from design_tasks t where t.log_code = l.log_code`,
  )
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last) select 'DSG', * from unnest($1::text[], $2::text[], $3::int[])
      on conflict (prefix, dept_code, month) do update set last = excluded.last`,
    [...[0, 1].map((n) => [...counters.keys()].map((key) => key.split('/')[n])), [...counters.values()]],
  )
  say(`demo data: ${tasks.length} design tasks, ${versions.length} versions`)
}

import { branchScopeOf } from '@sejuk/domain/projects/project-statuses'
import type { ReplacementStatus } from '@sejuk/domain/projects/salesman-replacements'
import { addDays } from '@sejuk/domain/values/dates'
import type pg from 'pg'
import { salesmanReplacements } from '../../src/db/tables/projects/salesman-replacements.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { officeMoment, workday } from '../makers/office-hours.ts'
import { pick, whole } from '../makers/random.ts'
import type { AreaContext } from '../part.ts'

type Log = { log_code: string; dept_code: string; salesman_code: string }
type Person = { usercode: string; username: string; department: string }

const zone = 'Asia/Jakarta'
/** One in so many running projects changes hands. */
const oneIn = 40
const lives: readonly ReplacementStatus[] = ['Submitted', 'Applied', 'Approved', 'Submitted', 'Rejected']
const reasons = [
  'Moves to another branch',
  'The owner wishes somebody who lives nearby',
  'Too many projects in one hand',
  'Long leave',
] as const

/** Every second one between two branches, in every status. What is applied names the salesperson of today as the new one. */
export const loadReplacements = async (client: pg.ClientBase, { random, today, say }: AreaContext) => {
  const { rows: logs } = await client.query<Log>(
    `select log_code, dept_code, salesman_code from (select log_code, dept_code, salesman_code, row_number() over (order by log_code) as n
      from project_logs where project_status = 'Processing') l where n % $1 = 0 order by log_code`,
    [oneIn],
  )
  const { rows: people } = await client.query<Person & { role_code: string }>(
    `select distinct u.usercode, u.username, u.department, r.role_code from users u join user_roles r using (usercode)
      where r.role_code in ('Salesman', 'Branch-Manager', 'Project-HO') order by 1`,
  )
  const of = (role: string) => people.filter(({ role_code }) => role_code === role)
  const [sellers, managers] = [of('Salesman'), of('Branch-Manager')]
  const [office] = of('Project-HO')
  if (!office || managers.length === 0) return
  const month = today.slice(2, 4) + today.slice(5, 7)
  const counters = new Map<string, number>()
  const rows: (typeof salesmanReplacements.$inferInsert)[] = []
  for (const [n, log] of logs.entries()) {
    const isCross = n % 2 === 0
    const others = sellers.filter(
      ({ usercode, department }) =>
        usercode !== log.salesman_code && (department === log.dept_code) !== isCross && department !== '',
    )
    // Within a branch nobody else is asked.
    const status = isCross ? (lives[(n / 2) % lives.length] ?? 'Submitted') : 'Applied'
    if (others.length === 0) continue
    const other = pick(random, others)
    const isApplied = status === 'Applied'
    const [from_dept, to_dept] = isApplied ? [other.department, log.dept_code] : [log.dept_code, other.department]
    const managerOf = (dept_code: string) =>
      (managers.find(({ department }) => department === dept_code) ?? office).usercode
    const asked = workday(addDays(today, -whole(random, isApplied ? 20 : 2, isApplied ? 40 : 9)))
    const count = (counters.get(log.dept_code) ?? 0) + 1
    counters.set(log.dept_code, count)
    const isAgreed = isApplied || status === 'Approved'
    rows.push({
      replacement_code: `RPS-${log.dept_code}-${month}-${String(count).padStart(5, '0')}`,
      ...{ log_code: log.log_code, status, scope: branchScopeOf(from_dept, to_dept), from_dept, to_dept },
      from_salesman: isApplied ? other.usercode : log.salesman_code,
      to_salesman: isApplied ? log.salesman_code : other.usercode,
      effective_date: addDays(asked, isApplied ? 5 : 14),
      kept_percent: isApplied ? 0 : whole(random, 0, 4) * 10,
      reason: pick(random, reasons),
      reject_reason: status === 'Rejected' ? 'The customer asked for the same salesperson' : null,
      from_approved_by: isAgreed ? managerOf(from_dept) : null,
      to_approved_by: isAgreed ? managerOf(to_dept) : null,
      applied_date: isApplied ? officeMoment(workday(addDays(asked, 5)), zone, 0.1) : null,
      ...{ created_by: office.usercode, create_user_name: office.username },
      created_date: officeMoment(asked, zone, random()),
    })
  }
  await insertRows(client, salesmanReplacements, rows)
  await client.query(
    `insert into document_counters (prefix, dept_code, month, last) select 'RPS', dept, $3, last from unnest($1::text[], $2::int[]) c (dept, last)
      on conflict (prefix, dept_code, month) do update set last = excluded.last`,
    [[...counters.keys()], [...counters.values()], month],
  )
  say(`demo data: ${rows.length} replacements of salespeople`)
}

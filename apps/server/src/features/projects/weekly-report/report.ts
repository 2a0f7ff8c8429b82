import type { Parsed } from '@sejuk/contract/endpoint'
import type * as contract from '@sejuk/contract/projects/weekly-report'
import { because } from '@sejuk/domain/messages'
import {
  bridgeOf,
  cutOf,
  figuresOf,
  funnelOf,
  mondayOf,
  seenWeek,
  weekNumber,
} from '@sejuk/domain/projects/weekly-report'
import { addDays } from '@sejuk/domain/values/dates'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { departments } from '../../../db/tables/masters/departments.ts'
import { users } from '../../../db/tables/platform/users.ts'
import { projectLogs } from '../../../db/tables/projects/project-logs.ts'
import { projectWeekComments as comments } from '../../../db/tables/projects/project-weeks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { isOver } from './freeze.ts'
import { type KnownMove, readWeeks } from './weeks.ts'

/** The viewer's scope, by the branch and the salesperson that a project had at the time. */
const scopeOf = (viewer: Viewer) => {
  const { view_data, department, departmentlist, usercode } = viewer
  return (dept_code: string, salesman_code: string) => {
    if (view_data === 'View_Data_All_Branches') return true
    if (view_data === 'View_Data_Multi_Branch') return departmentlist.includes(dept_code)
    if (view_data === 'View_Data_My_Branch') return dept_code === department
    return view_data === 'View_Data_Salesman' && salesman_code === usercode
  }
}

const shownMoves = 200
const mostReasons = 3
const quarter = 13
const firstWeek = '2015-01-05'

const sizeOf = ({ amount, before_amount }: KnownMove) => Math.abs(amount - before_amount)

/** Lost in the last 13 weeks, by the brand that won. */
const lostInQuarter = async (db: Db, monday: string, sees: (dept: string, salesman: string) => boolean) => {
  const { rows } = await db.execute<{ brand: string; dept_code: string; salesman_code: string; amount: number }>(sql`
    select coalesce(m.brand, '-') as brand, m.dept_code, m.salesman_code, m.amount::float8 as amount from project_moves m
    where m.at >= ${cutOf(addDays(monday, -7 * (quarter - 1)))} and m.at < ${cutOf(addDays(monday, 7))} and m.project_status = 'Failed'
      and (select p.project_status from project_moves p where p.log_code = m.log_code and (p.at, p.move_id) < (m.at, m.move_id)
        order by p.at desc, p.move_id desc limit 1) is distinct from 'Failed'`)
  return rows.filter((row) => sees(row.dept_code, row.salesman_code))
}

const namesOf = async (db: Db, depts: readonly string[], people: readonly string[], logs: readonly string[]) => {
  const found = {
    depts: depts.length
      ? await db
          .select()
          .from(departments)
          .where(inArray(departments.dept_code, [...depts]))
      : [],
    people: people.length
      ? await db
          .select({ usercode: users.usercode, username: users.username })
          .from(users)
          .where(inArray(users.usercode, [...people]))
      : [],
    logs: logs.length
      ? await db
          .select({ log_code: projectLogs.log_code, project_name: projectLogs.project_name })
          .from(projectLogs)
          .where(inArray(projectLogs.log_code, [...logs]))
      : [],
  }
  const dept = new Map(found.depts.map(({ dept_code, dept_name }) => [dept_code, dept_name]))
  const person = new Map(found.people.map(({ usercode, username }) => [usercode, username]))
  const log = new Map(found.logs.map(({ log_code, project_name }) => [log_code, project_name]))
  return {
    dept: (code: string | null) => dept.get(code ?? '') ?? code ?? '-',
    person: (code: string | null) => person.get(code ?? '') ?? code ?? '-',
    log: (code: string) => log.get(code) ?? code,
  }
}

type Asked = { db: Db; viewer: Viewer; input: Parsed<typeof contract.weeklyReport>; today?: string }

export const reportOf = async ({
  db,
  viewer,
  input,
  today = companyToday(),
}: Asked): Promise<contract.WeeklyReport> => {
  const running = mondayOf(today)
  const monday = input.week ? mondayOf(input.week) : addDays(running, -7)
  if (monday > running || monday < firstWeek) refuseField('week', because('week-not-there'))
  const own = scopeOf(viewer)
  const ofBranch = (dept_code: string, usercode: string) =>
    own(dept_code, usercode) && (input.dept_code.length === 0 || input.dept_code.includes(dept_code))
  const sees = (dept_code: string, salesman_code: string) =>
    ofBranch(dept_code, salesman_code) && (!input.salesman_code || input.salesman_code === salesman_code)
  const [read, readLast, readOlder] = await readWeeks(db, monday)
  const [week, last, older] = [seenWeek(read, sees), seenWeek(readLast, sees), seenWeek(readOlder, sees)]
  const ownerOf = (move: KnownMove) => ({
    dept_code: move.dept_code ?? move.before_dept ?? '',
    salesman_code: move.salesman_code ?? move.before_salesman ?? '',
  })
  const all = [...week.sums, ...last.sums, ...week.due, ...week.moves.map(ownerOf)]
  const depts = [...new Set(all.map(({ dept_code }) => dept_code))].toSorted()
  const people = [...new Map(all.map((one) => [`${one.dept_code}/${one.salesman_code}`, one])).values()]
  const moves = week.moves.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, shownMoves)
  const names = await namesOf(
    db,
    depts,
    [...new Set(people.map(({ salesman_code }) => salesman_code))],
    moves.map(({ log_code }) => log_code),
  )
  const partOf = (isIn: (dept: string, salesman: string) => boolean) =>
    figuresOf(seenWeek({ ...week }, isIn), seenWeek({ ...last }, isIn))
  const brands = await lostInQuarter(db, monday, sees)
  const lost = week.moves.filter(({ kind }) => kind === 'lost')
  const found = await db
    .select({
      ...{ comment_id: comments.comment_id, comment: comments.comment, dept_code: comments.dept_code },
      ...{ create_user_name: comments.create_user_name, created_date: comments.created_date },
      created_by: comments.created_by,
    })
    .from(comments)
    .where(eq(comments.week_start, monday))
    .orderBy(desc(comments.comment_id))
    .limit(100)
  const said = found.filter((one) => ofBranch(one.dept_code, one.created_by))
  const commented = await namesOf(db, [...new Set(said.map(({ dept_code }) => dept_code))], [], [])
  return {
    ...{ week_start: monday, week_end: addDays(monday, 6), week_no: weekNumber(monday) },
    is_running: !isOver(monday, new Date().toISOString()),
    frozen_date: read.frozen_date,
    total: figuresOf(week, last),
    last: figuresOf(last, older),
    bridge: bridgeOf(week.moves),
    funnel: funnelOf(week, last),
    branches: depts
      .map((dept_code) => ({
        ...{ dept_code, dept_name: names.dept(dept_code) },
        ...partOf((dept) => dept === dept_code),
      }))
      .toSorted((one, other) => other.amount - one.amount),
    people: people
      .map(({ dept_code, salesman_code }) => ({
        ...{ usercode: salesman_code, username: names.person(salesman_code) },
        ...{ dept_code, dept_name: names.dept(dept_code) },
        ...partOf((dept, salesman) => dept === dept_code && salesman === salesman_code),
      }))
      .toSorted((one, other) => other.amount - one.amount)
      .slice(0, shownMoves),
    lost: [...new Set([...lost.map(({ brand }) => brand ?? '-'), ...brands.map(({ brand }) => brand)])]
      .map((brand) => {
        const mine = lost.filter((one) => (one.brand ?? '-') === brand)
        const inQuarter = brands.filter((one) => one.brand === brand)
        return {
          brand,
          n: mine.length,
          amount: mine.reduce((sum, { before_amount }) => sum + before_amount, 0),
          reasons: [...new Set(mine.flatMap(({ reason }) => reason ?? []))].slice(0, mostReasons),
          n_quarter: inQuarter.length,
          amount_quarter: inQuarter.reduce((sum, { amount }) => sum + amount, 0),
        }
      })
      .toSorted((one, other) => other.amount - one.amount || other.amount_quarter - one.amount_quarter),
    moves: moves.map((move) => ({
      ...{ log_code: move.log_code, kind: move.kind, brand: move.brand, reason: move.reason, at: move.at },
      ...{ before_amount: move.before_amount, amount: move.amount, project_name: names.log(move.log_code) },
      dept_name: names.dept(ownerOf(move).dept_code),
      salesman_name: names.person(ownerOf(move).salesman_code),
    })),
    moves_total: week.moves.length,
    comments: said.map(({ comment_id, comment, create_user_name, created_date, dept_code }) => ({
      ...{ comment_id, comment, create_user_name, created_date, dept_name: commented.dept(dept_code) },
    })),
  }
}

export const weeklyReport = async ({ db, viewer, input }: RequestContext<typeof contract.weeklyReport>) => ({
  data: await reportOf({ db, viewer, input }),
})

const mostComments = 50

export const commentOnWeek = async ({ db, viewer, input }: RequestContext<typeof contract.commentOnWeek>) => {
  const week_start = mondayOf(input.week)
  if (week_start > mondayOf(companyToday()) || week_start < firstWeek) refuseField('week', because('week-not-there'))
  const { department: dept_code, usercode: created_by, username: create_user_name } = viewer
  const isFull =
    (await db.$count(comments, and(eq(comments.week_start, week_start), eq(comments.created_by, created_by)))) >=
    mostComments
  if (isFull) refuseField('comment', because('no-more-than-rows', { n: mostComments }))
  const [added] = await db
    .insert(comments)
    .values({ week_start, dept_code, comment: input.comment, created_by, create_user_name })
    .returning({ comment_id: comments.comment_id })
  return { data: { comment_id: added?.comment_id ?? 0 } }
}

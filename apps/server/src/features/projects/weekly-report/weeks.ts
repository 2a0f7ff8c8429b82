import {
  cutOf,
  type Stand,
  type Week,
  type WeekDue,
  type WeekMove,
  type WeekSum,
  weekMoves,
} from '@sejuk/domain/projects/weekly-report'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, inArray, sql } from 'drizzle-orm'
import { isoOf } from '../../../db/columns.ts'
import type { Db } from '../../../db/database.ts'
import {
  projectWeekDue as dueRows,
  projectWeekMoves as moveRows,
  projectWeekSums as sumRows,
  projectWeeks as weeks,
} from '../../../db/tables/projects/project-weeks.ts'

export type KnownMove = WeekMove & { log_code: string; brand: string | null; reason: string | null; at: string }
type KnownWeek = Week<KnownMove> & { frozen_date: string | null }

/** The last row before a cut says how a project stood; nothing that was written later changes it. */
const standAt = (log: ReturnType<typeof sql>, cut: string) => sql`(select m.* from project_moves m
  where m.log_code = ${log} and m.at < ${cut} order by m.at desc, m.move_id desc limit 1)`
const isOpen = sql.raw(`m.login_status = 'Approved' and m.project_status in ('Processing', 'On_Hold', 'Unknown')`)

/**
 * What was open at each cut. All changes are read once, in the order of their index, and each counts until the next one of its project:
 * looking for the last row of every project is several times as slow.
 */
const readSums = async (db: Db, cuts: readonly [string, ...string[]]) => {
  const values = sql.join(
    cuts.map((cut, n) => sql`(${n}::int, ${cut}::timestamptz)`),
    sql`, `,
  )
  const last = cuts.toSorted().at(-1) ?? cuts[0]
  const { rows } = await db.execute<WeekSum & { n: number }>(sql`
    select c.n, m.dept_code, m.salesman_code, m.stage, count(*)::int as projects, sum(m.amount)::float8 as amount
    from (select login_status, project_status, dept_code, salesman_code, stage, amount, at,
        lead(at) over (partition by log_code order by at, move_id) as ended
      from project_moves where at < ${last}) m
    join (values ${values}) c (n, cut) on m.at < c.cut and (m.ended is null or m.ended >= c.cut)
    where ${isOpen} group by 1, 2, 3, 4 order by 1, 2, 3, 4`)
  return cuts.map((_, n): WeekSum[] => rows.filter((row) => row.n === n).map(({ n: _n, ...sum }) => sum))
}

/** Follow-ups that were planned for a day of the week, of projects that were open at its end. */
const readDue = async (db: Db, from: string, cut: string) => {
  const { rows } = await db.execute<WeekDue>(sql`
    select m.dept_code, m.salesman_code, count(*)::int as due, (count(*) filter (where exists (
        select from project_follow_ups g where g.log_code = f.log_code and g.follow_up_id > f.follow_up_id
          and g.follow_up_date <= f.next_follow_up_date and g.created_date < ${cut})))::int as on_time
    from project_follow_ups f cross join lateral ${standAt(sql`f.log_code`, cut)} m
    where f.next_follow_up_date between ${from} and ${addDays(from, 6)} and f.created_date < ${cut} and ${isOpen}
    group by 1, 2 order by 1, 2`)
  return rows
}

type Pair = {
  log_code: string
  before: Stand | null
  after: Stand
  brand: string | null
  reason: string | null
  at: string
}

const readMoves = async (db: Db, begin: string, cut: string): Promise<KnownMove[]> => {
  const { rows } = await db.execute<Pair>(sql`
    select c.log_code, to_jsonb(b) as before, to_jsonb(a) as after, a.brand, a.at::text as at,
      coalesce(a.reason, (select m.reason from project_moves m where m.log_code = c.log_code and m.at >= ${begin} and m.at < ${cut}
        and m.reason is not null order by m.at desc, m.move_id desc limit 1)) as reason
    from (select distinct log_code from project_moves where at >= ${begin} and at < ${cut}) c
    cross join lateral ${standAt(sql`c.log_code`, cut)} a left join lateral ${standAt(sql`c.log_code`, begin)} b on true
    order by c.log_code`)
  return rows.flatMap(({ log_code, before, after, brand, reason, at }) =>
    weekMoves(before, after).map((move) => ({ ...move, log_code, brand, reason, at: isoOf(at) })),
  )
}

const endOf = (monday: string) => cutOf(addDays(monday, 7))

/** From the dated changes: the same whenever it is asked. */
export const computeWeek = async (db: Db, monday: string) => {
  const [sums = []] = await readSums(db, [endOf(monday)])
  const due = await readDue(db, monday, endOf(monday))
  return { sums, due, moves: await readMoves(db, cutOf(monday), endOf(monday)) }
}

/** The sums of weeks, as they were frozen, or from the changes where they are not. */
const sumsOf = async (db: Db, mondays: readonly string[], isFrozen: (monday: string) => boolean) => {
  const known = await db
    .select()
    .from(sumRows)
    .where(inArray(sumRows.week_start, [...mondays]))
  const sums = new Map(mondays.map((monday) => [monday, known.filter((row) => row.week_start === monday) as WeekSum[]]))
  const [first, ...others] = mondays.filter((monday) => !isFrozen(monday))
  if (first === undefined) return sums
  const computed = await readSums(db, [endOf(first), ...others.map(endOf)])
  for (const [n, monday] of [first, ...others].entries()) sums.set(monday, computed[n] ?? [])
  return sums
}

/** A week and the two before it, of the oldest only the sums: what it moved is of no interest any more. */
export const readWeeks = async (db: Db, monday: string): Promise<[KnownWeek, KnownWeek, KnownWeek]> => {
  const [last, oldest] = [addDays(monday, -7), addDays(monday, -14)]
  const all = [monday, last, oldest]
  const found = await db.select().from(weeks).where(inArray(weeks.week_start, all))
  const frozen = new Map(found.map((week) => [week.week_start, week.frozen_date]))
  const sums = await sumsOf(db, all, (one) => frozen.has(one))
  const whole = async (one: string): Promise<KnownWeek> => {
    const isFrozen = frozen.has(one)
    return {
      ...{ frozen_date: frozen.get(one) ?? null, sums: sums.get(one) ?? [] },
      due: isFrozen
        ? await db.select().from(dueRows).where(eq(dueRows.week_start, one))
        : await readDue(db, one, endOf(one)),
      moves: isFrozen
        ? await db.select().from(moveRows).where(eq(moveRows.week_start, one))
        : await readMoves(db, cutOf(one), endOf(one)),
    }
  }
  const before = { frozen_date: frozen.get(oldest) ?? null, sums: sums.get(oldest) ?? [], due: [], moves: [] }
  return [await whole(monday), await whole(last), before]
}

import { addDays } from '@sejuk/domain/dates'
import {
  cutOf,
  type Stand,
  type Week,
  type WeekDue,
  type WeekMove,
  type WeekSum,
  weekMoves,
} from '@sejuk/domain/projects/weekly-report'
import { eq, sql } from 'drizzle-orm'
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

const readSums = async (db: Db, cut: string) => {
  const { rows } = await db.execute<WeekSum>(sql`
    select m.dept_code, m.salesman_code, m.stage, count(*)::int as projects, sum(m.amount)::float8 as amount
    from project_logs l cross join lateral ${standAt(sql`l.log_code`, cut)} m where ${isOpen} group by 1, 2, 3 order by 1, 2, 3`)
  return rows
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

/** From the dated changes: the same whenever it is asked. */
export const computeWeek = async (db: Db, monday: string): Promise<KnownWeek> => {
  const cut = cutOf(addDays(monday, 7))
  return {
    frozen_date: null,
    sums: await readSums(db, cut),
    due: await readDue(db, monday, cut),
    moves: await readMoves(db, cutOf(monday), cut),
  }
}

/** As it was frozen, or from the changes where it is not. */
export const readWeek = async (db: Db, monday: string): Promise<KnownWeek> => {
  const [frozen] = await db.select().from(weeks).where(eq(weeks.week_start, monday))
  if (!frozen) return computeWeek(db, monday)
  return {
    frozen_date: frozen.frozen_date,
    sums: await db.select().from(sumRows).where(eq(sumRows.week_start, monday)),
    due: await db.select().from(dueRows).where(eq(dueRows.week_start, monday)),
    moves: await db.select().from(moveRows).where(eq(moveRows.week_start, monday)),
  }
}

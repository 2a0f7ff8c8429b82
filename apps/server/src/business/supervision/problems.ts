import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inspectionProblems as p } from '../../db/tables/supervision/inspections.ts'
import { supervisionLetters as l } from '../../db/tables/supervision/letters.ts'
import { supervisions as t } from '../../db/tables/supervision/supervisions.ts'

/** What the gates of the process read: problems and letters, counted anew after every change of them. */
export const recount = async (db: Db, supervision_code: string) => {
  const isMine = eq(p.supervision_code, supervision_code)
  const open_problems = await db.$count(p, and(isMine, inArray(p.status, ['Open', 'Fixed_Claimed'])))
  const problems_found = await db.$count(p, isMine)
  const open_letters = await db.$count(
    l,
    and(eq(l.supervision_code, supervision_code), inArray(l.stage, ['Pending', 'Submitted', 'Approved'])),
  )
  await db
    .update(t)
    .set({ open_problems, problems_found, open_letters })
    .where(eq(t.supervision_code, supervision_code))
}

const mostOpen = 20
/** Those that nobody has closed or disclaimed, the most urgent first. */
export const openProblemsOf = (db: Db, supervision_code: string) =>
  db
    .select({
      ...{ problem_no: p.problem_no, description: p.description, responsible: p.responsible, kind: p.kind },
      ...{ severity: p.severity, status: p.status, due_date: p.due_date },
    })
    .from(p)
    .where(and(eq(p.supervision_code, supervision_code), inArray(p.status, ['Open', 'Fixed_Claimed'])))
    .orderBy(sql`${p.due_date} nulls last`, p.problem_no)
    .limit(mostOpen)

/** The next number of a supervision's problems; its row is locked. */
export const nextProblem = async (db: Db, supervision_code: string) => {
  const [found] = await db
    .select({ last: sql<number>`coalesce(max(${p.problem_no}), 0)::int` })
    .from(p)
    .where(eq(p.supervision_code, supervision_code))
  return (found?.last ?? 0) + 1
}

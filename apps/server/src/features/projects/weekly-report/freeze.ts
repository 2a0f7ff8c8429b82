import { cutOf, mondayOf } from '@sejuk/domain/projects/weekly-report'
import { addDays } from '@sejuk/domain/values/dates'
import type { Database, Db } from '../../../db/database.ts'
import {
  projectWeekDue,
  projectWeekMoves,
  projectWeekSums,
  projectWeeks,
} from '../../../db/tables/projects/project-weeks.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { computeWeek } from './weeks.ts'

const perInsert = 500
const piecesOf = <Row>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / perInsert) }, (_, n) => rows.slice(n * perInsert, (n + 1) * perInsert))

/** Once: a week that is frozen stays as it is. */
export const freezeWeek = async (db: Db, week_start: string) => {
  const added = await db.insert(projectWeeks).values({ week_start }).onConflictDoNothing().returning()
  if (added.length === 0) return false
  const { sums, due, moves } = await computeWeek(db, week_start)
  for (const rows of piecesOf(sums))
    await db.insert(projectWeekSums).values(rows.map((one) => ({ ...one, week_start })))
  for (const rows of piecesOf(due)) await db.insert(projectWeekDue).values(rows.map((one) => ({ ...one, week_start })))
  for (const rows of piecesOf(moves))
    await db.insert(projectWeekMoves).values(rows.map((one) => ({ ...one, week_start })))
  return true
}

const weeksBack = 8

/** Every week that is over, also those of Mondays on which nothing ran. */
export const freezeWeeks = async (database: Database['db'], today = companyToday()) => {
  const current = mondayOf(today)
  let frozen = 0
  for (let n = weeksBack; n >= 1; n--)
    if (await database.transaction((db) => freezeWeek(db, addDays(current, -7 * n)))) frozen++
  return frozen
}

/** After the cut at midnight; how late it runs changes nothing. */
export const weeklyFreeze: Worker<object> = {
  name: 'project-weeks',
  cron: '10 0 * * 1',
  work: async ({ db }) => {
    await freezeWeeks(db)
  },
}

export const isOver = (monday: string, now: string) => cutOf(addDays(monday, 7)) <= now

import { pageTo } from '@sejuk/domain/pages'
import { sql } from 'drizzle-orm'
import { visibleLogs } from '../../../business/projects/visible-logs.ts'
import { projectMoves as moves, projectLogs as t } from '../../../db/tables/projects/project-logs.ts'
import { companyZone } from '../../../platform/calendar/company-day.ts'
import { byMonth, monthStart, monthsAgo, ofMonth, since } from '../../../platform/my-day/by-month.ts'
import type { Measure } from '../../../platform/my-day/measure.ts'

const movedOn = sql`(${moves.at} at time zone ${companyZone})::date`

/** Projects of which something changed in a month: stage, amount, chance or result. */
export const projectMeasureKinds: readonly Measure[] = [
  {
    ...{ measure: 'projectsMoved', needs: 'Project-Log-View', unit: 'count', better: 'more' },
    page: (today) => pageTo('projectLogs', { moved_from: monthStart(today) }),
    read: async (db, viewer) =>
      ofMonth(
        await byMonth(
          db,
          sql`select ${monthsAgo(movedOn)} as month, count(distinct ${moves.log_code})::int as value
            from ${moves} join ${t} on ${t.log_code} = ${moves.log_code}
            where ${visibleLogs(viewer)} and ${moves.at} >= ${since}::timestamp at time zone ${companyZone} group by 1`,
        ),
      ),
  },
]

import type { Db } from '../../db/database.ts'
import { type projectLogs, projectMoves } from '../../db/tables/projects/project-logs.ts'

type Row = typeof projectLogs.$inferSelect

/** Writes down how the project stands from now on, and why it changed. */
export const recordMove = (db: Db, row: Row, at: string, reason: string | null) =>
  db.insert(projectMoves).values({
    ...{ log_code: row.log_code, at, login_status: row.login_status, project_status: row.project_status },
    ...{ stage: row.stage, probability: row.probability, amount: row.est_total, dept_code: row.dept_code },
    ...{ salesman_code: row.salesman_code, brand: row.lost_to_brand, reason },
  })

import { because } from '@sejuk/domain/messages'
import { type Problem, sheetReport } from '@sejuk/domain/sheets'
import { refuse } from '../http/refuse.ts'

const mostErrors = 200

/** Nothing was imported; these are all problems to correct first. */
export const refuseSheet = (problems: readonly Problem[], rows: number): never => {
  const report = sheetReport(problems, rows)
  const errors: Record<string, string[]> = {}
  for (const { line, column, message } of report.problems.slice(0, mostErrors)) {
    errors[`${line}.${column}`] ??= []
    errors[`${line}.${column}`]?.push(message)
  }
  return refuse('invalid', { because: because('imported-data-not-valid'), errors, data: report })
}

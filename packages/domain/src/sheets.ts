/** A row of an uploaded sheet, with the line number its author sees. */
export type Line<T> = { line: number; value: T }

/** A problem of a sheet: cell, value and reason. Line 0 is the file itself. */
export type Problem = { line: number; column: string; value: string; message: string }

/** The report of a sheet: rows read, rows with problems, and the first problems from the top. */
export type SheetReport = { rows: number; bad_rows: number; problem_count: number; problems: Problem[] }

export const mostListed = 1000
const longestValue = 200

/**
 * Limits of the report: users correct the top of a long list and retry, and recognize a long value by its beginning.
 */
export const sheetReport = (problems: readonly Problem[], rows: number): SheetReport => ({
  rows,
  bad_rows: new Set(problems.map(({ line }) => line)).size,
  problem_count: problems.length,
  problems: problems
    .toSorted((one, other) => one.line - other.line)
    .slice(0, mostListed)
    .map((problem) => ({ ...problem, value: shorten(problem.value) })),
})

const shorten = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text)

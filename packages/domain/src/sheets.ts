/** A row of an uploaded sheet, with the line number its author sees. */
export type Line<T> = { line: number; value: T }

/** What keeps a sheet out: which cell, what stands there, and why it cannot stay. Line 0 is the file itself. */
export type Problem = { line: number; column: string; value: string; message: string }

/** What the author of a sheet is told: how much was read, how much of it is bad, and the first problems from the top. */
export type SheetReport = { rows: number; bad_rows: number; problem_count: number; problems: Problem[] }

export const mostListed = 1000
const longestValue = 200

/** Of a long list people mend the top and try again; of a long value they know the beginning. */
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

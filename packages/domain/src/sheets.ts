/** A row of an uploaded sheet, with the line number its author sees. */
export type Line<T> = { line: number; value: T }

/** What keeps a sheet out: which cell, what stands there, and why it cannot stay. */
export type Problem = { line: number; column: string; value: string; message: string }

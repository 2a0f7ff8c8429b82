import type { CellType } from '@sejuk/domain/platform/downloads'

export type Statement = { sql: string; params: unknown[] }

/** What the writing thread must know; plain data, since it crosses into it. */
export type WriteOrder = {
  url: string
  /** How many rows there are, counted no further than one beyond the most. */
  count: Statement
  /** Every column as text, in the order of `columns`. */
  rows: Statement
  columns: { header: string; type: CellType; width: number; values?: Record<string, string> }[]
  sheet: string
  mostRows: number
  /** Where the file is written. */
  path: string
}

/** What it says back: how far it is, and how it ended. */
export type WriterSays =
  | { written: number; total: number }
  | { done: { rows: number; bytes: number } }
  | { tooMany: true }

import type { CellType } from '@sejuk/domain/platform/downloads'

export type Statement = { sql: string; params: unknown[] }

/** What a writing thread must know in any case; plain data, since it crosses into it. */
export type ThreadOrder = {
  url: string
  /** How many rows there are, counted no further than one beyond the most. */
  count: Statement
  /** Every column as text. */
  rows: Statement
  sheet: string
  mostRows: number
  /** Where the file is written. */
  path: string
}

export type WriteOrder = ThreadOrder & {
  /** In the order of the statement's. */
  columns: { header: string; type: CellType; width: number; values?: Record<string, string> }[]
}

/** Messages from the thread: progress, and how it ended. */
export type WriterMessage =
  | { written: number; total: number }
  | { done: { rows: number; bytes: number } }
  | { tooMany: true }

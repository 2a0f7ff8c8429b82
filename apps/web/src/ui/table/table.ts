import type { ReactNode } from 'react'
import type { Action } from '../actions/action.ts'

export type Column<Row> = {
  key: string
  title: string
  show: (row: Row) => ReactNode
  /** The name the list sorts by, where it can. */
  sort?: string
  isNumber?: boolean
  /** Long text may break into lines; everything else stays on one. */
  wraps?: boolean
  /** The name of the list's sum that stands below it, and how it is written. */
  total?: string
  showTotal?: (sum: number) => ReactNode
}

/** Sums over everything that fits the filter; without them yet, a way to have them counted. */
export type Totals = { sums?: Readonly<Record<string, number>>; onCount?: () => void }

/** What a row looks like on a phone. */
export type Card = { code?: ReactNode; name: ReactNode; text?: ReactNode; left?: ReactNode; right?: ReactNode }

export type Selection<Row> = { rows: ReadonlyMap<string, Row>; toggle: (rows: Row[], isOn: boolean) => void }

export type TableProps<Row> = {
  caption: string
  rows: Row[]
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  /** What a row is called where it is spoken of. */
  nameOf: (row: Row) => string
  card: (row: Row) => Card
  menu?: (row: Row) => Action[]
  /** Where the specification names the actions before everything else. */
  menuFirst?: boolean
  selection?: Selection<Row>
  /** What Enter and a double press on a row do. */
  onOpen?: (row: Row) => void
  /** When the viewer last opened the records behind the rows, by key. */
  visits?: ReadonlyMap<string, string>
  sort?: string
  onSort?: (column: string) => void
  totals?: Totals
  isLoading?: boolean
  isRefreshing?: boolean
  isRoomy?: boolean
  /** Instead of rows: nothing found, or nothing loaded. */
  instead?: ReactNode
}

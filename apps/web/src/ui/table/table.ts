import type { ReactNode } from 'react'
import type { Action } from '../actions/action.ts'

/** The names a list sorts by, as its filters know them. */
export type SortOf<Filters> = Filters extends { sort?: infer Sort }
  ? Exclude<Sort, `-${string}` | undefined> & string
  : string

export type Column<Row, Sort extends string = string> = {
  key: string
  title: string
  show: (row: Row) => ReactNode
  /** The name the list sorts by, where it can. */
  sort?: Sort
  /** The field a list is grouped by for this column, where its key does not say it. */
  group?: string
  isNumber?: boolean
  /** Long text may break into lines; everything else stays on one. */
  wraps?: boolean
  /** The key of the list's total below this column, and its format. */
  total?: string
  showTotal?: (sum: number) => ReactNode
}

/** Totals over all matching rows; until they are counted, a function to request them. */
export type Totals = { sums?: Readonly<Record<string, number>>; onCount?: () => void }

/** The card of a row on a phone. */
export type Card = { code?: ReactNode; name: ReactNode; text?: ReactNode; left?: ReactNode; right?: ReactNode }

export type Selection<Row> = { rows: ReadonlyMap<string, Row>; toggle: (rows: Row[], isOn: boolean) => void }

export type TableProps<Row, Sort extends string = string> = {
  caption: string
  rows: Row[]
  columns: Column<Row, Sort>[]
  keyOf: (row: Row) => string
  /** The row's name in labels and messages. */
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

import type { Page } from '@sejuk/contract/endpoint'

type Asked = { page: number; limit: number; sort?: string }
type Value = string | number | null

/** A page of rows in memory, in the format of `listPage`. */
export const pageInMemory = <Row>(
  rows: readonly Row[],
  { page, limit, sort }: Asked,
  { by, name }: { by: (row: Row, column: string) => Value; name: (row: Row) => string },
) => {
  const sorted = sort ? rows.toSorted(orderOf(sort, by, name)) : rows
  const totalPages = Math.max(1, Math.ceil(rows.length / limit))
  const current = page < 0 ? Math.max(1, totalPages + page + 1) : page
  const answer: Page = { current, totalPages }
  return { data: sorted.slice((current - 1) * limit, current * limit), total: rows.length, page: answer }
}

const orderOf = <Row>(sort: string, by: (row: Row, column: string) => Value, name: (row: Row) => string) => {
  const isDown = sort.startsWith('-')
  const column = isDown ? sort.slice(1) : sort
  return (a: Row, b: Row) => (isDown ? -1 : 1) * (compare(by(a, column), by(b, column)) || compare(name(a), name(b)))
}

/** Null sorts first, like an empty text. */
const compare = (a: Value, b: Value) => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a ?? '').localeCompare(String(b ?? ''), 'id')
}

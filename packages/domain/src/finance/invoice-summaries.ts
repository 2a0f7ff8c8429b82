export const summaryKinds = ['tax', 'standard', 'operation'] as const
export type SummaryKind = (typeof summaryKinds)[number]
export const summaryStatuses = ['Making', 'Made', 'Failed'] as const

/** What names a row of each summary, what else it says, what it counts, and which figure a chart shows. */
export const summaryColumns = {
  tax: {
    keys: ['transaction_code'],
    texts: [],
    figures: ['count', 'base', 'other_base', 'vat', 'rounding', 'replaced', 'cancelled', 'not_uploaded'],
    main: 'vat',
  },
  standard: {
    keys: ['customer_code', 'customer_name', 'business_unit_code'],
    texts: [],
    figures: ['count', 'qty', 'gross', 'discount', 'net'],
    main: 'net',
  },
  operation: {
    keys: ['dept_code', 'salesman_code', 'item_code'],
    texts: ['margin_band'],
    figures: ['qty', 'returned', 'gross', 'discount', 'net'],
    main: 'net',
  },
} as const satisfies Record<
  SummaryKind,
  { keys: readonly string[]; texts: readonly string[]; figures: readonly string[]; main: string }
>

type Row = Readonly<Record<string, string | number>>
type ComparedRow = { name: string; before: Row | undefined; after: Row | undefined }

/** The margin is for who may see floor prices: the others get the row without it. */
export const withoutMargin = (rows: readonly Row[]): Row[] => rows.map(({ margin_band: _band, ...row }) => row)

const nameOf = (kind: SummaryKind, row: Row) => summaryColumns[kind].keys.map((key) => row[key] ?? '').join(' · ')

/** Two summaries side by side: each row that either has, in the order of the newer one. */
export const compareSummaries = (kind: SummaryKind, before: readonly Row[], after: readonly Row[]): ComparedRow[] => {
  const earlier = new Map(before.map((row) => [nameOf(kind, row), row]))
  const later = after.map((row) => {
    const name = nameOf(kind, row)
    return { name, before: earlier.get(name), after: row }
  })
  const known = new Set(later.map(({ name }) => name))
  const gone = [...earlier].filter(([name]) => !known.has(name))
  return [...later, ...gone.map(([name, row]) => ({ name, before: row, after: undefined }))]
}

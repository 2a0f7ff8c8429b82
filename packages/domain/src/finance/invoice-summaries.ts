import { because } from '../messages.ts'
import type { Gate } from '../workflow.ts'
import { isNoteRow } from './tax-office/vat-returns.ts'

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
export type BranchTax = { dept_code: string; dept_name: string; vat: number }
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

const sumOf = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)

/** What happened between two tax summaries: one that was cancelled had been approved, so it counts on both sides. */
export const movedBetween = (before: readonly Row[], after: readonly Row[]) => {
  const invoices = (rows: readonly Row[]) => rows.filter((row) => !isNoteRow(row))
  const change = (field: string) => sumOf(invoices(after), field) - sumOf(invoices(before), field)
  const cancelled = change('cancelled')
  return { approved: change('count') + cancelled, replaced: change('replaced'), cancelled }
}

const mostBranches = 6

/** By how much the VAT of each branch changed, the largest first; the rest as one, so that all add up to the whole change. */
export const branchChanges = (before: readonly BranchTax[], after: readonly BranchTax[]) => {
  const known = new Map([...before, ...after].map((branch) => [branch.dept_code, branch]))
  const vatOf = (branches: readonly BranchTax[], code: string) =>
    branches.find(({ dept_code }) => dept_code === code)?.vat ?? 0
  const changes = [...known.values()]
    .map(({ dept_code, dept_name }) => ({ dept_name, change: vatOf(after, dept_code) - vatOf(before, dept_code) }))
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.dept_name.localeCompare(b.dept_name))
  const rest = changes.length > mostBranches ? changes.slice(mostBranches - 1) : []
  return {
    branches: rest.length > 0 ? changes.slice(0, mostBranches - 1) : changes,
    others: { count: rest.length, change: rest.reduce((sum, { change }) => sum + change, 0) },
  }
}

type Net = { base: number; vat: number }
/** What is reported of a month: invoices less the notes of the month. */
export const netOf = (rows: readonly Row[]): Net => ({ base: sumOf(rows, 'base'), vat: sumOf(rows, 'vat') })

type Standing = { made_by: string | null; stale: number; net?: Net; made_net?: Net }
/** Locked for good: by somebody else than who made the summary, and only while its net still is what the documents say. */
export const taxLockGate = ({ made_by, stale, net, made_net }: Standing, viewer: { usercode: string }): Gate => {
  if (!made_by) return { enabled: false, because: because('tax-summary-missing') }
  if (made_by === viewer.usercode) return { enabled: false, because: because('author-approves') }
  if (stale > 0) return { enabled: false, because: because('tax-summary-is-stale', { n: stale }) }
  if (net && made_net && (net.base !== made_net.base || net.vat !== made_net.vat))
    return { enabled: false, because: because('tax-net-changed', { now: net.vat, made: made_net.vat }) }
  return { enabled: true }
}

import { total } from '../values/money.ts'
import { type BankLayout, bankDayOf, rupiahOf } from './bank-layouts.ts'

export const mostBankLines = 20_000
export const mostBankFileBytes = 10_000_000

export type FileLine = {
  /** Where it stands in the file. */
  row: number
  date: string
  amount: number
  text: string
  reference: string
  balance: number | null
}
export type FileProblem = { row: number; why: 'date' | 'amount' | 'shape' }
export type BankFile = {
  /** The digits of the account it names, where it names one. */
  account: string | null
  opening: number | null
  closing: number | null
  lines: readonly FileLine[]
  /** Lines that the bank has not booked yet. */
  pending: number
  problems: readonly FileProblem[]
}
export const mostFileProblems = 20

const clean = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const openingNames = /^(starting balance|opening balance|saldo awal)/i
const closingNames = /^(ending balance|closing balance|saldo akhir)/i
const accountNames = /(account|rekening|acc\.?\s*no)/i
const pendingNames = /^'?pend/i

/** The rows of a CSV or a sheet, read by the layout of the bank. */
export const readBankRows = (rows: readonly (readonly string[])[], layout: BankLayout, year: number): BankFile => {
  const { columns } = layout
  const found = { account: null as string | null, opening: null as number | null, closing: null as number | null }
  const lines: FileLine[] = []
  const problems: FileProblem[] = []
  let pending = 0
  for (const [n, cells] of rows.entries()) {
    const at = (column: number | null | undefined) =>
      column === null || column === undefined ? '' : clean(cells[column])
    const said = noteOf(cells, layout)
    if (said?.of === 'account') found.account ??= said.value
    else if (said) found[said.of] ??= said.value
    if (said || n < layout.head_rows || cells.every((cell) => clean(cell) === '')) continue
    if (pendingNames.test(at(columns.date))) {
      pending++
      continue
    }
    const amount = amountOf(cells, layout)
    const date = bankDayOf(at(columns.date), layout.date_form, year)
    // A heading, a note or a sum of the bank: nothing that was booked.
    if (!date && (amount === undefined || !/\d/.test(at(columns.date)))) continue
    if (!date || amount === undefined) {
      problems.push({ row: n + 1, why: date ? 'amount' : 'date' })
      continue
    }
    if (amount === 0) continue
    found.account ??= digits(at(columns.account))
    const text = clean(columns.text.map((column) => at(column)).join(' '))
    const balance = rupiahOf(at(columns.balance), layout.number_form) ?? null
    lines.push({ row: n + 1, date, amount, text, reference: at(columns.reference), balance })
  }
  const inOrder = inOrderOfDays(lines)
  const first = inOrder[0]
  const opening = found.opening ?? (first && first.balance !== null ? first.balance - first.amount : null)
  const closing = found.closing ?? inOrder.at(-1)?.balance ?? null
  return { account: found.account, opening, closing, lines: inOrder, pending, problems }
}

const digits = (text: string) => text.replaceAll(/\D/g, '') || null

/** 'Saldo Awal : 1.000', 'No. rekening, 527 0318 842': what stands beside the lines. */
const noteOf = (cells: readonly string[], { number_form }: BankLayout) => {
  const name = clean(cells[0])
  const rest = clean(cells.slice(1).join(' ').replaceAll(/[:=]/g, ' ')) || clean(name.split(/[:=]/)[1])
  const of = openingNames.test(name) ? ('opening' as const) : closingNames.test(name) ? ('closing' as const) : undefined
  if (of) {
    const value = rupiahOf(rest, number_form)
    return value === undefined ? undefined : { of, value }
  }
  if (!accountNames.test(name) || !/^[\d\s.'-]{5,40}$/.test(rest.replaceAll(/\b[A-Z]{3}\b/g, ''))) return undefined
  return { of: 'account', value: digits(rest) } as const
}

const amountOf = (cells: readonly string[], { columns, number_form, sign_form }: BankLayout) => {
  const cell = (column: number | null | undefined) =>
    column === null || column === undefined ? undefined : rupiahOf(clean(cells[column]), number_form)
  if (sign_form === 'two-columns') {
    const [debit, credit] = [cell(columns.debit), cell(columns.credit)]
    return debit === undefined && credit === undefined ? undefined : Math.abs(credit ?? 0) - Math.abs(debit ?? 0)
  }
  const amount = cell(columns.amount)
  if (amount === undefined || sign_form === 'signed') return amount
  const own = clean(cells[columns.amount ?? -1])
  const beside = clean(cells[(columns.amount ?? -1) + 1])
  const mark = /(CR|DB|DR)$/i.exec(own)?.[0] ?? /^(CR|DB|DR)$/i.exec(beside)?.[0]
  return mark ? (/CR/i.test(mark) ? Math.abs(amount) : -Math.abs(amount)) : undefined
}

/** Some banks put the newest on top. */
const inOrderOfDays = (lines: readonly FileLine[]) => {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last || first.date < last.date) return lines
  if (first.date > last.date) return lines.toReversed()
  const isUpsideDown = lines.length > 1 && breakOf(lines) && !breakOf(lines.toReversed())
  return isUpsideDown ? lines.toReversed() : lines
}

/** The first line whose balance is not that of the line before with its own amount. */
export const breakOf = (lines: readonly FileLine[], opening: number | null = null) => {
  let balance = opening
  for (const line of lines) {
    if (balance !== null && line.balance !== null && balance + line.amount !== line.balance) return line
    balance = line.balance ?? (balance === null ? null : balance + line.amount)
  }
  return undefined
}

/** By how much opening, lines and closing disagree; nothing where they add up. */
export const differenceOf = (lines: readonly { amount: number }[], opening: number, closing: number) =>
  opening + total(lines.map(({ amount }) => amount)) - closing

/** What the bank wrote, so that two files of one day say the same of one line. */
export const normalText = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()

/** Account, day, amount, text and the n-th of that day: what stands in two files has one fingerprint. */
export const withFingerprints = <L extends Pick<FileLine, 'date' | 'amount' | 'text'>>(
  account_code: string,
  lines: readonly L[],
): (L & { fingerprint: string })[] => {
  const met = new Map<string, number>()
  return lines.map((line) => {
    const same = `${account_code}|${line.date}|${line.amount}|${normalText(line.text)}`
    const nth = (met.get(same) ?? 0) + 1
    met.set(same, nth)
    return { ...line, fingerprint: `${same}|${nth}` }
  })
}

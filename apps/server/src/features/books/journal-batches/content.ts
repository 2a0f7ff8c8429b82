import { createHash } from 'node:crypto'
import type { FileAnswer } from '@sejuk/contract/fields'
import { type BatchField, batchLayouts } from '@sejuk/domain/books/journal-batches'
import type { JournalEvent } from '@sejuk/domain/books/journals'
import { journalEventWords } from '@sejuk/words/books/journals'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { journalBatches } from '../../../db/tables/books/journals.ts'
import { type SmallSheet, smallWorkbook } from '../../../platform/export/small-workbook.ts'

type Batch = typeof journalBatches.$inferSelect
type Line = Record<Exclude<BatchField, 'event' | 'row' | 'debit' | 'credit'>, string | null> & {
  event: JournalEvent
  debit: number
  credit: number
  line_no: number
}

/** The lines of a batch in the order of their journals, with the names that the books show. */
export const linesOfBatch = async (db: Db, batch_code: string) => {
  const { rows } =
    await db.execute<Line>(sql`select j.journal_code, j.journal_date::text, j.document, j.event, l.line_no,
      l.account_code, a.account_name, l.dept_code, coalesce(d.dept_name, l.dept_code) as dept_name, l.customer_code,
      c.customer_name, l.business_unit_code, l.debit::float8 as debit, l.credit::float8 as credit
    from journals j join journal_lines l using (journal_id) left join ledger_accounts a using (account_code)
    left join departments d on d.dept_code = l.dept_code left join customers c on c.customer_code = l.customer_code
    where j.batch_code = ${batch_code} order by j.journal_id, l.line_no`)
  return rows
}

/** What was given out: names may change, these may not. */
export const hashOf = (lines: readonly Line[]) => {
  const hash = createHash('sha256')
  for (const line of lines) {
    const { journal_code, line_no, account_code, dept_code, customer_code, debit, credit } = line
    hash.update(`${[journal_code, line_no, account_code, dept_code, customer_code, debit, credit].join('|')}\n`)
  }
  return hash.digest('hex')
}

type Cell = string | number | null
const amounts = ['debit', 'credit'] as const
const isAmount = (field: BatchField): field is (typeof amounts)[number] => amounts.some((one) => one === field)

const cellOf = (line: Line, field: BatchField): Cell => {
  if (field === 'row') return null
  return field === 'event' ? journalEventWords.words[line.event][1] : line[field]
}

/** A journal is a row of its own above its lines, each marked by what it is. */
const accurateSheet = (batch: Batch, lines: readonly Line[]): SmallSheet => {
  const { head = [], lines: columns } = batchLayouts.Accurate
  const width = Math.max(head.length, columns.length)
  const filled = (cells: readonly Cell[]): Cell[] => Array.from({ length: width }, (_, n) => cells[n] ?? null)
  const dayOf = (value: Cell) =>
    String(value ?? '')
      .split('-')
      .toReversed()
      .join('/')
  const journals = [...Map.groupBy(lines, ({ journal_code }) => journal_code)]
  const rows = journals.flatMap(([, own]) => [
    ...own.slice(0, 1).map((line) =>
      filled(
        head.map(([title, field]) => {
          if (field === 'row') return title
          return field === 'journal_date' ? dayOf(line.journal_date) : cellOf(line, field)
        }),
      ),
    ),
    ...own.map((line) => filled(columns.map(([title, field]) => (field === 'row' ? title : cellOf(line, field))))),
  ])
  return {
    name: batch.batch_code,
    columns: filled(head.map(([title]) => title)).map((title, n) => ({
      title: String(title ?? ''),
      kind: isAmount(columns[n]?.[1] ?? 'row') ? ('number' as const) : ('text' as const),
    })),
    rows: [filled(columns.map(([title]) => title)), ...rows],
  }
}

/** A cell that a sheet would run as a formula is text. */
const written = (value: Cell) => {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csv = (lines: readonly Line[]) => {
  const { lines: columns } = batchLayouts.CSV
  const rows = [
    columns.map(([title]) => title),
    ...lines.map((line) => columns.map(([, field]) => cellOf(line, field))),
  ]
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')
}

export const fileOf = async (batch: Batch, lines: readonly Line[]): Promise<FileAnswer> => {
  if (batch.format === 'Accurate') return smallWorkbook(batch.batch_code, [accurateSheet(batch, lines)])
  const bytes = new TextEncoder().encode(`\uFEFF${csv(lines)}`)
  return { name: `${batch.batch_code}.csv`, type: 'text/csv; charset=utf-8', bytes }
}

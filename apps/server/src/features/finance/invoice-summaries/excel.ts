import type { summaryExcel as contract } from '@sejuk/contract/finance/invoice-summaries'
import { compareSummaries, summaryColumns } from '@sejuk/domain/finance/invoice-summaries'
import { type MarginBand, marginBands } from '@sejuk/domain/sales/special-price-requests'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { invoiceSummaries as t } from '../../../db/tables/finance/invoice-summaries.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import { smallWorkbook } from '../../../platform/export/small-workbook.ts'
import { refuse, refuseChoice } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { rowsFor } from './queries.ts'

const isBand = (value: unknown): value is MarginBand => marginBands.some((band) => band === value)

const madeOne = async (db: Db, summary_id: number) => {
  const [found] = await db
    .select()
    .from(t)
    .where(and(eq(t.summary_id, summary_id), eq(t.status, 'Made')))
  return found
}

/** The figures of a summary, and on a second sheet what changed since another one. */
export const summaryExcel = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { summary_id, before_id, language } = input
  const found = (await madeOne(db, summary_id)) ?? refuse('notFound')
  const { kind, period } = found
  const rows = rowsFor(viewer, found.rows)
  const before = before_id === undefined ? undefined : await madeOne(db, before_id)
  if (before_id !== undefined && (before?.kind !== kind || before.period !== period)) refuseChoice('before_id')
  const words = await localizedWords(db, invoiceSummaryWords)
  const word = (key: keyof typeof invoiceSummaryWords.words) => words(key, language)
  const { keys, figures } = summaryColumns[kind]
  const texts = summaryColumns[kind].texts.filter((key) => rows.some((row) => key in row))
  const textOf = (value: string | number | undefined) => (isBand(value) ? word(value) : String(value ?? ''))
  const of = (row: Readonly<Record<string, string | number>> | undefined, field: string) => Number(row?.[field] ?? 0)
  const sum = (field: string) => rows.reduce((all, row) => all + of(row, field), 0)
  const numbers = figures.map((field) => ({ title: word(field), kind: 'number' as const }))
  const shown = {
    name: `${word(kind)} ${period}`,
    columns: [...[...keys, ...texts].map((key) => ({ title: word(key) })), ...numbers],
    rows: rows.map((row) => [
      ...keys.map((key) => String(row[key] ?? '')),
      ...texts.map((key) => textOf(row[key])),
      ...figures.map((field) => of(row, field)),
    ]),
    foot: [
      word(kind === 'tax' ? 'net' : 'total'),
      ...[...keys, ...texts].slice(1).map(() => null),
      ...figures.map(sum),
    ],
  }
  const changed = before && {
    name: word('change'),
    columns: [{ title: word('row'), width: 48 }, ...numbers],
    rows: compareSummaries(kind, before.rows, rows).map((row) => [
      row.name,
      ...figures.map((field) => of(row.after, field) - of(row.before, field)),
    ]),
  }
  return { data: await smallWorkbook(`${word(kind)} ${period} ${summary_id}`, changed ? [shown, changed] : [shown]) }
}

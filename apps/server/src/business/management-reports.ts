import type { ManagementReport } from '@sejuk/contract/management-reports'
import { monthsUpTo, type ReportShape } from '@sejuk/domain/management-reports'
import { addDays, daysFrom } from '@sejuk/domain/values/dates'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { computeFigures } from '../platform/reports/compute-figures.ts'
import type { MailedContent } from '../platform/reports/mailed-report.ts'

type Values = Record<string, number | null>

/** A period, and the one of the same length before it. */
export type Period = { from: string; to: string }
export const periodsOf = ({ from, to }: Period) => {
  const days = daysFrom(from, to) + 1
  return { now: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) }, days }
}

/** The group that was asked for; the schema has let no other through. */
export const groupOf = <Group extends string>({ groups }: { groups: readonly [Group, ...Group[]] }, asked: string) =>
  groups.find((group) => group === asked) ?? groups[0]

/** The figures of the shape, in its order. */
export const figuresOf = ({ figures }: ReportShape, now: Values, before: Values): ManagementReport['figures'] =>
  Object.keys(figures).map((figure) => ({ figure, value: now[figure] ?? null, before: before[figure] ?? null }))

/** Rows with `month` (2026-11) and the series of the shape, as twelve months without gaps. */
export const monthsOf = async (db: Db, { series }: ReportShape, to: string, selected: SQL) => {
  const { rows } = await db.execute<{ month: string } & Values>(selected)
  const found = new Map(rows.map((row) => [row.month, row]))
  return monthsUpTo(to).map((month) => ({ month, values: series.map((name) => Number(found.get(month)?.[name] ?? 0)) }))
}

/** Rows with `code`, `name` and the columns of the shape. */
export const rowsOf = async (db: Db, { columns }: ReportShape, selected: SQL) => {
  const { rows } = await db.execute<{ code: string | null; name: string | null } & Values>(selected)
  return rows.map(({ code, name, ...values }) => ({
    code: code ?? '-',
    name: name ?? code ?? '-',
    values: Object.keys(columns).map((column) => values[column] ?? null),
  }))
}

export const answered = async (read: () => Promise<Omit<ManagementReport, 'as_of'>>) => ({
  data: { as_of: new Date().toISOString(), ...(await computeFigures('large', read)) },
})

/** A report of the kit as it goes out by mail: its figures, and its months as the picture. */
export const asMailed = (
  { figures, series, seriesUnit }: ReportShape,
  report: Pick<ManagementReport, 'figures' | 'months'>,
): MailedContent => ({
  figures: report.figures.map(({ figure, value, before }) => ({
    ...{ name: figure, unit: figures[figure] ?? 'count', value, before },
  })),
  picture: { series, unit: seriesUnit, bars: report.months.map(({ month, values }) => ({ label: month, values })) },
})

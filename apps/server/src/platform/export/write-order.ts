import { type CellType, mostDownloadRows } from '@sejuk/domain/platform/downloads'
import type { Language } from '@sejuk/domain/platform/languages'
import type { Viewer } from '@sejuk/domain/viewers'
import { and, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { validated } from '../http/input.ts'
import { countList, wholeList } from '../lists/list.ts'
import { widths } from './cells.ts'
import type { Exportable } from './exportable.ts'
import { localizedWords } from './localized.ts'
import type { Statement, WriteOrder } from './order.ts'

type For = {
  /** Every one of them must have been able to see a row. */
  viewers: readonly [Viewer, ...Viewer[]]
  filter: object
  language: Language
  timezone: string
}

const dialect = new PgDialect()
const statement = (query: SQL): Statement => {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return { sql: text, params }
}

/** Instants are written in the time zone of the user's branch, everything else as stored. */
const asText = (field: PgColumn | SQL, type: CellType, timezone: string) =>
  type === 'datetime' ? sql`(${field} at time zone ${timezone}::text)::text` : sql`(${field})::text`

const unfit = /[\\/?*[\]:]/g
const longestSheetName = 31

/** The list as these viewers see it, described so that a thread can write it. */
export const writeOrder = async (
  db: Db,
  { list, book, title, columns, rows }: Exportable,
  { viewers, filter, language, timezone }: For,
): Promise<Omit<WriteOrder, 'url' | 'path'> & { title: string }> => {
  const say = await localizedWords(db, book)
  const input = validated(list, filter)
  const [first, ...others] = viewers
  const shown = rows({ viewer: first, input })
  const where = and(shown.where, ...others.map((viewer) => rows({ viewer, input }).where))
  const whole = { ...shown, where }
  const { columns: chosen = [] } = input as { columns?: readonly string[] }
  const wanted = chosen.length ? columns.filter(({ key }) => chosen.includes(key)) : columns
  const typed = wanted.map(({ type = 'text', ...column }) => ({ ...column, type }))
  const selected = typed.map(({ key, type }) => {
    const field = shown.fields[key]
    if (!field) throw new Error(`The list has no field ${key}`)
    return asText(field, type, timezone)
  })
  const wordsFor = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([code, word]) => [code, say(word, language)]))
  return {
    title: say(title, language),
    sheet: say(title, language).replaceAll(unfit, ' ').slice(0, longestSheetName).trim(),
    mostRows: mostDownloadRows,
    count: statement(countList(whole, mostDownloadRows)),
    rows: statement(wholeList(whole, selected)),
    columns: typed.map(({ key, word, type, width, values }) => ({
      header: say(word ?? key, language),
      type,
      width: width ?? widths[type],
      ...(values ? { values: wordsFor(values) } : {}),
    })),
  }
}

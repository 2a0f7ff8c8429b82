import type { vatReturnCsv as contract } from '@sejuk/contract/finance/vat-returns'
import { because } from '@sejuk/domain/messages'
import { safeFileName } from '@sejuk/domain/files'
import { vatReturnWords } from '@sejuk/words/finance/vat-returns'
import { asc, sql } from 'drizzle-orm'
import { localizedWords } from '../../../platform/export/localized.ts'
import { refuse } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { selectRows } from '../../../platform/lists/selection.ts'
import { vatReturnList } from './queries.ts'

/** More is taken as a workbook, which is written in pieces. */
const most = 50_000
const columns = [
  ...(['period', 'kind', 'number', 'day', 'replaces', 'tax_id', 'name', 'transaction_code'] as const),
  ...(['base', 'other_base', 'vat', 'reference', 'company_name'] as const),
] as const

/** A text that a spreadsheet would compute is told to be one; numbers stay numbers. */
const cell = (value: string | number | null) => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

export const vatReturnCsv = async ({ db, input }: RequestContext<typeof contract>) => {
  const { language, ...filters } = input
  const asked = { ...filters, page: 1, limit: 10, sort: 'day', exact: false, total: 'later' } as const
  const list = vatReturnList({ input: asked })
  const rows = await selectRows(
    db,
    list.fields,
    sql`from ${list.source} where ${list.where ?? sql`true`} order by ${asc(list.sorts.day)}, ${list.key} limit ${most + 1}`,
  )
  if (rows.length > most) refuse('conflict', { because: because('no-more-than-rows', { n: most }) })
  const words = await localizedWords(db, vatReturnWords)
  const head = columns.map((column) => cell(words(column, language))).join(',')
  const lines = rows.map((row) =>
    columns.map((column) => cell(column === 'kind' ? words(row.kind, language) : row[column])).join(','),
  )
  const name = safeFileName(`${words('title', language)} ${input.period ?? ''}.csv`)
  const bytes = Buffer.from(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`)
  return { data: { name, type: 'text/csv; charset=utf-8', bytes } }
}

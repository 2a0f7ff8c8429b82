import { createWriteStream } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { parentPort } from 'node:worker_threads'
import { type CellStyle, type CellValue, writeXlsxStream } from 'hucre/xlsx'
import pg from 'pg'
import type { ThreadOrder, WriterMessage } from './order.ts'

const batch = 1000
const settings = ['timezone=UTC', 'statement_timeout=600000', 'cursor_tuple_fraction=1']
const headStyle: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E3F1F0' } },
}

type Column = { header: string; width: number; numFmt?: string }
type Texts = (string | null)[]
type Manner = {
  columns: readonly Column[]
  /** The cells of a row; `marked` are the columns highlighted in it. */
  rowOf: (texts: Texts) => { cells: CellValue[]; marked?: ReadonlySet<number> }
  markStyle?: CellStyle
}

/**
 * Reads rows over the thread's own connection and writes a workbook, so that other requests wait for neither. The
 * cursor reads one snapshot of the database: no row is missing or repeated.
 */
export const writeInThisThread = async (order: ThreadOrder, { columns, rowOf, markStyle }: Manner) => {
  const client = new pg.Client({
    connectionString: order.url,
    application_name: 'sejuk-export',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    // Everything was made text by the statement itself.
    types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
  })
  const tell = (said: WriterMessage) => parentPort?.postMessage(said)
  // A thread has a priority of its own: who waits for an answer goes before who waits for a file.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  // The library styles whole columns, but asks for the style anew with every cell: so it is told what the row at hand needs.
  let styleAt: (column: number) => CellStyle | undefined = () => headStyle
  const styled = columns.map((column, n) => ({
    ...column,
    get style() {
      return styleAt(n)
    },
  }))

  async function* rows(total: number): AsyncGenerator<CellValue[]> {
    const fetch = () => client.query<Texts>({ text: `fetch ${batch} from list`, rowMode: 'array' })
    let written = 0
    let next = fetch()
    for (;;) {
      const found = (await next).rows
      if (found.length === 0) return
      // The database looks for the next ones while these are being written.
      next = fetch()
      next.catch(() => {})
      for (const texts of found) {
        const { cells, marked } = rowOf(texts)
        styleAt = marked?.size ? (column) => (marked.has(column) ? markStyle : undefined) : unstyled
        yield cells
      }
      written += found.length
      tell({ written, total })
    }
  }

  const write = async (total: number) => {
    const file = createWriteStream(order.path, { mode: 0o600 })
    const stream = writeXlsxStream(rows(total), { name: order.sheet, columns: styled, freezePane: { rows: 1 } })
    await pipeline(Readable.fromWeb(stream as ReadableStream), file)
    tell({ done: { rows: total, bytes: file.bytesWritten } })
  }

  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: counted } = await client.query<{ n: string }>(order.count.sql, order.count.params)
    const total = Number(counted[0]?.n)
    if (total > order.mostRows) return tell({ tooMany: true })
    await client.query(`declare list no scroll cursor for ${order.rows.sql}`, order.rows.params)
    await write(total)
  } finally {
    await client.end()
  }
}

const unstyled = () => undefined

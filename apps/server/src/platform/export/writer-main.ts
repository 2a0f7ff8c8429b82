import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { parentPort, workerData } from 'node:worker_threads'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import pg from 'pg'
import { cellReader, formats } from './cells.ts'
import type { WriteOrder, WriterSays } from './order.ts'

/**
 * A thread with a connection of its own: rows come in, a workbook goes out, and nobody who asks the server for something else
 * meanwhile waits for either. The cursor reads one moment of the database, so no row is there twice or missing.
 */
const order = workerData as WriteOrder
const batch = 1000
const settings = ['timezone=UTC', 'statement_timeout=600000', 'cursor_tuple_fraction=1']

const client = new pg.Client({
  connectionString: order.url,
  application_name: 'sejuk-export',
  options: settings.map((setting) => `-c ${setting}`).join(' '),
  // Everything was made text by the statement itself.
  types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
})
const tell = (said: WriterSays) => parentPort?.postMessage(said)

const readers = order.columns.map(({ type, values }) => cellReader(type, values))

async function* rows(total: number): AsyncGenerator<CellValue[]> {
  const fetch = () => client.query<(string | null)[]>({ text: `fetch ${batch} from list`, rowMode: 'array' })
  let written = 0
  let next = fetch()
  for (;;) {
    const found = (await next).rows
    if (found.length === 0) return
    // The database looks for the next ones while these are being written.
    next = fetch()
    next.catch(() => {})
    for (const row of found) yield row.map((text, n) => readers[n]?.(text) ?? null)
    written += found.length
    tell({ written, total })
  }
}

const write = async (total: number) => {
  const columns = order.columns.map(({ header, width, type }) => ({ header, width, numFmt: formats[type] }))
  const options = { name: order.sheet, columns, freezePane: { rows: 1 } }
  const file = createWriteStream(order.path, { mode: 0o600 })
  await pipeline(Readable.fromWeb(writeXlsxStream(rows(total), options) as ReadableStream), file)
  tell({ done: { rows: total, bytes: file.bytesWritten } })
}

await client.connect()
try {
  await client.query('begin isolation level repeatable read read only')
  const { rows: counted } = await client.query<{ n: string }>(order.count.sql, order.count.params)
  const total = Number(counted[0]?.n)
  if (total > order.mostRows) tell({ tooMany: true })
  else {
    await client.query(`declare list no scroll cursor for ${order.rows.sql}`, order.rows.params)
    await write(total)
  }
} finally {
  await client.end()
}

import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import pg from 'pg'

/** The limit: a cursor and the same writer, in a program that does nothing else. */
const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options: '-c timezone=UTC' })
const headers = Array.from({ length: 15 }, (_, n) => ({ header: `Column ${n}`, width: 20 }))

async function* rows(): AsyncGenerator<CellValue[]> {
  for (;;) {
    const { rows: found } = await client.query<CellValue[]>({ text: 'fetch 1000 from list', rowMode: 'array' })
    if (found.length === 0) return
    yield* found
  }
}

await client.connect()
const before = performance.now()
await client.query('begin isolation level repeatable read read only')
await client.query(`declare list no scroll cursor for
  select a.address_code, c.dept_code, a.customer_code, c.customer_name, a.province_name, a.city_name, a.district_name, a.sub_district_name,
    a.detail_address, a.postal_code, a.receiver_name, a.receiver_phone, a.created_date, a.create_user_name, a.created_by
  from official_addresses a join customers c on c.customer_code = a.customer_code order by a.created_date desc, a.address_code desc`)
const stream = writeXlsxStream(rows(), { name: 'Data', columns: headers, freezePane: { rows: 1 } })
await pipeline(Readable.fromWeb(stream as ReadableStream), createWriteStream(process.env.FILE ?? ''))
console.log(`took ${performance.now() - before}`)
await client.end()

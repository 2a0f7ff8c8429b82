import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, type WorkSheet } from '@e965/xlsx'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/servers/fresh-database.ts'
import type { WriteOrder } from './order.ts'
import { TooManyRows, writeWorkbook } from './write-workbook.ts'

const { url, drop } = await freshDatabase()
const folder = await mkdtemp(join(tmpdir(), 'sejuk-workbook-'))
afterAll(async () => {
  await drop()
  await rm(folder, { recursive: true })
})

const column = (header: string, type: WriteOrder['columns'][number]['type']) => ({ header, type, width: 12 })
const order = (rows: string, columns: WriteOrder['columns'], params: unknown[] = []): WriteOrder => ({
  url,
  count: { sql: `select count(*) as n from (${rows}) t`, params },
  rows: { sql: rows, params },
  columns,
  sheet: 'Data',
  mostRows: 1000,
  path: join(folder, 'data.xlsx'),
})
const quiet = { signal: new AbortController().signal, onProgress: () => {} }
const written = async (told: WriteOrder) => {
  const done = await writeWorkbook(told, quiet)
  const bytes = await readFile(told.path)
  expect(done.bytes).toBe(bytes.length)
  return read(bytes, { type: 'buffer', cellNF: true }).Sheets.Data as WorkSheet
}

test('each type becomes a cell of its kind', async () => {
  const values = ["'Open'", "'1785000'", "'-6.125'", "'2026-11-14'", "'2026-11-14 08:30:15.25'"]
  const columns = [
    { ...column('Status', 'text'), values: { Open: 'Terbuka' } },
    column('Harga', 'money'),
    column('Lat', 'number'),
    column('Hari', 'date'),
    column('Waktu', 'datetime'),
  ]
  const sheet = await written(order(`select ${values.join(', ')}`, columns))
  expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((at) => sheet[at].v)).toEqual(['Status', 'Harga', 'Lat', 'Hari', 'Waktu'])
  expect(sheet.A2).toMatchObject({ t: 's', v: 'Terbuka' })
  expect(sheet.B2).toMatchObject({ t: 'n', v: 1_785_000, z: '"Rp "#,##0' })
  expect(sheet.C2).toMatchObject({ t: 'n', v: -6.125 })
  expect(sheet.D2).toMatchObject({ t: 'n', v: 46_340, z: 'dd mmm yyyy' })
  expect(sheet.E2.v).toBeCloseTo(46_340 + (8 * 3600 + 30 * 60 + 15.25) / 86_400, 7)
})

test('a list of codes is said in words, and an empty one is no cell', async () => {
  const values = { order: 'Order', stock: 'Stok' }
  const columns = [
    { ...column('a', 'text'), values },
    { ...column('b', 'text'), values },
  ]
  const sheet = await written(order(`select (array['order', 'stock'])::text, (array[]::text[])::text`, columns))
  expect(sheet.A2.v).toBe('Order, Stok')
  expect(sheet.B2).toBeUndefined()
})

test('what cannot be a number or a day of a spreadsheet stands as it is, and nothing is no cell', async () => {
  const values = ["'12345678901234567890'", "'1850-01-01'", "'infinity'", 'null::text', "''"]
  const columns = [
    column('n', 'number'),
    column('d', 'date'),
    column('t', 'datetime'),
    column('x', 'money'),
    column('y', 'text'),
  ]
  const sheet = await written(order(`select ${values.join(', ')}`, columns))
  expect([sheet.A2, sheet.B2, sheet.C2]).toMatchObject([
    { t: 's', v: '12345678901234567890' },
    { t: 's', v: '1850-01-01' },
    { t: 's', v: 'infinity' },
  ])
  expect([sheet.D2?.v, sheet.E2?.v]).toEqual([undefined, undefined])
})

test('text is cut where a cell ends, and its parameters are only ever parameters', async () => {
  const sheet = await written(
    order(
      'select repeat($1::text, 40000), $2::text',
      [column('a', 'text'), column('b', 'text')],
      ['x', "'; drop table users; --"],
    ),
  )
  expect(sheet.A2.v).toHaveLength(32_767)
  expect(sheet.A2.v.at(-1)).toBe('…')
  expect(sheet.B2.v).toBe("'; drop table users; --")
})

test('rows beyond the most are refused whole, not cut', async () => {
  const many = order('select n::text from generate_series(1, 1001) n', [column('n', 'number')])
  await expect(writeWorkbook(many, quiet)).rejects.toThrow(TooManyRows)
  const seen: number[] = []
  const most = { ...many, mostRows: 5000, rows: { sql: 'select n::text from generate_series(1, 3500) n', params: [] } }
  const told = { ...most, count: { sql: 'select 3500 as n', params: [] } }
  await writeWorkbook(told, { ...quiet, onProgress: (rows, total) => seen.push(rows / total) })
  expect(seen).toEqual([1000 / 3500, 2000 / 3500, 3000 / 3500, 1])
})

test('a writing that is called off or breaks says so, and leaves no thread behind', async () => {
  const endless = order('select pg_sleep(60)::text', [column('n', 'text')])
  const stop = new AbortController()
  const begun = writeWorkbook(
    { ...endless, count: { sql: 'select 1 as n', params: [] } },
    { ...quiet, signal: stop.signal },
  )
  stop.abort(new Error('called off'))
  await expect(begun).rejects.toThrow('called off')
  await expect(writeWorkbook(order('select nonsense', [column('n', 'text')]), quiet)).rejects.toThrow(/nonsense/)
  const nowhere = { ...order("select '1'", [column('n', 'text')]), path: join(folder, 'no-such-folder', 'x.xlsx') }
  await expect(writeWorkbook(nowhere, quiet)).rejects.toThrow(/ENOENT/)
})

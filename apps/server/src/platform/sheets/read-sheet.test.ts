import { decimalNumber, wholeNumber } from '@sejuk/contract/numbers'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Rows, workbook } from '../../../test/workbooks.ts'
import { readSheet } from './read-sheet.ts'
import type { Limits } from './reader-process.ts'

const template = {
  sheet: 'Parts',
  maxRows: 30,
  columns: { code: { titles: ['Part Code'] }, name: { titles: ['Part Name'] }, note: { titles: ['Note'] } },
  schema: z.object({
    code: z.string('Code is required!').trim().max(8, 'Code is no more than 8 characters'),
    name: z.string('Name is required!').trim(),
    note: z.string().trim().default(''),
  }),
}
const header = ['Part Code', 'Part Name', 'Note']

const readBytes = (bytes: Uint8Array, name = 'parts.xlsx', limits?: Limits) =>
  readSheet(new File([new Uint8Array(bytes)], name), template, limits)
const readRows = (rows: Rows) => readBytes(workbook({ Parts: rows }))
const refused = (message: string) => ({ lines: [], problems: [{ line: 0, column: '', value: '', message }] })

test('each bad cell is told once, in the words of the schema', async () => {
  const rows: Rows = [header, ['P1'], ['LONGER-THAN-8', { t: 'e', v: 0x2a }, 'x'], [' P3 ', 'Board', null]]
  expect(await readRows(rows)).toEqual({
    rows: 3,
    lines: [{ line: 4, value: { code: 'P3', name: 'Board', note: '' } }],
    problems: [
      { line: 2, column: 'name', value: '', message: 'Name is required!' },
      { line: 3, column: 'name', value: '#N/A', message: 'The cell holds an error' },
      { line: 3, column: 'code', value: 'LONGER-THAN-8', message: 'Code is no more than 8 characters' },
    ],
  })
})

test('amounts are read as offices write them into a cell of text; a code that looks like one stays', async () => {
  const priced = {
    ...{ sheet: 'Prices', maxRows: 30 },
    columns: { code: { titles: ['Code'] }, price: { titles: ['Price'] }, pk: { titles: ['PK'] } },
    schema: z.object({ code: z.string(), price: wholeNumber('price', 0, 1e9), pk: decimalNumber('quantity', 100, 2) }),
  }
  const rows: Rows = [
    ['Code', 'Price', 'PK'],
    ['1.000', '3.350.000', '0,5'],
    ['B', 'Rp 3.550.000', '1.5'],
    ['C', 'Rp. 75', '2'],
    ['D', '3.35.00', '0,5'],
  ]
  const read = await readSheet(new File([new Uint8Array(workbook({ Prices: rows }))], 'prices.xlsx'), priced)
  expect(read.lines.map(({ value }) => value)).toEqual([
    { code: '1.000', price: 3_350_000, pk: 0.5 },
    { code: 'B', price: 3_550_000, pk: 1.5 },
    { code: 'C', price: 75, pk: 2 },
  ])
  expect(read.problems).toMatchObject([{ line: 5, column: 'price', value: '3.35.00' }])
})

test('what the schema can do without may be missing from the sheet, what it needs may not', async () => {
  expect(
    (
      await readRows([
        ['Part Name', 'Part Code'],
        ['Fan', 'P1'],
      ])
    ).lines,
  ).toEqual([{ line: 2, value: { code: 'P1', name: 'Fan', note: '' } }])
  expect((await readRows([['Part Name'], ['Fan']])).problems).toMatchObject([
    { line: 1, column: 'code', message: 'The column Part Code is missing' },
  ])
})

test('a file is what it is, not what it is called', async () => {
  expect((await readBytes(workbook({ Parts: [header, ['P1', 'Fan']] }), 'parts.xls')).lines).toHaveLength(1)
  expect((await readBytes(workbook({ Parts: [header, ['P1', 'Fan']] }, 'biff8'), 'parts.xlsx')).lines).toHaveLength(1)
  expect(await readBytes(strToU8('Part Code,Part Name\nP1,Fan'))).toMatchObject(
    refused('The file is not an Excel workbook'),
  )
})

describe('a hostile file', () => {
  const small = unzipSync(workbook({ Parts: [header, ['P1', 'Fan']] }))
  const withEmptiness = (bytes: number) =>
    zipSync({ ...small, 'xl/worksheets/sheet9.xml': new Uint8Array(bytes) }, { level: 9 })

  test('that unpacks to much more than it is, or to too much at all, is not unpacked', async () => {
    const tooLarge = refused('The file is too large when unpacked')
    expect(await readBytes(withEmptiness(20_000_000))).toMatchObject(tooLarge)
    const crowd = Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`xl/media/${n}.png`, new Uint8Array()]))
    expect(await readBytes(zipSync({ ...small, ...crowd }))).toMatchObject(tooLarge)
  })

  test('that lies about its sizes gains nothing', async () => {
    const bytes = withEmptiness(20_000_000)
    const view = new DataView(bytes.buffer)
    const entries = [...bytes.keys()].filter((at) => at < bytes.length - 46 && view.getUint32(at, true) === 0x02014b50)
    const liar = entries.find((at) => view.getUint32(at + 24, true) === 20_000_000) ?? 0
    view.setUint32(liar + 24, 1000, true)
    expect((await readBytes(bytes)).lines).toMatchObject([{ value: { code: 'P1' } }])
  })

  const long = () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, n) => `<row><c t="inlineStr"><is><t>P${n}</t></is></c><c t="inlineStr"><is><t>Fan</t></is></c></row>`,
    )
    const xml = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`
    return zipSync({ ...small, 'xl/worksheets/sheet1.xml': strToU8(xml) }, { level: 0 })
  }

  test('that needs more memory or more time than it is given ends alone', async () => {
    const bytes = long()
    // A busy machine takes its time to fill the memory: what ends first must be that.
    expect(await readBytes(bytes, 'parts.xlsx', { seconds: 240, heapMb: 48 })).toMatchObject(
      refused('The file is too large to be read. No more than 30 rows'),
    )
    expect(await readBytes(bytes, 'parts.xlsx', { seconds: 0.3, heapMb: 512 })).toMatchObject(
      refused('The file takes too long to be read. No more than 30 rows'),
    )
    expect((await readRows([header, ['P1', 'Fan']])).lines).toHaveLength(1)
  })

  test('whose titles are the names of our own objects changes none of them', async () => {
    const rows: Rows = [
      [...header, '__proto__', 'constructor'],
      ['P1', 'Fan', '', 'polluted', 'x'],
    ]
    const { lines } = await readBytes(workbook({ toString: [['__proto__'], ['polluted']], Parts: rows }))
    expect(lines).toEqual([{ line: 2, value: { code: 'P1', name: 'Fan', note: '' } }])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

test('too many at once are asked to come again, and the others are served', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 14 }, () => readRows([header, ['P1', 'Fan']])))
  expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill('fulfilled'), ...Array(2).fill('rejected')])
  expect(answers[13]).toMatchObject({ reason: { answer: { code: '503', status: 'Busy' } } })
  expect((await readRows([header, ['P1', 'Fan']])).lines).toHaveLength(1)
})

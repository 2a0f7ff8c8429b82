import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { read, utils, write } from '@e965/xlsx'
import * as contract from '@sejuk/contract/customers/official-addresses'
import { asc } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { openXlsx, saveXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { address, header, onlyCustomers, rowOf } from '../../../../test/addresses.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import { smallWorkbook } from '../../../platform/export/small-workbook.ts'

const { database, db, as } = await startTestServer()
const admin = await as()
const run = promisify(execFile)

const send = (bytes: Uint8Array, name = 'addresses.xlsx') =>
  admin(contract.importOfficialAddresses, fileForm(bytes, name))
const all = () => db.select().from(t).orderBy(asc(t.address_code))
const template = async () => (await admin(contract.downloadExample)).data as Buffer

beforeEach(() => onlyCustomers(database))

test('the template, as another library reads it: the header, a guide, and columns that keep leading zeros', async () => {
  const bytes = await template()
  const { SheetNames, Sheets } = read(bytes, { cellStyles: true })
  expect(SheetNames).toEqual(['Official Address', 'Guide'])
  const form = Sheets['Official Address'] ?? {}
  expect(utils.sheet_to_json(form, { header: 1, blankrows: false })).toEqual([header])
  expect(form['!cols']?.every(({ wch = 0 }) => wch > 10)).toBe(true)
  expect(header.map((_, c) => form[utils.encode_cell({ r: 1, c })]?.z)).toEqual(header.map(() => '@'))
  const xml = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString()
  const style = /<c r="A2" s="(\d+)"/.exec(xml)?.[1]
  expect(xml.match(/<col style="\d+"/g)).toEqual(header.map(() => `<col style="${style}"`))
  const guide = utils.sheet_to_json<string[]>(Sheets.Guide ?? {}, { header: 1 })
  expect(guide.slice(1).map(([title]) => title)).toEqual(header)
})

test('the template left empty says that it has no rows', async () => {
  expect(await send(await template())).toMatchObject({
    data: { problems: [{ message: 'The sheet has no rows below its header' }] },
  })
})

const filled = async () => {
  const book = await openXlsx(await template())
  book.sheets[0]?.rows.splice(1, 1, rowOf({ receiver_phone: '0021', postal_code: '10350' }) as string[])
  return Buffer.from(await saveXlsx(book))
}

test('the template filled in by the library that wrote it, or by another, new or old, it is imported', async () => {
  const byAnother = (bookType: 'xlsx' | 'biff8', over: object) => async () => {
    const book = read(await template(), { cellStyles: true })
    utils.sheet_add_aoa(book.Sheets['Official Address'] ?? {}, [rowOf(over)], { origin: 'A2' })
    return write(book, { bookType, type: 'buffer' }) as Buffer
  }
  for (const [make, name] of [
    [filled, 'a.xlsx'],
    [byAnother('xlsx', { detail_address: 'Jl. Dua 2' }), 'b.xlsx'],
    [byAnother('biff8', { detail_address: 'Jl. Tiga 3' }), 'c.xls'],
  ] as const)
    expect(await send(await make(), name), name).toMatchObject({ code: '200', data: { added: 1 } })
  expect((await all()).map(({ receiver_phone }) => receiver_phone)).toEqual(['0021', '0812', '0812'])
})

const findOffice = async () => {
  for (const name of ['soffice', 'libreoffice']) {
    const found = await run(name, ['--version']).catch(() => undefined)
    if (found) return name
  }
}
/** The program's name; where there is none the test is skipped, and says so. */
const officeOr = async (skip: (isSkipped: boolean, reason: string) => void) => {
  const office = await findOffice()
  skip(office === undefined, 'LibreOffice (soffice) is not installed here')
  return office ?? ''
}

const convert = async (office: string, bytes: Buffer, kind: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'sejuk-office-'))
  try {
    await writeFile(join(folder, 'filled.xlsx'), bytes)
    const home = `-env:UserInstallation=file://${folder}/home`
    await run(office, [
      home,
      '--headless',
      '--convert-to',
      kind,
      '--outdir',
      join(folder, 'out'),
      join(folder, 'filled.xlsx'),
    ])
    return await readFile(join(folder, 'out', `filled.${kind}`))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.for(['xls', 'xlsx'])('the template saved by LibreOffice as .%s is imported too', async (kind, { skip }) => {
  const bytes = await convert(await officeOr(skip), await filled(), kind)
  expect(await send(bytes, `a.${kind}`)).toMatchObject({ code: '200', data: { added: 1 } })
  expect(await all()).toMatchObject([{ ...address, receiver_phone: '0021' }])
})

test('a workbook of ours opens in LibreOffice without repair', async ({ skip }) => {
  const office = await officeOr(skip)
  const { bytes } = await smallWorkbook('Report', [
    {
      name: 'Report',
      columns: [{ title: 'Name' }, { title: 'Amount', kind: 'number' }],
      rows: [['Gree & Split', 3_434_234]],
      foot: ['Total', 3_434_234],
    },
  ])
  const { Sheets, SheetNames } = read(await convert(office, Buffer.from(bytes), 'xlsx'))
  expect(utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })).toEqual([
    ['Name', 'Amount'],
    ['Gree & Split', 3_434_234],
    ['Total', 3_434_234],
  ])
})

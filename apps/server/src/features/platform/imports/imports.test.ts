import { read, utils, type WorkSheet } from '@e965/xlsx'
import { importOfficialAddresses, officialAddressSheet } from '@sejuk/contract/customers/official-addresses'
import * as contract from '@sejuk/contract/platform/imports'
import { listNotifications } from '@sejuk/contract/platform/notifications'
import { unzipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Call, fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { type Rows, workbook } from '../../../../test/workbooks.ts'
import { offers } from '../../../app.ts'
import { purgeImports } from './purge-imports.ts'

const { db, pool, as, config, jobs } = await startTestServer()
const rights = [officialAddressSheet.needs as 'Sales-Order-Upload-Official_Address_By_Excel']
const { module_name } = officialAddressSheet

const header = [
  'Customer Code',
  'Province',
  'City',
  'District',
  'Sub District',
  'Detail Address',
  'Postal Code',
  'Receive Contact Person',
  'Receive Phone',
]
const row = (customer_code: string, detail_address: string, phone: string | null = '0812', postal = '40135') => [
  customer_code,
  'Jawa Barat',
  'Bandung',
  'Coblong',
  'Dago',
  detail_address,
  postal,
  'Budi',
  phone,
]
const sheet = (rows: Rows) => workbook({ 'Official Address': [header, ...rows] })

beforeAll(() =>
  pool.query(`insert into provinces values ('32', 'Jawa Barat');
    insert into cities values ('32.73', 'Kota Bandung', '32');
    insert into districts values ('32.73.02', 'Coblong', '32.73', '32');
    insert into sub_districts values ('32.73.02.1004', 'Dago', '32.73.02', '32.73', '32');
    insert into customers (customer_code, customer_name, dept_code, created_by)
    values ('C-1', 'Toko 1', '705', 'U'), ('C-2', 'Toko 2', '713', 'U')`),
)
beforeEach(() => pool.query('truncate official_addresses cascade; truncate import_batches cascade'))

const upload = (person: Call, rows: Rows, name = 'november.xlsx') => {
  const form = fileForm(sheet(rows), name)
  form.set('module_name', module_name)
  return person(contract.previewImport, form)
}
const rowsOf = async (person: Call, import_batch_code: string, only = 'all') =>
  (await person(contract.listImportRows, { import_batch_code, only })).data
const stored = async () =>
  (await pool.query('select customer_code, detail_address, receiver_phone from official_addresses order by 2')).rows

/** A good row, an unknown customer, a missing phone, a wrong postal code, and one that stands twice. */
const mixed: Rows = [
  row('C-1', 'Jl. A'),
  row('C-9', 'Jl. B'),
  row('C-1', 'Jl. C', null, '01'),
  row('C-1', 'jl.  a'),
  row('C-2', 'Jl. E'),
]

describe('a preview', () => {
  test('keeps every row with everything that is wrong with it, and saves nothing', async () => {
    const person = await as(rights)
    const { data, code } = await upload(person, mixed)
    expect(code).toBe('200')
    expect(data).toMatchObject({
      import_batch_code: expect.stringMatching(/^IMP-\d{6}$/),
      file_name: 'november.xlsx',
      title_local: 'Kelola Alamat Resmi',
      status: 'Preview',
      row_count: 5,
      bad_rows: 3,
    })
    expect(data.columns[0]).toEqual({
      key: 'customer_code',
      title_default: 'Customer Code',
      title_local: 'Kode Pelanggan',
    })
    const rows = await rowsOf(person, data.import_batch_code)
    expect(rows.map(({ line, problems }: contract.ImportRow) => [line, problems])).toEqual([
      [2, {}],
      [3, { customer_code: 'Customer not found' }],
      [
        4,
        {
          postal_code: 'Postal code is five digits and does not start with 0',
          receiver_phone: 'Receiver phone is required!',
        },
      ],
      [5, { detail_address: 'Address already exists in line 2' }],
      [6, {}],
    ])
    expect(rows[2].cells).toMatchObject({ detail_address: 'Jl. C', postal_code: '01' })
    expect((await rowsOf(person, data.import_batch_code, 'bad')).map(({ line }: contract.ImportRow) => line)).toEqual([
      3, 4, 5,
    ])
    expect(await stored()).toEqual([])
  })

  test('shows rows of its own batch only, however the lines are numbered', async () => {
    const person = await as(rights)
    const first = (await upload(person, [row('C-1', 'Jl. A')])).data.import_batch_code
    const second = (await upload(person, [row('C-1', 'Jl. Z')])).data.import_batch_code
    expect(await rowsOf(person, first)).toMatchObject([{ line: 2, cells: { detail_address: 'Jl. A' } }])
    expect(await rowsOf(person, second)).toMatchObject([{ line: 2, cells: { detail_address: 'Jl. Z' } }])
  })

  test('refuses a file that is no such sheet, as the plain import does', async () => {
    const person = await as(rights)
    const form = fileForm(
      workbook({
        Other: [
          ['Nothing', 'of', 'ours'],
          ['1', '2', '3'],
        ],
      }),
      'other.xlsx',
    )
    form.set('module_name', module_name)
    expect(await person(contract.previewImport, form)).toMatchObject({
      code: '406',
      message: 'Imported data is not valid',
      data: { problems: expect.arrayContaining([expect.objectContaining({ column: 'customer_code' })]) },
    })
    expect((await person(contract.listImports)).data).toEqual([])
    const unknown = fileForm(sheet([]), 'x.xlsx')
    unknown.set('module_name', 'no-such-sheet')
    expect(await person(contract.previewImport, unknown)).toMatchObject({
      code: '406',
      errors: { module_name: [expect.any(String)] },
    })
  })

  test('needs the permission of the upload, and belongs to whoever made it', async () => {
    const person = await as(rights)
    expect(await upload(await as([]), mixed)).toMatchObject({ code: '403' })
    const { import_batch_code } = (await upload(person, mixed)).data
    const stranger = await as(rights)
    for (const endpoint of [
      contract.getImport,
      contract.listImportRows,
      contract.mendImport,
      contract.commitImport,
      contract.annotateImport,
      contract.rollBackImport,
    ])
      expect(await stranger(endpoint, { import_batch_code })).toMatchObject({ code: '404' })
    expect((await stranger(contract.listImports)).data).toEqual([])
    await pool.query('delete from role_permissions where role_code = $1', [person.role_code])
    await pool.query('update users set viewer_version = viewer_version + 1 where usercode = $1', [person.usercode])
    expect(await person(contract.commitImport, { import_batch_code, skip: 'bad' })).toMatchObject({ code: '403' })
  })

  test('a customer out of sight is not found', async () => {
    const branch = await as(rights, { view_data: 'View_Data_My_Branch', department: '705' })
    const { data } = await upload(branch, [row('C-2', 'Jl. A')])
    expect(await rowsOf(branch, data.import_batch_code)).toMatchObject([
      { problems: { customer_code: 'Customer not found' } },
    ])
  })
})

describe('mending', () => {
  test('cells are written anew and everything is judged once more', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, mixed)).data
    const fixes = [
      { line: 3, column: 'customer_code', value: 'C-2' },
      { line: 4, column: 'receiver_phone', value: '0813' },
      { line: 4, column: 'postal_code', value: '  ' },
    ]
    const mended = await person(contract.mendImport, { import_batch_code, fixes })
    expect(mended).toMatchObject({ code: '200', data: { bad_rows: 1 } })
    expect(await rowsOf(person, import_batch_code, 'bad')).toMatchObject([{ line: 5 }])
    // The one that stood first is left out: the second is then innocent.
    expect((await person(contract.mendImport, { import_batch_code, skip: [2] })).data).toMatchObject({
      bad_rows: 0,
      skipped: 1,
    })
    expect((await person(contract.mendImport, { import_batch_code, take: [2] })).data.bad_rows).toBe(1)
    expect(
      await person(contract.mendImport, { import_batch_code, fixes: [{ line: 3, column: 'nonsense', value: '' }] }),
    ).toMatchObject({ code: '406' })
  })
})

describe('taking it', () => {
  test('is refused while a row is wrong, and nothing of it is written', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, mixed)).data
    const refused = await person(contract.commitImport, { import_batch_code })
    expect(refused).toMatchObject({
      code: '406',
      message: 'Imported data is not valid',
      data: { rows: 5, bad_rows: 3, problem_count: 4 },
    })
    expect(await stored()).toEqual([])
    expect((await person(contract.getImport, { import_batch_code })).data.status).toBe('Preview')
  })

  test('takes what was mended and leaves out what is still wrong, in one go', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, mixed)).data
    const fixes = [{ line: 3, column: 'customer_code', value: 'C-2' }]
    const taken = await person(contract.commitImport, { import_batch_code, fixes, skip: 'bad' })
    expect(taken).toMatchObject({
      code: '200',
      message: 'File imported successfully',
      data: { added: 3, skipped: 2 },
    })
    expect(await stored()).toEqual([
      { customer_code: 'C-1', detail_address: 'Jl. A', receiver_phone: '0812' },
      { customer_code: 'C-2', detail_address: 'Jl. B', receiver_phone: '0812' },
      { customer_code: 'C-2', detail_address: 'Jl. E', receiver_phone: '0812' },
    ])
    expect((await person(contract.getImport, { import_batch_code })).data).toMatchObject({
      status: 'Committed',
      added: 3,
      skipped: 2,
    })
    const { rows } = await pool.query(
      `select action, count(*) as n from action_logs where entity = 'official-address' and usercode = $1 group by 1`,
      [person.usercode],
    )
    expect(rows).toEqual([{ action: 'import', n: 3 }])
    expect((await person(listNotifications)).data).toMatchObject([
      { event: 'import-finished', body_default: 'Rows added: 3. Rows with problems: 2.' },
    ])
    expect(await person(contract.commitImport, { import_batch_code, skip: 'bad' })).toMatchObject({
      code: '409',
      message: 'Needs status Preview',
    })
    expect((await stored()).length).toBe(3)
  })

  test('rows that are named are left out, and named ones only', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, mixed)).data
    expect((await person(contract.commitImport, { import_batch_code, skip: [3, 4] })).code).toBe('406')
    expect((await person(contract.commitImport, { import_batch_code, skip: [3, 4, 5] })).data).toEqual({
      added: 2,
      skipped: 3,
    })
    expect((await rowsOf(person, import_batch_code, 'skipped')).map(({ line }: contract.ImportRow) => line)).toEqual([
      3, 4, 5,
    ])
  })

  test('what somebody else stored since the preview is found', async () => {
    const [person, other] = [await as(rights), await as(rights)]
    const { import_batch_code } = (await upload(person, [row('C-1', 'Jl. A')])).data
    const theirs = (await upload(other, [row('C-1', 'JL. A')])).data.import_batch_code
    expect((await other(contract.commitImport, { import_batch_code: theirs })).code).toBe('200')
    expect(await person(contract.commitImport, { import_batch_code })).toMatchObject({
      code: '406',
      data: { problems: [{ line: 2, column: 'detail_address', message: 'Address already exists' }] },
    })
    expect(await person(contract.commitImport, { import_batch_code, skip: 'bad' })).toMatchObject({
      code: '409',
      message: 'There is no row left to import',
    })
  })

  test('twice at once is once', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, [row('C-1', 'Jl. A')])).data
    const both = await Promise.all([1, 2].map(() => person(contract.commitImport, { import_batch_code })))
    expect(both.map(({ code }) => code).sort()).toEqual(['200', '409'])
    expect(await stored()).toHaveLength(1)
  })

  test("the specification's own import stays all or nothing", async () => {
    const person = await as(rights)
    expect(await person(importOfficialAddresses, fileForm(sheet(mixed), 'x.xlsx'))).toMatchObject({
      code: '406',
      status: false,
      message: 'Imported data is not valid',
    })
    expect(await stored()).toEqual([])
  })
})

describe('taking it back', () => {
  const imported = async (person: Call) => {
    const { import_batch_code } = (await upload(person, mixed)).data
    await person(contract.commitImport, { import_batch_code, skip: 'bad' })
    return import_batch_code
  }

  test('deletes exactly its own records, once', async () => {
    const person = await as(rights)
    const other = (await upload(person, [row('C-1', 'Jl. Z')])).data.import_batch_code
    await person(contract.commitImport, { import_batch_code: other })
    const import_batch_code = await imported(person)
    expect(await stored()).toHaveLength(3)
    expect(await person(contract.rollBackImport, { import_batch_code })).toMatchObject({ code: '200' })
    expect(await stored()).toMatchObject([{ detail_address: 'Jl. Z' }])
    expect(await person(contract.rollBackImport, { import_batch_code })).toMatchObject({
      code: '409',
      message: 'Needs status Committed',
    })
  })

  test('is refused once a record was changed, deleted or used, or a day has passed', async () => {
    const person = await as(rights)
    const import_batch_code = await imported(person)
    const back = () => person(contract.rollBackImport, { import_batch_code })
    const touched = { code: '409', message: '1 of the imported rows were changed since and cannot be taken back' }
    await pool.query(`update official_addresses set row_version = 2 where detail_address = 'Jl. A'`)
    expect(await back()).toMatchObject(touched)
    await pool.query(`update official_addresses set row_version = 1`)
    await pool.query(
      `insert into official_address_uses select address_code, 'SO-1', true from official_addresses limit 1`,
    )
    expect(await back()).toMatchObject({ code: '409', message: 'Address is used by 1 open orders' })
    await pool.query(`delete from official_address_uses`)
    await pool.query(`update import_batches set committed_date = now() - interval '24 hours 1 minute'`)
    expect(await back()).toMatchObject({ code: '409', message: 'An import can be taken back within 24 hours' })
    await pool.query(`update import_batches set committed_date = now() - interval '23 hours'`)
    await pool.query(`delete from official_addresses where detail_address = 'Jl. A'`)
    expect(await back()).toMatchObject(touched)
    expect(await stored()).toHaveLength(1)
  })
})

describe('the annotated workbook', () => {
  const annotated = async (person: Call, import_batch_code: string, language = 'default') => {
    const { data } = await person(contract.annotateImport, { import_batch_code, language })
    const book = read(data, { type: 'buffer', cellStyles: true })
    return {
      name: book.SheetNames[0],
      sheet: book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet,
      bytes: data as Buffer,
    }
  }

  test('has the rows as they were sent, each wrong cell marked, and what is wrong beside them', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, mixed)).data
    const { sheet, bytes, name } = await annotated(person, import_batch_code)
    const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: null })
    expect(name).toBe('Official Address')
    expect(rows[0]).toEqual([...header, 'Problem'])
    expect(rows.slice(1).map((cells) => cells.slice(0, 9))).toEqual(mixed)
    expect(rows.slice(1).map((cells) => cells[9])).toEqual([
      null,
      'Customer Code: Customer not found',
      'Postal Code: Postal code is five digits and does not start with 0\nReceive Phone: Receiver phone is required!',
      'Detail Address: Address already exists in line 2',
      null,
    ])
    const marked = Object.keys(sheet).filter((at) => sheet[at].s?.fgColor?.rgb === 'FDE2DE')
    // An empty cell that is marked is a cell all the same.
    const xml = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString()
    const style = /<c r="A3"[^>]* s="(\d+)"/.exec(xml)?.[1]
    expect([...xml.matchAll(new RegExp(`<c r="(\\w+)"[^>]* s="${style}"`, 'g'))].map(([, at]) => at)).toEqual([
      'A3',
      'G4',
      'I4',
      'F5',
    ])
    expect(marked).toEqual(expect.arrayContaining(['A3', 'G4', 'F5']))
  })

  test('speaks Indonesian too, and can be mended and sent again', async () => {
    const person = await as(rights)
    const { import_batch_code } = (await upload(person, mixed)).data
    const { sheet, bytes } = await annotated(person, import_batch_code, 'local')
    const rows = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    expect(rows[0]?.at(-1)).toBe('Masalah')
    expect(rows[2]?.at(-1)).toBe('Kode Pelanggan: Pelanggan tidak ditemukan')
    const form = fileForm(bytes, 'again.xlsx')
    form.set('module_name', module_name)
    expect((await person(contract.previewImport, form)).data).toMatchObject({ row_count: 5, bad_rows: 3 })
  })
})

test('rows are forgotten after a week, and a preview with them', async () => {
  const person = await as(rights)
  const { import_batch_code } = (await upload(person, mixed)).data
  await pool.query(`update import_batches set created_date = now() - interval '8 days'`)
  await purgeImports.work({ data: {}, db, url: '', jobs, config, offers, signal: new AbortController().signal })
  expect((await pool.query('select count(*) as n from import_rows')).rows).toEqual([{ n: 0 }])
  expect((await person(contract.listImports)).data).toMatchObject([{ import_batch_code, status: 'Expired' }])
  expect(await person(contract.commitImport, { import_batch_code })).toMatchObject({ code: '409' })
})

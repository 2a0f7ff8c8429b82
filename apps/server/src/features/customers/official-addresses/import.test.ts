import * as contract from '@sejuk/contract/customers/official-addresses'
import { permissions } from '@sejuk/domain/permissions'
import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { address, header, meanwhile, onlyCustomers, rowOf, sheetOf } from '../../../../test/addresses.ts'
import { fileForm, startTestServer } from '../../../../test/servers/test-server.ts'
import { workbook } from '../../../../test/workbooks.ts'
import { officialAddresses as t } from '../../../db/tables/customers/official-addresses.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'
import { officialAddressTemplate } from './template.ts'

const { database, db, as } = await startTestServer()
const admin = await as(permissions, { usercode: 'RCI-1', username: 'Rina' })

const send = (bytes: Uint8Array, name = 'addresses.xlsx', who = admin) =>
  who(contract.importOfficialAddresses, fileForm(bytes, name))
const all = () => db.select().from(t).orderBy(asc(t.address_code))

beforeEach(() => onlyCustomers(database))

describe('a good sheet', () => {
  test.each(['xlsx', 'biff8'] as const)(
    'is taken whole, in its order, and every address is logged (%s)',
    async (kind) => {
      const rows = [
        rowOf(),
        rowOf({ customer_code: 'C2', postal_code: null }),
        rowOf({ detail_address: 'Jl. Sabang 2' }),
      ]
      const bytes = workbook({ 'Official Address': [header, ...rows] }, kind)
      expect(await send(bytes, kind === 'xlsx' ? 'a.xlsx' : 'a.XLS')).toMatchObject({
        code: '200',
        status: true,
        message: 'File imported successfully',
        data: { added: 3 },
      })
      const stored = await all()
      expect(stored).toMatchObject([
        { ...address, created_by: 'RCI-1', create_user_name: 'Rina', row_version: 1 },
        { ...address, customer_code: 'C2', postal_code: '' },
        { ...address, detail_address: 'Jl. Sabang 2' },
      ])
      const logs = await db.select().from(actionLogs).orderBy(asc(actionLogs.log_id))
      expect(logs.map(({ entity_code }) => entity_code)).toEqual(stored.map(({ address_code }) => address_code))
      expect(logs[2]).toMatchObject({
        action: 'import',
        entity: 'official-address',
        usercode: 'RCI-1',
        diff: { detail_address: [null, 'Jl. Sabang 2'] },
      })
    },
  )

  test('keeps phones and postal codes that were typed as numbers, and text as it was typed', async () => {
    const detail_address = `<script>alert('1')</script> =1+1 "é" 界`
    await send(sheetOf(rowOf({ detail_address, postal_code: 10350, receiver_phone: 81234567890 })))
    expect(await all()).toMatchObject([{ detail_address, postal_code: '10350', receiver_phone: '81234567890' }])
  })
})

describe('a bad sheet', () => {
  test('is refused whole, with every cell that has to be mended', async () => {
    await db.insert(t).values({ ...address, detail_address: 'Jl. Merdeka 3', created_by: 'U', create_user_name: 'U' })
    const jakarta = await as(permissions, { view_data: 'View_Data_My_Branch', department: '705' })
    const bytes = sheetOf(
      rowOf({ detail_address: 'Jl. Baru 1' }),
      rowOf({ customer_code: 'C9' }),
      rowOf({ customer_code: 'C2' }),
      rowOf({ receiver_name: ' ', postal_code: '01234', detail_address: 'x'.repeat(1001) }),
      rowOf({ detail_address: 'jl.  BARU\u00a01' }),
      rowOf({ detail_address: 'JL. MERDEKA 3' }),
      rowOf({ detail_address: 'a\0b' }),
      rowOf({ city_name: { v: 46_340, z: 'd-mmm' }, receiver_phone: { t: 'e', v: 0x17 } }),
    )
    const answer = await send(bytes, 'a.xlsx', jakarta)
    expect(answer).toMatchObject({ code: '406', status: false, message: 'Imported data is not valid' })
    expect(answer.data).toMatchObject({ rows: 8, bad_rows: 7, problem_count: 10 })
    expect(answer.data.problems.map(({ line, column, message }: any) => `${line} ${column}: ${message}`)).toEqual([
      '3 customer_code: Customer not found',
      '4 customer_code: Customer not found',
      '5 detail_address: Detail address is no more than 1000 characters',
      '5 postal_code: Postal code is five digits and does not start with 0',
      '5 receiver_name: Receiver name is required!',
      '6 detail_address: Address already exists in line 2',
      '7 detail_address: Address already exists',
      '8 detail_address: A character that cannot be stored was found',
      '9 city_name: A date stands here. Format the cell as text and type it again',
      '9 receiver_phone: The cell holds an error',
    ])
    expect(answer.data.problems[0].value).toBe('C9')
    expect(answer.errors).toMatchObject({
      '3.customer_code': ['Customer not found'],
      '9.receiver_phone': ['The cell holds an error'],
    })
    expect(await all()).toHaveLength(1)
    expect(await db.$count(actionLogs)).toBe(0)
  })

  test('a place the country does not have is answered with the nearest one it has', async () => {
    const written = { province_name: 'dki jakarta', city_name: 'KOTA JAKARTA PUSAT', district_name: 'Kec. Menteng' }
    expect(await send(sheetOf(rowOf(written)))).toMatchObject({ code: '200' })
    const { data } = await send(
      sheetOf(
        rowOf({ detail_address: 'Jl. 2', district_name: 'Mentang', sub_district_name: 'Gondangdiya' }),
        rowOf({ detail_address: 'Jl. 3', city_name: 'Bandung' }),
        rowOf({ detail_address: 'Jl. 4', sub_district_name: 'Xyz' }),
      ),
    )
    expect(data.problems.map(({ line, column, message }: any) => `${line} ${column}: ${message}`)).toEqual([
      '2 district_name: Not in the list. Did you mean Menteng?',
      '2 sub_district_name: Not in the list. Did you mean Gondangdia?',
      '3 city_name: Not in the list. Did you mean Kota Administrasi Jakarta Pusat?',
      '4 sub_district_name: This choice is not in the list',
    ])
  })

  test('with very many problems lists the first thousand and tells how many there are', async () => {
    const rows = Array.from({ length: 700 }, () => rowOf({ receiver_name: null, city_name: null }))
    const { data, errors } = await send(sheetOf(...rows))
    expect(data).toMatchObject({ rows: 700, bad_rows: 700, problem_count: 1400 })
    expect(data.problems).toHaveLength(1000)
    expect(Object.keys(errors ?? {})).toHaveLength(200)
  })

  test.each<[string, Uint8Array, string]>([
    ['an empty sheet', workbook({ A: [] }), 'The sheet is empty'],
    ['only a header', workbook({ A: [header] }), 'The sheet has no rows below its header'],
    [
      'two sheets',
      workbook({ A: [header, rowOf()], B: [header, rowOf()] }),
      "Several sheets have the template's header: A, B",
    ],
    ['text', Buffer.from(`${header.join(',')}\n`), 'The file is not an Excel workbook'],
    ['half a workbook', sheetOf(rowOf()).slice(0, 3000), 'The file is damaged and cannot be read'],
  ])('%s says what it is', async (_name, bytes, message) => {
    expect(await send(bytes)).toMatchObject({
      code: '406',
      status: false,
      message: 'Imported data is not valid',
      data: { problems: [{ line: 0, column: '', value: '', message }], rows: 0, problem_count: 1 },
      errors: { '0.': [message] },
    })
  })

  test('no file, another extension and an empty file are told apart', async () => {
    const text = new FormData()
    text.set('file', 'not a file')
    const refused = (message: string) => ({ code: '406', errors: { file: [message] } })
    const other = new FormData()
    other.set('name', 'x')
    expect(await admin(contract.importOfficialAddresses, other)).toMatchObject(refused('No file uploaded'))
    expect(await admin(contract.importOfficialAddresses, {})).toMatchObject(refused('No file uploaded'))
    expect(await admin(contract.importOfficialAddresses, text)).toMatchObject(refused('No file uploaded'))
    expect(await send(sheetOf(rowOf()), 'a.csv')).toMatchObject(refused('The file extension is not allowed: xlsx, xls'))
    expect(await send(new Uint8Array())).toMatchObject(refused('The file is empty'))
  })
})

describe('two imports of the same address', () => {
  test('at once: one is taken, the other reads why not', async () => {
    const answers = await Promise.all([
      send(sheetOf(rowOf())),
      send(sheetOf(rowOf({ detail_address: 'JL. THAMRIN  9' }))),
    ])
    const refused = answers.filter(({ code }) => code !== '200')
    expect(refused).toHaveLength(1)
    expect(['406', '409']).toContain(refused[0]?.code)
    expect(JSON.stringify(refused[0])).toContain('Address already exists')
    expect(await all()).toHaveLength(1)
  })

  test('the one that comes between the look and the writing is a 409', async () => {
    const other = `insert into official_addresses (customer_code, province_name, city_name, district_name, sub_district_name,
      detail_address, receiver_name, receiver_phone, created_by, create_user_name)
      values ('C1', 'x', 'x', 'x', 'x', 'jl. thamrin  9', 'x', 'x', 'x', 'x')`
    const rows = [rowOf({ detail_address: 'Jl. Baru 1' }), rowOf()]
    const answer = await meanwhile(database, other, () => send(sheetOf(...rows)))
    expect(answer).toMatchObject({
      code: '409',
      status: 'Conflict',
      message: 'Address already exists',
      data: null,
    })
    expect(await all()).toHaveLength(1)
  })

  test('repeated with its key gives the first answer and is done once', async () => {
    const again = () =>
      admin(contract.importOfficialAddresses, fileForm(sheetOf(rowOf()), 'a.xlsx'), {
        'idempotency-key': 'import-0001',
      })
    expect(await again()).toMatchObject({ code: '200', data: { added: 1 } })
    expect(await again()).toMatchObject({ code: '200', data: { added: 1 } })
    expect(await all()).toHaveLength(1)
  })
})

/** Fifty thousand, their memory and the wait of others are measured by `npm run bench:import`. */
test('a long sheet is taken in several batches, and others are served meanwhile; one row too many is refused', async () => {
  const long = 4000
  const rows = Array.from({ length: long }, (_, n) => rowOf({ detail_address: `Jl. Panjang ${n}` }))
  const importing = send(sheetOf(...rows))
  let isDone = false
  void importing.finally(() => {
    isDone = true
  })
  let served = 0
  while (!isDone) {
    expect(await admin(contract.listOfficialAddresses)).toMatchObject({ code: '200' })
    served++
  }
  expect(await importing).toMatchObject({ code: '200', data: { added: long } })
  expect(served).toBeGreaterThan(5)
  expect(await db.$count(t)).toBe(long)
  expect(await db.$count(actionLogs)).toBe(long)
  const tooMany = Array.from({ length: officialAddressTemplate.maxRows + 1 }, () => ['C1'])
  expect(await send(sheetOf(...tooMany))).toMatchObject({
    code: '406',
    data: { rows: 50_001, problems: [{ line: 50_002, message: 'No more than 50000 rows' }] },
  })
})

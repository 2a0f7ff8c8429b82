import * as contract from '@sejuk/contract/customers/official-addresses'
import { permissions } from '@sejuk/domain/permissions'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { form, meanwhile, place, threeAddresses } from '../../../../test/addresses.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { officialAddresses as t, officialAddressUses as uses } from '../../../db/tables/customers/official-addresses.ts'
import { actionLogs } from '../../../db/tables/platform/action-logs.ts'

const { database, db, as } = await startTestServer()
const admin = await as()
const jakarta = await as(permissions, { view_data: 'View_Data_My_Branch', department: '705' })

const list = (filters: object = {}) => admin(contract.listOfficialAddresses, filters)
const stored = (address_code: string) => db.select().from(t).where(eq(t.address_code, address_code))
const logOf = (code: string) =>
  db.select().from(actionLogs).where(eq(actionLogs.entity_code, code)).orderBy(asc(actionLogs.log_id))

beforeEach(() => threeAddresses(database))

describe('an edit', () => {
  const edit = { address_code: 'A1', row_version: 1, ...form, receiver_name: 'Wati', receiver_phone: '0813' }

  test('changes the three fields only, and is logged field by field', async () => {
    const wider = { ...edit, customer_code: 'C2', province_name: 'Bali', postal_code: '99999' }
    expect(await admin(contract.updateOfficialAddress, wider)).toMatchObject({
      code: '200',
      status: true,
      message: 'Updated',
    })
    expect(await stored('A1')).toMatchObject([
      { ...place, customer_code: 'C1', receiver_name: 'Wati', receiver_phone: '0813', row_version: 2 },
    ])
    expect(await logOf('A1')).toMatchObject([
      {
        entity: 'official-address',
        action: 'update',
        usercode: admin.usercode,
        diff: { receiver_name: ['Budi', 'Wati'], receiver_phone: ['0812', '0813'] },
      },
    ])
  })

  test('of what somebody else has changed is refused with both values', async () => {
    const rina = await as(permissions, { username: 'Rina' })
    await rina(contract.updateOfficialAddress, edit)
    const mine = { ...edit, receiver_name: 'Agus', receiver_phone: '0813' }
    expect(await admin(contract.updateOfficialAddress, mine)).toMatchObject({
      code: '409',
      status: 'Conflict',
      message: 'Data was changed by someone else. Please reload',
      data: {
        current: { detail_address: 'Jl. Thamrin 9', receiver_name: 'Wati', receiver_phone: '0813', row_version: 2 },
        changed_by: 'Rina',
        changed_date: expect.any(String),
        changed_fields: ['receiver_name'],
      },
    })
    expect(await stored('A1')).toMatchObject([{ receiver_name: 'Wati' }])
    expect(await admin(contract.updateOfficialAddress, { ...mine, row_version: 2 })).toMatchObject({ code: '200' })
  })

  test('with the four documented fields alone is saved, whatever version was seen', async () => {
    const { row_version: _, ...documented } = edit
    await admin(contract.updateOfficialAddress, edit)
    expect(await admin(contract.updateOfficialAddress, { ...documented, receiver_name: 'Agus' })).toMatchObject({
      ...{ code: '200', message: 'Updated' },
    })
    expect(await stored('A1')).toMatchObject([{ receiver_name: 'Agus', row_version: 3 }])
    expect(await logOf('A1')).toHaveLength(2)
  })

  test('keeps the digits of the receiver’s phone, and asks for some', async () => {
    await admin(contract.updateOfficialAddress, { ...edit, receiver_phone: '0812-3456 (wa)' })
    expect(await stored('A1')).toMatchObject([{ receiver_phone: '08123456' }])
    expect(await admin(contract.updateOfficialAddress, { ...edit, receiver_phone: 'ask Budi' })).toMatchObject({
      ...{ code: '406', errors: { receiver_phone: ['Receiver phone is required!'] } },
    })
  })

  test('of two at once only one is done', async () => {
    const answers = await Promise.all([
      admin(contract.updateOfficialAddress, edit),
      jakarta(contract.updateOfficialAddress, edit),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '409'])
    expect(await logOf('A1')).toHaveLength(1)
  })

  test.each(['jl.  sabang 2', 'JL.\u00a0SABANG\t2', ' Jl. Sabang 2 '])(
    'cannot make the same address twice: %j',
    async (detail_address) => {
      expect(await admin(contract.updateOfficialAddress, { ...edit, detail_address })).toMatchObject({
        code: '409',
        status: 'Conflict',
        message: 'Address already exists',
      })
    },
  )

  test('may space and capitalise its own address anew', async () => {
    const detail_address = 'JL. THAMRIN   9'
    expect(await admin(contract.updateOfficialAddress, { ...edit, detail_address })).toMatchObject({ code: '200' })
    expect(await stored('A1')).toMatchObject([{ detail_address }])
  })

  test('names what is missing or too long, in its own words', async () => {
    const bad = { ...edit, detail_address: '  ', receiver_phone: '0'.repeat(101), receiver_name: undefined }
    expect(await admin(contract.updateOfficialAddress, bad)).toMatchObject({
      code: '406',
      message: 'Form invalid. Please check the form',
      errors: {
        detail_address: ['Detail address is required!'],
        receiver_phone: ['Receiver phone is no more than 100 characters'],
        receiver_name: ['Receiver name is required!'],
      },
    })
  })

  test.each([
    `<img src=x onerror="alert(1)"> '; drop table official_addresses; -- {{7*7}} %s \${x}`,
    'Jalan 界'.padEnd(1000, '界'),
    '=HYPERLINK("http://x")',
    'ruko\r\nlantai 2 ❄️ ‮abc',
  ])('keeps the text as it was typed: %j', async (detail_address) => {
    expect(await admin(contract.updateOfficialAddress, { ...edit, detail_address })).toMatchObject({ code: '200' })
    expect((await list({ sort: 'created_date', limit: 1 })).data).toMatchObject([
      { address_code: 'A1', detail_address },
    ])
  })

  test('refuses a zero byte, and one letter more than a thousand', async () => {
    for (const detail_address of ['Jl. \0', '界'.repeat(1001)])
      expect(await admin(contract.updateOfficialAddress, { ...edit, detail_address })).toMatchObject({ code: '406' })
    expect(await stored('A1')).toMatchObject([{ row_version: 1 }])
  })
})

describe('a deletion', () => {
  const remove = (...address_codes: string[]) => admin(contract.deleteOfficialAddresses, { address_codes })

  test('takes one or many, and each is logged with what it was', async () => {
    expect(await remove('A1', 'B1', 'A1')).toMatchObject({ code: '200', status: true, message: 'Deleted' })
    expect((await list()).data).toMatchObject([{ address_code: 'A2' }])
    expect(await logOf('B1')).toMatchObject([
      { action: 'delete', diff: { receiver_name: ['Budi', null], customer_code: ['C2', null] } },
    ])
    expect(await logOf('A1')).toHaveLength(1)
  })

  test('of something unknown or out of sight deletes nothing', async () => {
    expect(await remove('A1', 'NO')).toMatchObject({ code: '404', status: 'NotFound' })
    expect(await jakarta(contract.deleteOfficialAddresses, { address_codes: ['A1', 'B1'] })).toMatchObject({
      code: '404',
    })
    expect(await db.$count(t)).toBe(3)
  })

  test('of nothing, or of more than a thousand, is refused', async () => {
    expect(await remove()).toMatchObject({ code: '406' })
    expect(await remove(...Array.from({ length: 1001 }, (_, n) => `A${n}`))).toMatchObject({ code: '406' })
  })

  test('of an address in use says by how many open orders, and deletes nothing', async () => {
    await db.insert(uses).values([
      { address_code: 'A1', order_code: 'SO-1', is_open: true },
      { address_code: 'A1', order_code: 'SO-2', is_open: true },
      { address_code: 'A2', order_code: 'SO-2', is_open: true },
      { address_code: 'A2', order_code: 'SO-3', is_open: false },
      { address_code: 'B1', order_code: 'SO-4', is_open: false },
    ])
    const inUse = { code: '409', status: 'Conflict', message: 'Address is used by 2 open orders' }
    const listed = (await admin(contract.listOfficialAddresses, { sort: 'detail_address' })).data
    expect(listed.map((one: contract.OfficialAddress) => [one.address_code, one.open_orders])).toEqual([
      ['A2', 1],
      ['A1', 2],
      ['B1', 0],
    ])
    expect(await remove('B1', 'A1', 'A2')).toMatchObject(inUse)
    expect(await db.$count(t)).toBe(3)
    expect(await db.$count(actionLogs)).toBe(0)
    expect(await remove('A2')).toMatchObject({ message: 'Address is used by 1 open orders' })
    expect(await remove('B1')).toMatchObject({ code: '200' })
  })

  test('waits for an order that is being opened, and for one that is being made', async () => {
    await db.insert(uses).values({ address_code: 'A1', order_code: 'SO-1', is_open: false })
    const inUse = { code: '409', message: 'Address is used by 1 open orders' }
    expect(
      await meanwhile(database, 'update official_address_uses set is_open = true', () => remove('A1')),
    ).toMatchObject(inUse)
    const made = `insert into official_address_uses values ('A2', 'SO-9', true)`
    expect(await meanwhile(database, made, () => remove('A2'))).toMatchObject(inUse)
    expect(await db.$count(t)).toBe(3)
  })

  test('that cannot be logged is not done', async () => {
    await db.execute(sql`alter table action_logs add constraint never check (action <> 'delete') not valid`)
    expect((await remove('A1')).code).not.toBe('200')
    await db.execute(sql`alter table action_logs drop constraint never`)
    expect(await db.$count(t)).toBe(3)
  })
})

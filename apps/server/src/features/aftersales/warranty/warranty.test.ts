import { getConsumerItem, listConsumerItems } from '@sejuk/contract/aftersales/consumer-items'
import * as errors from '@sejuk/contract/aftersales/error-codes'
import { searchWarranty } from '@sejuk/contract/aftersales/warranty'
import { permissions } from '@sejuk/domain/permissions'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { beforeAll, expect, test } from 'vitest'
import { makeConsumerItem, makeTicket } from '../../../../test/aftersales.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'

const { db, as } = await startTestServer()
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
const somebody = await as()
let consumer_item_id = 0

beforeAll(async () => {
  const unit = {
    item_code: 'GSW-09(I)',
    item_name: 'Gree Split 1 PK',
    brand_code: 'GREE',
    category_code: 'SPL',
    business_unit: 'RAC',
    unit_kind: 'Indoor',
    status: 'Sold',
  } as const
  await db.insert(serialNumbers).values([
    { ...unit, serial_number: 'NEW1', delivered_date: addDays(today, -100) },
    { ...unit, serial_number: 'OLD1', delivered_date: addDays(today, -1500) },
    { ...unit, serial_number: 'STOCK1', delivered_date: null, status: 'InStock' },
    { ...unit, serial_number: 'BACK1', delivered_date: addDays(today, -100), status: 'Returned', is_returned: true },
  ])
  consumer_item_id = (
    await makeConsumerItem(db, {
      serial_indoor: 'NEW1',
      consumer_name: 'Sari',
      category_code: 'SPL',
      purchase_date: addDays(today, -50),
    })
  ).consumer_item_id
  await makeConsumerItem(db, { serial_indoor: 'FAR1', consumer_name: 'Jauh', dept_code: '713' })
  await makeTicket(db, { ticket_number: 'AST-1' }, [{ serial_indoor: 'NEW1', symptom: 'NOT_COLD' }])
})

test.each([
  ['NEW1', { warranty: 'In_Warranty', reason: 'from_purchase', starts: addDays(today, -50), consumer_name: 'Sari' }],
  ['OLD1', { warranty: 'Out_of_Warranty', reason: 'compressor_only', consumer_name: null }],
  ['STOCK1', { warranty: 'Unknown', reason: 'not_delivered' }],
  ['BACK1', { warranty: 'Unknown', reason: 'returned' }],
  ['NOWHERE1', { warranty: 'Unknown', reason: 'unknown_serial' }],
])('the warranty of %s is told with its reason', async (serial_number, expected) => {
  const { data } = await somebody(searchWarranty, { serial_number: serial_number.toLowerCase() })
  expect(data).toMatchObject([expected])
})

test('it is found by phone and by ticket too; a proof of purchase counts from its day', async () => {
  expect((await somebody(searchWarranty, { phone: '+6281290341178' })).data.length).toBe(2)
  expect((await somebody(searchWarranty, { ticket_number: 'AST-1' })).data).toMatchObject([
    { serial_indoor: 'NEW1', warranty: 'In_Warranty' },
  ])
  const { data } = await somebody(searchWarranty, { serial_number: 'OLD1', purchase_date: addDays(today, -10) })
  expect(data).toMatchObject([{ warranty: 'In_Warranty', reason: 'from_purchase' }])
  expect((await somebody(searchWarranty, {})).data).toEqual([])
})

test('a centre reads the warranty of any unit, but not whose it is', async () => {
  const partner = await as(permissions, { view_data: 'View_Data_Asc', asc_code: '8-ASC-01' })
  const { data } = await partner(searchWarranty, { serial_number: 'NEW1' })
  expect(data).toMatchObject([
    { warranty: 'In_Warranty', reason: 'from_purchase', consumer_name: null, consumer_phone: null },
  ])
})

test('the register tells consumer, unit, warranty and tickets, within one’s branches', async () => {
  const branch = await as(permissions, { view_data: 'View_Data_My_Branch', department: '705' })
  const { data } = await branch(listConsumerItems, { search: '081290341178' })
  expect(data).toMatchObject([
    { consumer_name: 'Sari', tickets: 1, warranty: 'In_Warranty', consumer_phone: '81290341178' },
  ])
  expect((await branch(listConsumerItems, { search: 'new1' })).data).toHaveLength(1)
  const detail = await branch(getConsumerItem, { consumer_item_id })
  expect(detail.data).toMatchObject({ ticket_list: [{ ticket_number: 'AST-1', symptom: 'NOT_COLD' }], other_units: [] })
  const blind = await as(['Consumer-Item-Search'])
  expect((await blind(listConsumerItems, { search: 'Sari' })).data[0].consumer_phone).toContain('•')
})

test('error codes are found, written and changed by who keeps them', async () => {
  const code = {
    error_code: 'e1',
    product_group: ['RAC'],
    severity: 'Stop',
    title: 'High pressure',
    local_title: 'Tekanan tinggi',
    possible_cause: 'Dirty condenser',
    local_possible_cause: 'Kondensor kotor',
    remedy: 'Clean it',
    local_remedy: 'Bersihkan',
  }
  const { data } = await somebody(errors.createErrorCode, code)
  expect(data).toMatchObject({ error_code: 'E1', is_active: true })
  expect(await somebody(errors.createErrorCode, code)).toMatchObject({
    code: '409',
    message: 'This code is already written for these products',
  })
  expect(
    (await somebody(errors.createErrorCode, { ...code, error_code: 'E2', video_url: 'javascript:1' })).errors,
  ).toEqual({ video_url: ['Video is an https address'] })
  for (const search of ['E1', 'pressure', 'kondensor'])
    expect((await somebody(errors.listErrorCodes, { search, product_group: 'RAC' })).data).toHaveLength(1)
  const { error_code: _, ...rest } = code
  const changed = await somebody(errors.updateErrorCode, {
    ...rest,
    error_id: data.error_id,
    row_version: 1,
    severity: 'Warn',
  })
  expect(changed).toMatchObject({ code: '200', message: 'Updated', data: { severity: 'Warn', row_version: 2 } })
  expect((await somebody(errors.errorCodeLog, { code: String(data.error_id) })).data[0].diff.severity).toEqual([
    'Stop',
    'Warn',
  ])
  const reader = await as(['Error-Code-Search'])
  expect((await reader(errors.createErrorCode, code)).code).toBe('403')
})

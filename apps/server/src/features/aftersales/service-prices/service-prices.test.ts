import * as contract from '@sejuk/contract/aftersales/service-prices'
import { addDays, dayIn } from '@sejuk/domain/values/dates'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { servicePrices, servicePriceVersions } from '../../../db/tables/aftersales/service-prices.ts'

const { db, as } = await startTestServer()
const today = dayIn(new Date().toISOString(), 'Asia/Jakarta')
const somebody = await as()

beforeAll(async () => {
  const by = { created_by: 'U', create_user_name: 'U' }
  await db.insert(servicePriceVersions).values([
    { ...by, version_no: 1, version_name: 'I', valid_from: addDays(today, -300) },
    { ...by, version_no: 2, version_name: 'II', valid_from: addDays(today, -3) },
  ])
  const row = { asc_type: 'RAC', service_type: 'Repair', category_code: 'SPL', min_pk: 0.5, max_pk: 1 } as const
  await db.insert(servicePrices).values([
    { ...row, version_no: 1, in_warranty_fee: 100_000, out_warranty_price: 200_000 },
    { ...row, version_no: 2, in_warranty_fee: 110_000, out_warranty_price: 220_000 },
    { ...row, asc_type: 'LCAC', version_no: 2, in_warranty_fee: 300_000, out_warranty_price: 500_000 },
  ])
})

test('without a version the prices in force are told, and two versions can be compared', async () => {
  const { data } = await somebody(contract.listServicePrices, { asc_type: 'RAC', compare_with: 1 })
  expect(data).toMatchObject([{ version_no: 2, in_warranty_fee: 110_000, other_fee: 100_000, other_price: 200_000 }])
  expect((await somebody(contract.listServicePrices, { version_no: 1 })).data).toMatchObject([
    { in_warranty_fee: 100_000, other_fee: null },
  ])
})

test('another list begins on a day to come, is raised as a whole, and leaves the others as they were', async () => {
  const context = (more: object) =>
    somebody(contract.createServicePriceVersion, {
      version_name: 'III',
      valid_from: addDays(today, 10),
      rise_percent: 5,
      ...more,
    })
  expect((await context({ valid_from: today })).errors).toEqual({
    valid_from: ['A price list begins on a day to come'],
  })
  expect((await context({ rise_percent: 900 })).errors).toEqual({
    rise_percent: ['Change is a number from -50 to 100'],
  })
  expect((await context({ asc_type: 'RAC' })).data).toEqual({ version_no: 3 })
  expect((await context({ valid_from: addDays(today, 5) })).errors).toEqual({
    valid_from: [`The list before it begins on ${addDays(today, 10)}`],
  })
  const { data } = await somebody(contract.listServicePrices, { version_no: 3 })
  expect(data.map((one: { asc_type: string; in_warranty_fee: number }) => [one.asc_type, one.in_warranty_fee])).toEqual(
    [
      ['RAC', 116_000],
      ['LCAC', 300_000],
    ],
  )
  const versions = await somebody(contract.listServicePriceVersions, {})
  expect(versions.data.map((one: { version_no: number; state: string }) => [one.version_no, one.state])).toEqual([
    [3, 'future'],
    [2, 'in_force'],
    [1, 'past'],
  ])
})

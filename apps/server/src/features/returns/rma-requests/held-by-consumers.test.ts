import { findCaller } from '@sejuk/contract/aftersales/ticket-forms'
import { searchWarranty } from '@sejuk/contract/aftersales/warranty'
import { getSerialLife, lookUpSerials } from '@sejuk/contract/catalogue/serial-lives'
import { listCustomerStocks } from '@sejuk/contract/retail/customer-stocks'
import { leastWarrantyDays } from '@sejuk/domain/returns/rma-requests'
import { addDays } from '@sejuk/domain/values/dates'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startRmas } from '../../../../test/rmas.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { consumerItems } from '../../../db/tables/aftersales/consumer-items.ts'
import { serialNumbers } from '../../../db/tables/catalogue/serial-numbers.ts'
import { inheritedWarranties } from '../../../db/tables/returns/rma-requests.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'

const server = await startTestServer()
const { db, as } = server
const { keeper, inStock, sold, act, approved, unit } = await startRmas(server)
const today = companyToday()
const boss = await as()
const [delivered_date, retail_date, installed_date] = [-300, -200, -190].map((n) => addDays(today, n)) as [
  string,
  string,
  string,
]

/** With Budi, who bought it and had it installed. */
const withConsumer = async () => {
  const serial = await sold()
  await db
    .update(serialNumbers)
    .set({ delivered_date, retail_date, installed_date, status: 'Installed' })
    .where(eq(serialNumbers.serial_number, serial))
  await db.insert(consumerItems).values({
    ...{ consumer_name: 'Budi Santoso', consumer_phone: '8123456789', consumer_address: 'Jl. Melati 1' },
    ...{ dept_code: '705', item_code: 'U1', item_name: 'U1', category_code: 'SPL', serial_indoor: serial },
    ...{ purchase_date: retail_date, install_date: installed_date },
  })
  return serial
}
const exchange = async (old: string, isFirst: boolean) => {
  const fresh = await inStock()
  const rma_code = await approved(old, { is_advance: !isFirst })
  const back = () => act(keeper, 'receive', rma_code, { lines: [{ line_no: 1, serial_number: old }] })
  if (isFirst) await back()
  await act(keeper, 'ship', rma_code, { lines: [{ line_no: 101, serial_number: fresh }] })
  expect(await act(keeper, 'confirmOut', rma_code)).toMatchObject({ code: '200' })
  if (!isFirst) await back()
  return fresh
}
const stock = async () => {
  const { data } = await boss(listCustomerStocks, { customer_code: 'C1' })
  return (data as { customer_code: string; closing: number }[])
    .filter(({ customer_code }) => customer_code === 'C1')
    .map(({ closing }) => closing)
}

test.each([true, false])(
  'an exchange at a consumer, the old unit first %s: place, home and warranty go over',
  async (isFirst) => {
    const old = await withConsumer()
    const before = await stock()
    const fresh = await exchange(old, isFirst)
    expect(await unit(fresh)).toMatchObject({
      ...{ status: 'Installed', customer_code: 'C1', delivered_date, retail_date, installed_date },
    })
    expect(await unit(old)).toMatchObject({ replaced_by_sn: fresh, status: 'Returned' })
    const homes = await db
      .select()
      .from(consumerItems)
      .where(inArray(consumerItems.serial_indoor, [old, fresh]))
    expect(homes).toMatchObject([{ serial_indoor: fresh, consumer_name: 'Budi Santoso', purchase_date: retail_date }])
    const [inherited] = await db.select().from(inheritedWarranties).where(eq(inheritedWarranties.serial_number, fresh))
    expect(inherited?.start_date).toBe(retail_date)
    expect((inherited?.sparepart_until ?? '') >= addDays(today, leastWarrantyDays)).toBe(true)
    // The dealer neither has one unit more nor one less.
    expect(await stock()).toEqual(before)
    const { steps, replaces } = (await boss(getSerialLife, { serial_number: fresh })).data
    expect(replaces).toBe(old)
    expect(steps.map(({ event }: { event: string }) => event)).toContain('took-over')
  },
)

test('the old number leads to the new one, wherever somebody looks', async () => {
  const old = await withConsumer()
  const second = await exchange(old, true)
  const third = await exchange(second, false)
  expect((await boss(searchWarranty, { serial_number: old })).data).toMatchObject([
    { serial_number: third, replaced_serial: old, consumer_name: 'Budi Santoso', warranty: 'In_Warranty' },
  ])
  const { units } = (await boss(findCaller, { serial_number: old })).data
  expect(units.map(({ serial_indoor }: { serial_indoor: string }) => serial_indoor)).toContain(third)
  expect((await boss(lookUpSerials, { serials: [old] })).data).toMatchObject([{ replaced_by_sn: second }])
  expect((await boss(getSerialLife, { serial_number: old })).data.unit).toMatchObject({ replaced_by_sn: second })
})

test('a warranty that would begin after the time in a shop begins today, and not later', async () => {
  const old = await sold()
  const fresh = await exchange(old, false)
  const [inherited] = await db.select().from(inheritedWarranties).where(eq(inheritedWarranties.serial_number, fresh))
  expect(inherited?.start_date).toBe(today)
  // A dealer's unit that nobody bought stays an ordinary one.
  expect(await unit(fresh)).toMatchObject({ status: 'Sold', delivered_date: today, retail_date: null })
})

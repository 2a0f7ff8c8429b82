import { read, utils } from '@e965/xlsx'
import * as contract from '@sejuk/contract/finance/invoice-summaries'
import * as invoice from '@sejuk/contract/finance/sales-invoices'
import type { BranchTax } from '@sejuk/domain/finance/invoice-summaries'
import { expect, test } from 'vitest'
import { makeSet } from '../../../../test/catalogue.ts'
import { prepareCredit } from '../../../../test/credit.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { invoiceSummaries } from '../../../db/tables/finance/invoice-summaries.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { workOnSummary } from './commands.ts'

const today = companyToday()

const server = await startTestServer()
const { db } = server
const { newCustomer } = await prepareCredit(server)
await makeSet(db)
const boss = await server.as(undefined, { usercode: 'BOSS' })
const second = await server.as(undefined, { usercode: 'SECOND' })
const reader = await server.as(['Sales-Invoice-View'], { usercode: 'READER' })
const period = today.slice(0, 7)
const taxed = {
  customer_is_taxable: 1,
  price_include_tax: 'Y',
  npwp: '0012345678091000',
  nitku: '0012345678091000000003',
} as const

const bill = async () => {
  const customer_code = await newCustomer(taxed)
  const lines = [{ item_code: 'GSW-09', qty: 1, unit_price: 1_110_000 }]
  const { data } = await boss(invoice.createSalesInvoice, { customer_code, invoice_date: today, lines })
  for (const [user, name] of [
    [boss, 'submit'],
    [second, 'approve'],
  ] as const) {
    const { row_version } = (await boss(invoice.getSalesInvoice, data)).data
    await user(invoice.actOnSalesInvoice[name], { invoice_code: data.invoice_code, row_version })
  }
  return { customer_code, invoice_code: data.invoice_code as string }
}
const make = async () => {
  const { data } = await boss(contract.makeTaxSummary, { period })
  await workOnSummary(db, data.summary_id)
  return data.summary_id as number
}
const standing = async () => (await boss(contract.checkLastTimeSummary, { period })).data

test('a summary keeps the figures of its moment, says how many changed since, and is never written over', async () => {
  expect((await boss(contract.isSummaryAvailable, { period })).data).toEqual({ isAvaible: false })
  await bill()
  await make()
  expect(await standing()).toMatchObject({ stale: 0, is_locked: false })
  expect((await boss(contract.isSummaryAvailable, { period })).data).toEqual({ isAvaible: true })
  await bill()
  expect(await standing()).toMatchObject({ stale: 1 })
  await make()
  const { data } = await boss(contract.listSummaries, { period })
  const counts = data.map(({ rows }: { rows: { count: number }[] }) => rows[0]?.count)
  expect(counts).toEqual([2, 1])
  expect(data[0].rows[0]).toMatchObject({ transaction_code: '04', base: 2_000_000, vat: 220_000, not_uploaded: 2 })
  const vatOf = (n: number) => data[n].branches.map(({ dept_code, vat }: BranchTax) => [dept_code, vat])
  expect([vatOf(0), vatOf(1)]).toEqual([[['705', 220_000]], [['705', 110_000]]])
  const months = (await boss(contract.taxByMonth, { period })).data
  expect([months.length, months.at(-1)]).toEqual([12, { month: period, values: [220_000, 0] }])
  const nextYear = `${Number(period.slice(0, 4)) + 1}${period.slice(4)}`
  expect((await boss(contract.taxByMonth, { period: nextYear })).data.at(-1).values).toEqual([0, 220_000])
  expect(await reader(contract.taxByMonth, { period })).toMatchObject({ code: '403' })
})

test('two who ask at once get the same job', async () => {
  const asked = await Promise.all([boss, second].map((user) => user(contract.makeStandardSummary, { period })))
  const [one, other] = asked.map(({ data }) => data.summary_id)
  expect(one).toBe(other)
  await workOnSummary(db, one)
  await workOnSummary(db, one)
  expect(await db.$count(invoiceSummaries)).toBeGreaterThan(0)
})

test('a month is locked by somebody who did not make its summary, and not while it is stale', async () => {
  const wrote = 'Somebody else than who wrote it must approve it'
  expect(await boss(contract.lockTaxPeriod, { period: '2020-01' })).toMatchObject({
    message: 'Make the tax summary first',
  })
  await bill()
  expect(await second(contract.lockTaxPeriod, { period })).toMatchObject({ code: '409' })
  await make()
  expect(await boss(contract.lockTaxPeriod, { period })).toMatchObject({ code: '409', message: wrote })
  expect(await reader(contract.lockTaxPeriod, { period })).toMatchObject({ code: '403' })
  expect(await second(contract.lockTaxPeriod, { period })).toMatchObject({ message: 'Tax period locked' })
  expect(await standing()).toMatchObject({ is_locked: true })
  const lines = [{ item_code: 'GSW-09', qty: 1, unit_price: 5 }]
  const late = await boss(invoice.createSalesInvoice, {
    customer_code: await newCustomer(),
    invoice_date: today,
    lines,
  })
  expect(late.errors).toEqual({ tax_date: ['The tax period is locked'] })
})

test('each kind of summary goes to Excel with what changed, and is read back by another library', async () => {
  const makes = [contract.makeTaxSummary, contract.makeStandardSummary, contract.makeOperationSummary]
  for (const endpoint of makes) {
    const ids: number[] = []
    for (const _time of [1, 2]) {
      const { data } = await boss(endpoint, { period })
      await workOnSummary(db, data.summary_id)
      ids.push(data.summary_id)
    }
    const [before_id, summary_id] = ids
    const { data } = await boss(contract.summaryExcel, { summary_id, before_id, language: 'default' })
    const book = read(data)
    const [shown, changed] = Object.values(book.Sheets).map((one) =>
      utils.sheet_to_json<(string | number)[]>(one, { header: 1 }),
    )
    // Of tax the sum is what is reported: nota retur are taken off.
    expect(shown?.at(-1)?.[0]).toBe(endpoint === contract.makeTaxSummary ? 'Net' : 'Total')
    expect(Number(shown?.at(-1)?.at(-1))).toBe(shown?.slice(1, -1).reduce((all, row) => all + Number(row.at(-1)), 0))
    expect(changed?.slice(1).every((row) => row.slice(1).every((figure) => figure === 0))).toBe(true)
    expect(await reader(contract.summaryExcel, { summary_id })).toMatchObject({ code: '403' })
  }
  expect(await boss(contract.summaryExcel, { summary_id: 999_999 })).toMatchObject({ code: '404' })
})

test('the margin band is read from the floor price, and told only to who may see it', async () => {
  const { data } = await boss(contract.makeOperationSummary, { period })
  await workOnSummary(db, data.summary_id)
  const listed = async (user: typeof boss) =>
    (await user(contract.listSummaries, { period, kind: 'operation' })).data[0]
  expect((await listed(boss)).rows[0]).toMatchObject({ item_code: 'GSW-09', margin_band: 'above-floor' })
  const clerk = await server.as(['Sales-Invoice-View', 'Summary-Tax-Make', 'Sales-Invoice-Download'])
  expect(Object.keys((await listed(clerk)).rows[0])).not.toContain('margin_band')
  const titlesFor = async (user: typeof boss) => {
    const file = await user(contract.summaryExcel, { summary_id: data.summary_id, language: 'default' })
    const [sheet] = Object.values(read(file.data).Sheets)
    return sheet && utils.sheet_to_json<string[]>(sheet, { header: 1 })[0]
  }
  expect(await titlesFor(boss)).toContain('Margin band')
  expect(await titlesFor(clerk)).not.toContain('Margin band')
})

test('what a customer paid for an item is read back', async () => {
  const { data } = await reader(contract.unitPriceHistory, { item_code: 'GSW-09' })
  expect(data[0]).toMatchObject({ item_code: 'GSW-09', unit_price: 1_110_000, qty: 1 })
})

import { expect, type Page } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { becomes, call } from '../../api.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const written = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')
/** Long ago: no other journey works in it. */
const monthsAgo = (n: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n, 1)).toISOString().slice(0, 7)
}

const refusedOf = async (page: Page, path: string, data: object) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: new URL(page.url()).origin }
  return (await page.context().request.post(path, { headers, data })).json()
}

type Sums = { sums: { base: number; other_base: number; vat: number }[]; is_locked: boolean }
const netOf = async (page: Page, period: string) => {
  const { sums }: Sums = await call(page, 'get', `/api/sales-invoice/tax-month?period=${period}`)
  return sums.reduce((net, { base, vat }) => ({ base: net.base + base, vat: net.vat + vat }), { base: 0, vat: 0 })
}

type Invoice = { invoice_code: string; customer_code: string; tax_date: string; row_version: number }

/** A month with tax that nobody has locked, and an invoice of it that is still owed. */
const findMonth = async (page: Page): Promise<{ period: string; invoice: Invoice }> => {
  for (let ago = 3; ago < 12; ago++) {
    const period = monthsAgo(ago)
    const { sums, is_locked }: Sums = await call(page, 'get', `/api/sales-invoice/tax-month?period=${period}`)
    const asked = `/api/sales-invoice?status=2&limit=50&from=${period}-01&to=${period}-28`
    const owed: Invoice[] = is_locked || sums.length === 0 ? [] : await call(page, 'get', asked)
    const invoice = owed.find(({ tax_date }) => tax_date.startsWith(period))
    if (invoice) return { period, invoice }
  }
  throw new Error('The demo has no open month with tax and an invoice that is owed')
}

test('a tax month is summed up, compared, locked by somebody else, and takes no change any more', async ({ page }) => {
  await enter(page, 'finance')
  const { period, invoice } = await findMonth(page)
  const path = `/sales-invoice/summaries?period=${period}&kind=tax`
  await page.goto(path)

  await test.step('the net of the month is the sum of what goes into the return', async () => {
    const net = await netOf(page, period)
    const row = page.getByRole('row').filter({ hasText: /^Net/ }).first()
    await expect(row.getByText(written(net.vat))).toBeVisible()
    const asked = `/api/sales-invoice/vat-return?period=${period}&limit=1`
    const { origin } = new URL(page.url())
    const headers = { 'x-requested-with': 'XMLHttpRequest', origin }
    const { totals } = await (await page.context().request.get(asked, { headers })).json()
    expect(totals).toMatchObject(net)
  })

  await test.step('whoever makes the summary does not lock it', async () => {
    await page.getByRole('button', { name: /^Make/ }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Nothing changed since')).toBeVisible({ timeout: 2000 })
    }).toPass()
    expect((await refusedOf(page, '/api/sales-invoice/lock-tax-period', { period })).code).toMatch(/^40[39]$/)
    await expectAccessible(page, 40)
  })

  await test.step('finance manager compares and locks', async () => {
    await becomes(page, 'finance-manager', path)
    await page.getByRole('button', { name: 'Lock the tax period' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lock the tax period' }).click()
    await expect(page.getByText('The tax period is locked').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lock the tax period' })).toBeHidden()
  })

  await test.step('what was frozen in it stays frozen, and the page says why', async () => {
    const { invoice_code } = invoice
    await page.goto(`/sales-invoice/detail?code=${invoice_code}`)
    await pressAction(page, 'Freeze')
    const panel = page.getByRole('dialog').or(page.getByRole('complementary', { name: 'Freeze' }))
    await panel.getByLabel('Reason').fill('The month was reported')
    await panel.getByRole('button', { name: 'Freeze' }).click()
    await expect(page.getByText('Frozen', { exact: true }).first()).toBeVisible()
    const menu = page.getByRole('button', { name: /^Actions for/ })
    if (await menu.count()) await menu.first().click()
    await expect(page.getByText('The tax period is locked').first()).toBeVisible()
    const { row_version } = await call(page, 'get', `/api/sales-invoice/detail?invoice_code=${invoice_code}`)
    const asked = { invoice_code, row_version, reason: 'A mistake' }
    expect(await refusedOf(page, '/api/sales-invoice/unfreeze', asked)).toMatchObject({
      ...{ code: '409', message: 'The tax period is locked' },
    })
  })

  await test.step('no invoice comes into it', async () => {
    const form = { customer_code: invoice.customer_code, invoice_date: `${period}-05` }
    const asked = { ...form, lines: [{ item_code: 'GSW-09NE2', qty: 1, unit_price: 3_000_000 }] }
    expect(await refusedOf(page, '/api/sales-invoice', asked)).toMatchObject({
      ...{ code: '406', errors: { tax_date: ['The tax period is locked'] } },
    })
  })

  await test.step('what goes into the return stays what was reported', async () => {
    await page.goto(`/sales-invoice/vat-return?period=${period}`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page, 40)
  })
})

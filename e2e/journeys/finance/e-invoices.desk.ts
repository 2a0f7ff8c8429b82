import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { expect, type Page } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { test } from '../../journey.ts'
import { changeTaxAddress } from '../../tax-data.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const ask = async (page: Page, path: string) =>
  (await (await page.context().request.get(path, { headers })).json()).data
const leave = (page: Page) => page.context().clearCookies()

/** The list as Coretax exports it. */
const resultFile = (invoice: string, number: string) => {
  const book = utils.book_new()
  const rows = [
    ['Referensi', 'Nomor Faktur Pajak', 'Status Faktur', 'Keterangan'],
    [invoice, number, 'APPROVED', ''],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Hasil')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

test('a problem is mended, the file is made, its result read back, and the customer opens the documents', async ({
  page,
}) => {
  await enter(page, 'finance-manager', '/electronic-sales-invoice-lists')
  await expect(page.getByText('Left until the deadline')).toBeVisible()
  await expectAccessible(page, 40)
  const broken = await ask(page, '/api/electronic-sales-invoice/list?e_status=Not_Ready&limit=100')
  const found = broken.find(
    ({ problems }: { problems: { code: string }[] }) =>
      problems.length === 1 && problems[0]?.code === 'buyer-address-character',
  )
  const { invoice_code: code, customer_code, period, transaction_code } = found
  await page.goto(`/electronic-sales-invoice-lists?period=${period}&e_status=Not_Ready&search=${code}`)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row.getByText('a character that Coretax refuses')).toBeVisible()
  await row.getByRole('link', { name: 'Customer, tax data' }).click()
  await expect(page).toHaveURL(new RegExp(`/customer/${customer_code}/detail`))
  await leave(page)

  await changeTaxAddress(page, customer_code, (address) => address.replaceAll(';', ','))

  // Coming back, the list checks by itself.
  await enter(page, 'finance-manager', `/electronic-sales-invoice-lists?period=${period}&e_status=Ready&search=${code}`)
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible()
  await page.goto(`/electronic-sales-invoice-lists/pajaku-invoice-detail?invoice_code=${code}`)
  await expect(page.getByText('Ready').first()).toBeVisible()
  await expectAccessible(page, 40)
  // Where a provider is configured, the page offers that way; the file is asked for as the list does.
  const made = await page.context().request.post('/api/electronic-sales-invoice/upload', {
    ...{
      headers: { ...headers, origin: new URL(page.url()).origin },
      data: { provider: 'CORETAX_XML', invoice_codes: [code] },
    },
  })
  expect((await made.json()).data).toMatchObject({ taken: 1 })
  await page.reload()
  await expect(page.getByText('Waiting for DJP').first()).toBeVisible()
  await page.goto('/electronic-sales-invoice-lists/files')
  const saving = page.waitForEvent('download')
  await page.getByRole('row').nth(1).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Download XML' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(`<RefDesc>${code}</RefDesc>`)

  // Code, first of its number, year of the invoice, and a number that nobody has.
  const number = `${transaction_code}00${String(period).slice(2, 4)}${String(Date.now()).slice(-11)}`
  await page.getByRole('button', { name: 'Read the result file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'hasil.xlsx', mimeType: 'application/octet-stream', buffer: resultFile(code, number) },
  })
  await dialog.getByRole('button', { name: 'Read the result file' }).click()
  await expect(dialog.getByText('1 accepted')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.goto(`/electronic-sales-invoice-lists/pajaku-invoice-detail?invoice_code=${code}`)
  await expect(page.getByText(number).first()).toBeVisible()
  const { mails: before } = await ask(page, `/api/electronic-sales-invoice/detail?invoice_code=${code}`)
  if (before.length === 0) {
    await pressAction(page, 'Send to the customer')
    await expect(page.getByText('On its way').first()).toBeVisible()
  }
  const { mails } = await ask(page, `/api/electronic-sales-invoice/detail?invoice_code=${code}`)
  const { link } = await ask(page, `/api/pajakku/email-link?mail_id=${mails[0].mail_id}`)
  await leave(page)

  await page.goto(link)
  await expect(page.getByText(number)).toBeVisible()
  await expectAccessible(page, 15)
  const paper = page.waitForEvent('download')
  await page.getByRole('button', { name: /Faktur pajak|Tax invoice/ }).click()
  expect((await readFile(await (await paper).path())).subarray(0, 4).toString()).toBe('%PDF')
  await page.goto('/download-pajakku-invoice?token=wrong')
  await expect(page.getByText(/Invalid token|Token tidak valid/)).toBeVisible()
})

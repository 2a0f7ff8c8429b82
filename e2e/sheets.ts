import { read, utils, write } from '@e965/xlsx'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './users.ts'

export const addresses = '/sales-order/maintain-official-address'

const askServer = <T>(page: Page, path: string) =>
  page.evaluate(async (asked): Promise<T> => {
    const reply = await fetch(asked, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    return reply.json()
  }, path)

type Listed = { total: number; data: { customer_code: string; address_code: string }[] }
const listed = (page: Page, query = '') =>
  askServer<Listed>(page, `/api/customer-address/maintain-official-address?limit=100${query}`)

/** At the desk a button, on a phone an item of the menu. */
export const press = async (page: Page, action: string) => {
  // The main menu has its own 'More'.
  const main = page.getByRole('main')
  const [button, more] = [main.getByRole('button', { name: action }), main.getByRole('button', { name: 'More' })]
  await expect(button.or(more).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await more.first().click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Asks for the list of one customer, waits for the message, follows it, and compares the file with the list. */
export const downloadFromMessage = async (page: Page) => {
  const { data } = await listed(page)
  const customer = data[0]?.customer_code ?? ''
  const wanted = await listed(page, `&customer_code=${customer}`)
  await page.goto(`${addresses}?customer_code=${customer}`)
  await expect(page.getByText(customer).first()).toBeVisible()
  await press(page, 'Download Data')
  const dialog = page.getByRole('dialog', { name: 'Download Data' })
  await expect(dialog).toContainText(String(wanted.total))
  await expect(dialog).toContainText(customer)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Prepare' }).click()
  await expect(page.getByText('Data is preparing, Please check notification message after 10 seconds')).toBeVisible()

  // Others may be told much at the same time.
  await page.goto('/notifications?event=download-ready')
  await page
    .getByRole('button', { name: /^Maintain Official Address .*\.xlsx is ready/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/download_data_store\?job_id=/)
  const sought = page.getByRole('region', { name: /^Maintain Official Address .*\.xlsx$/ })
  await expect(sought.getByText('Ready')).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sought.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Maintain Official Address \d{4}-\d\d-\d\d\.xlsx$/)
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  const book = read(Buffer.concat(parts), { type: 'buffer' })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet')
  const codes = utils.sheet_to_json<Record<string, string>>(sheet).map((row) => row['Address Code'])
  expect(codes).toEqual(wanted.data.map(({ address_code }) => address_code))
}

const header = ['Customer Code', 'Province', 'City', 'District', 'Sub District', 'Detail Address', 'Postal Code']
const bookOf = (rows: string[][]) => {
  const book = utils.book_new()
  const titles = [...header, 'Receive Contact Person', 'Receive Phone']
  utils.book_append_sheet(book, utils.aoa_to_sheet([titles, ...rows]), 'Official Address')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

/** A sheet with two bad rows: one is mended, one is left out, the rest is taken, and all of it taken back. */
export const importWithErrors = async (page: Page) => {
  const { data } = await listed(page)
  const [customer = '', mark] = [data[0]?.customer_code, String(Date.now())]
  const line = (code: string, n: number, phone: string) => [
    ...[code, 'DKI Jakarta', 'Jakarta Barat', 'Kalideres', 'Semanan', `Jl. Pratinjau ${mark} No. ${n}`, '11850'],
    ...['Budi', phone],
  ]
  const buffer = bookOf([line(customer, 1, '0811'), line('C-nobody', 2, '0812'), line(customer, 3, '')])
  await page.goto(addresses)
  await press(page, 'Upload Official Address by Excel')
  const dialog = page.getByRole('dialog', { name: 'Upload Official Address by Excel' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'pratinjau.xlsx', mimeType: '', buffer })
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByRole('button', { name: 'Preview and mend' }).click()

  await expect(dialog.getByText('3 rows were read, 2 need your attention.', { exact: false })).toBeVisible()
  await expect(dialog.getByLabel('Customer Code, row 3')).toHaveAccessibleDescription('Customer not found')
  await expectAccessible(page)
  await dialog.getByLabel('Receive Phone, row 4').fill('081234567890')
  await dialog.getByRole('button', { name: 'Leave out row 3' }).click()
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByText('2 rows were imported, 1 was left out.')).toBeVisible()
  const taken = () => listed(page).then(({ total }) => total)
  const after = await taken()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('dialog', { name: 'Take the import back?' }).getByRole('button', { name: 'Take back' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(taken).toBe(after - 2)
}

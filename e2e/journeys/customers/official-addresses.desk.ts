import { utils, write } from '@e965/xlsx'
import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const path = '/sales-order/maintain-official-address'
/** Others add addresses meanwhile; the oldest stay where they are. */
const oldest = `${path}?sort=created_date`

test('a branch admin signs in by the form, filters, edits, imports and deletes', async ({ page }) => {
  await page.goto(path)
  await page.getByLabel('Staff code or email').fill('branch-admin')
  await page.getByLabel('Password', { exact: true }).fill('sejuk-demo')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(path))
  const rows = page.getByRole('row')
  // Others may add customers meanwhile: one of the demo stays as it is.
  const known = rows.filter({ hasText: '(C-' }).first()
  await expect(known).toBeVisible()
  await expectAccessible(page, 60)

  // Filter by the customer of that row; the address bar holds it.
  const customer = ((await known.textContent()) ?? '').match(/\((C-\d+)\)/)?.[1] ?? ''
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('button', { name: /Customer/ })
    .click()
  await page.getByRole('combobox', { name: 'Search Customer' }).fill(customer)
  await page
    .getByRole('option', { name: new RegExp(customer) })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`customer_code=${customer}`))
  await expect(rows.nth(1)).toContainText(customer)

  // Import one more address for that customer.
  const address = `Jl. Uji Coba No. ${Date.now()}`
  const header = [
    'customer_code',
    'province_name',
    'city_name',
    'district_name',
    'sub_district_name',
    'detail_address',
    'postal_code',
    'receiver_name',
    'receiver_phone',
  ]
  const sheet = (line: string[]) => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, line]), 'Official Address')
    return write(book, { type: 'buffer', bookType: 'xlsx' })
  }
  const line = [
    customer,
    'DKI Jakarta',
    'Jakarta Barat',
    'Kalideres',
    'Semanan',
    address,
    '11850',
    'Budi',
    '081234567890',
  ]
  await page.getByRole('button', { name: 'Upload Official Address by Excel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /upload/i })
    .last()
    .click()
  await expect(dialog).toContainText('No file uploaded')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'salah.xlsx', mimeType: '', buffer: sheet([...line.slice(0, 7), '', '0812']) })
  await dialog
    .getByRole('button', { name: /upload/i })
    .last()
    .click()
  await expect(dialog).toContainText('Imported data is not valid')
  await expect(dialog).toContainText('Receiver name is required!')
  await expectAccessible(page, 60)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'benar.xlsx', mimeType: '', buffer: sheet(line) })
  await dialog
    .getByRole('button', { name: /upload/i })
    .last()
    .click()
  await expect(page.getByText('File imported successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(address) })).toBeVisible()

  // Edit: a blank field is refused in its own words, then the change is saved.
  const row = page.getByRole('row', { name: new RegExp(address) })
  await row.getByRole('button', { name: /action/i }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByLabel(/Receive Contact Person/).fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Receiver name is required!')
  await dialog.getByLabel(/Receive Contact Person/).fill('Wati Lestari')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated')).toBeVisible()
  await expect(row).toContainText('Wati Lestari')

  // Delete, with its own question.
  await row.getByRole('button', { name: /action/i }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Are you sure to delete the address?')).toBeVisible()
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect(page.getByText('Deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('two people edit one address: the second keeps what was typed and chooses field by field', async ({ browser }) => {
  const newPage = async () => (await browser.newContext()).newPage()
  const [first, second] = await Promise.all([newPage(), newPage()])
  await Promise.all([enter(first, 'branch-admin', oldest), enter(second, 'branch-admin', oldest)])
  const open = async (page: typeof first) => {
    const row = page.getByRole('row').nth(3)
    await row.getByRole('button', { name: /action/i }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    return page.getByRole('dialog')
  }
  const [mine, theirs] = [await open(first), await open(second)]
  await theirs.getByLabel(/Receive Contact Person/).fill('Dari Cabang')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Updated')).toBeVisible()
  await mine.getByLabel(/Receive Contact Person/).fill('Dari Manajer')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Someone saved before you')).toBeVisible()
  await expect(first.getByText('Dari Cabang').first()).toBeVisible()
  await expect(first.getByText('Dari Manajer').first()).toBeVisible()
  await expectAccessible(first, 40)
  await first.getByRole('button', { name: /Save this mix/ }).click()
  await expect(first.getByText('Updated')).toBeVisible()
  await expect(first.getByRole('row').nth(3)).toContainText('Dari Manajer')
})

test('without permission the buttons stay and say why not', async ({ page }) => {
  await enter(page, 'sales', path)
  const upload = page.getByRole('button', { name: 'Upload Official Address by Excel' })
  await expect(upload).toHaveAttribute('aria-disabled', 'true')
  await upload.hover()
  await expect(page.getByRole('tooltip')).toHaveText('No Permission')
})

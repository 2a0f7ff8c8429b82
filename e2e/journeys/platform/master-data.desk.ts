import { utils, write } from '@e965/xlsx'
import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

test('human resources move an office on the map within bounds, and the log tells who did it', async ({ page }) => {
  await enter(page, 'hr', '/office-configuration')
  const row = page.getByRole('row', { name: /OFC-709/ })
  await expect(row).toContainText('Office Semarang')
  await expectAccessible(page, 60)

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const lat = page.getByLabel('Latitude')
  await expect(lat).toHaveValue('-7.0239')
  await page.getByRole('button', { name: 'Pick on the map' }).click()
  await expect(page.locator('.leaflet-overlay-pane path').first()).toBeAttached()
  await page.getByRole('application').press('ArrowUp')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this place' }).click()
  await expect(lat).not.toHaveValue('-7.0239')
  await page.getByLabel('Radius').fill('5000')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Radius is a whole number from 30 to 1000')).toBeVisible()
  await page.getByLabel('Radius').fill('275')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row).toContainText('275 m')

  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Action Log' }).click()
  await expect(page.getByText('was 150')).toBeVisible()
  await expect(page.locator('aside').getByText('Dewi Lestari')).toBeVisible()
  await expectAccessible(page, 60)
})

test('a warehouse in use is neither deleted nor switched off', async ({ page }) => {
  await enter(page, 'admin', '/configuration/warehouse?search=WH-712-01')
  const row = page.getByRole('row', { name: /WH-712-01/ })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('Branches still use this warehouse')).toBeVisible()
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Active').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('aside').getByText('Branches still use this warehouse')).toBeVisible()
})

test('vendors come by a sheet whose wrong row is mended, and several go at once, each with its answer', async ({
  page,
}) => {
  const book = utils.book_new()
  const rows = [
    ['Vendor code', 'Vendor name', 'Active'],
    ['SHEET-A', 'Sinar Logistik', 'Yes'],
    ['sheet b', 'Bahari Kargo', 'Ya'],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Warehouse Vendor')
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  await enter(page, 'admin', '/configuration/warehouse-vendor')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Warehouse Vendor' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'vendor.xlsx', mimeType: '', buffer })
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const wrong = dialog.getByLabel('Vendor code, row 3')
  await expect(wrong).toHaveAccessibleDescription('A code has capital letters, digits, - and _')
  await expectAccessible(page)
  await wrong.fill('SHEET-B')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByText('2 rows were imported, 0 were left out.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  for (const name of ['SHEET-A', 'SHEET-B', 'RCI'])
    await page.getByRole('checkbox', { name: new RegExp(`^Select \\(${name}\\)`) }).check()
  await page.getByRole('button', { name: 'Delete 3' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  const report = page.getByRole('dialog', { name: 'Delete 3' })
  await expect(report.getByText('2 of 3 done, 1 refused')).toBeVisible()
  await expect(report.getByText('The default vendor must stay')).toBeVisible()
  await expectAccessible(page)
  await report.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('1 selected')).toBeVisible()
})

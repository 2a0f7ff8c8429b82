import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test('on a phone the addresses are cards, the filters a sheet and the edit a full page', async ({ page }) => {
  await enter(page, 'bm', '/sales-order/maintain-official-address')
  await expect(page.getByText(/^C-\d+$/).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 40)
  await page.getByRole('button', { name: /filter/i }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Branch', { exact: true })).toBeVisible()
  await expectAccessible(page, 20)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /action/i })
    .nth(1)
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByLabel(/Receive Contact Person/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

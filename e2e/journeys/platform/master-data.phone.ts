import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test('meta data is found and filtered on a phone', async ({ page }) => {
  await enter(page, 'admin', '/meta-data')
  await expect(page.getByRole('listitem').filter({ hasText: '0.5 PK' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('List').selectOption('Truck model')
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByText('Pick-up')).toBeVisible()
  await expect(page).toHaveURL(/data_type=TRUCK_MODEL/)
  await expectNoSidewaysScroll(page)
})

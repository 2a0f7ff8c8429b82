import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { largePhoto, someCustomer, watchParts } from '../../photos.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test('a photo half sent goes on after a reload', async ({ page }) => {
  await enter(page, 'branch-admin')
  const code = await someCustomer(page, 4)
  await page.goto(`/photo?module_name=Customer&module_code=${code}`)
  const open = async () => {
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByLabel('What it shows').selectOption('shop_front')
  }
  await open()
  await expect(page.getByText('Take a photo')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const parts = watchParts(page)
  // The second part never gets through before the page is gone.
  await page.route('**/chunk/1', () => {})
  await page.getByLabel(/Choose files$/).setInputFiles(await largePhoto(page, 'shop.jpg'))
  await expect.poll(() => parts).toEqual([0, 1])
  await page.unroute('**/chunk/1')
  await page.reload()
  await open()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  expect(parts.filter((n) => n === 0)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: 'shop.jpg' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

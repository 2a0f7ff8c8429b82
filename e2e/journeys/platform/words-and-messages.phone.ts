import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test('an installer begins in Indonesian on a phone, with the inbox at the thumb', async ({ page }) => {
  await enter(page, 'installer', '/notifications')
  await expect(page.getByRole('heading', { name: 'Notifikasi' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Notifikasi/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 10)
})

const pages = [
  '/configuration/multi-language',
  '/configuration/multi-language/missing',
  '/configuration/message-template',
  '/configuration/outbox',
  '/website-config',
  '/website-email',
  '/notifications',
]
for (const path of pages)
  test(`${path} fits a phone`, async ({ page }) => {
    await enter(page, 'admin', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 10)
  })

import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { largePhoto, someCustomer, watchParts } from '../../photos.ts'
import { enter, expectAccessible } from '../../users.ts'

test('a photo survives a lost network, and is looked at by keyboard', async ({ page, context }) => {
  await enter(page, 'branch-admin')
  const code = await someCustomer(page, 3)
  await page.goto(`/photo?module_name=Customer&module_code=${code}`)
  await page.getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it shows').selectOption('shop_front')
  const parts = watchParts(page)
  await page.route(
    '**/chunk/1',
    async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await dialog
    .getByLabel(/Choose files$/)
    .setInputFiles([
      await largePhoto(page, 'front.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
    ])
  await expect(dialog.getByText('The file extension is not allowed: png, jpg, jpeg, jfif, webp')).toBeVisible()
  await expect(dialog.getByText('No connection. It goes on by itself')).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByText('Uploaded')).toBeVisible()
  expect(parts.filter((n) => n === 0)).toHaveLength(1)
  expect(new Set(parts).size).toBeGreaterThan(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const photo = page.getByRole('img', { name: 'front.jpg' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(2600)
  await page.keyboard.press('r')
  await page.keyboard.press('+')
  await expect(photo).toHaveAttribute('style', /rotate\(90deg\) scale\(1\.5\)/)
  await page.keyboard.press('0')
  await expect(photo).toHaveAttribute('style', /rotate\(0deg\) scale\(1\)/)
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toBe('front.jpg')
})

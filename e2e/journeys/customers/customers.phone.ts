import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

type Near = { customer_code: string; customer_name: string; lat: number | null; lng: number | null }

test('a salesperson finds the customer they stand before, and how it ranks', async ({ page, context }) => {
  await enter(page, 'sales', '/customer-mobile')
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const { data } = await (await page.request.get('/api/customer/near', { headers })).json()
  const wanted = (data as Near[]).find(({ lat }) => lat !== null)
  if (!wanted) throw new Error('No customer has a pin')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: wanted.lat ?? 0, longitude: wanted.lng ?? 0 })

  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(cards.first()).toContainText(wanted.customer_name)
  await expect(cards.first()).toContainText('0 m')
  await expect(cards.first().getByRole('link', { name: `Call ${wanted.customer_name}` })).toHaveAttribute(
    'href',
    /^tel:\+62/,
  )
  await expect(cards.first().getByRole('link', { name: `WhatsApp to ${wanted.customer_name}` })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/62/,
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.locator('#content').getByRole('link', { name: 'Customer Ranking' }).click()
  await expect(page).toHaveURL(/\/customer-mobile\/ranking/)
  await expect(page.getByText(/Rank \d+ of \d+/).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

type Set = { serial_indoor: string; serial_outdoor: string; shop_name: string }

/** The units of a sale of the promotor with this status, by what the promotor's own list shows. */
const setsOf = async (page: Page, status: string): Promise<Set[]> => {
  const { request } = page.context()
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const listed = await (await request.get(`/api/retail-order?status=${status}&limit=5`, { headers })).json()
  const sets: Set[] = []
  for (const { retail_order_code } of listed.data) {
    const found = await (
      await request.get(`/api/retail-order/detail?retail_order_code=${retail_order_code}`, { headers })
    ).json()
    sets.push({ ...found.data.lines[0], shop_name: found.data.shop_name })
  }
  return sets
}

const type = async (page: Page, { serial_indoor, serial_outdoor, shop_name }: Set) => {
  await page.getByRole('button', { name: /^Scan sold unit/ }).click()
  // There is no camera here: the numbers are typed.
  await page.getByRole('dialog').last().getByRole('button', { name: 'Stop', exact: true }).click()
  const shop = page.getByRole('dialog').getByRole('button', { name: shop_name, exact: true })
  if (await shop.isVisible()) await shop.click()
  await page.getByLabel('Indoor or the unit itself').fill(serial_indoor)
  await page.getByLabel('Outdoor', { exact: true }).fill(serial_outdoor)
}
const save = (page: Page) => page.getByRole('button', { name: 'Save sale' })

test('a promotor sells with and without a network, each unit once, and mends what is refused', async ({
  page,
  context,
}) => {
  await enter(page, 'promotor', '/retail-order/input')
  await expect(page.getByRole('button', { name: /^Scan sold unit/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // Units of sales that were taken back or rejected are in the shop again.
  const free = [...(await setsOf(page, 'Adjusted')), ...(await setsOf(page, 'Rejected'))]
  const [sold, alsoSold] = await setsOf(page, 'Approved')
  const [first, second] = free
  if (!first || !second || !sold || !alsoSold) throw new Error('the demo has too few sales of the promotor')

  await type(page, first)
  await expect(page.getByText('Never sold').first()).toBeVisible()
  await save(page).click()
  const shown = ({ serial_indoor }: Set) => page.getByText(`…${serial_indoor.slice(-8)}`)
  await expect(shown(first)).toBeVisible()

  await type(page, sold)
  await expect(page.getByText(/^Serial number already sold out on /).first()).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  await context.setOffline(true)
  await expect(page.getByText('Offline, selling goes on')).toBeVisible()
  await type(page, second)
  await save(page).click()
  // One that this phone has not asked about yet: what it knows to be sold it would not take.
  await type(page, alsoSold)
  await save(page).click()
  await expect(page.getByText('Waiting for a signal')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(/^Serial number already sold out on /)).toBeVisible()
  await expect(shown(second)).toBeVisible()
  await page.reload()
  await expect(shown(second)).toHaveCount(1)
  await expect(shown(first)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText(/^Serial number already sold out on /)).toBeHidden()
})

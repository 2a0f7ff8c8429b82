import { expect, type Page } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

/** The first of a list that is open; a plain select has options too. */
const offered = (page: Page) => page.getByRole('option').filter({ visible: true }).first()

const headers = { 'x-requested-with': 'XMLHttpRequest' }
const ask = async (page: Page, method: 'get' | 'post', path: string, data?: object) => {
  const origin = new URL(page.url()).origin
  const answer = await page
    .context()
    .request[method](path, { headers: { ...headers, origin }, ...(data ? { data } : {}) })
  const { code, message, data: found } = await answer.json()
  if (code !== '200') throw new Error(`${path}: ${message}`)
  return found
}
/** The same window, another person. */
const becomes = async (page: Page, username: string, path = '/') => {
  await page.context().clearCookies()
  await enter(page, username, path)
}
/** By calls: what is decided about a request, by whoever is signed in. */
const decide = async (page: Page, path: string, key: string, code: string, action: string) => {
  const { row_version } = await ask(page, 'get', `${path}/detail?${key}=${code}`)
  return ask(page, 'post', `${path}/${action}`, { [key]: code, row_version })
}

/** The cheapest thing that the customer's warehouse has. */
const inStockFor = async (page: Page, customer_code: string) => {
  const data: Item[] = await ask(page, 'get', `/api/item/sales-order-mobile?customer_code=${customer_code}&limit=50`)
  const free = data.filter(({ offer }) => offer?.has_price && offer.available > 1)
  const [first] = free.sort((a, b) => (a.offer?.unit_price ?? 0) - (b.offer?.unit_price ?? 0))
  if (!first) throw new Error(`nothing is left for ${customer_code}`)
  return first
}
type Item = { item_code: string; offer: { has_price: boolean; available: number; unit_price: number } | null }
type Line = { cashback_code: string; customer_code: string; dept_code: string; cashback_remain: number }

/** What was earned with branches of one's own group is not spent there. */
const otherGroups = ['702', '707', '708', '718', '721']

/** A customer on terms with cashback to spend, and so many of something that they cost more than is left of the limit. */
const blockedWithCashback = async (page: Page) => {
  const lines: Line[] = await ask(page, 'get', '/api/cashback/list?limit=100')
  const spent = lines.filter((line) => otherGroups.includes(line.dept_code) && line.cashback_remain > 0)
  for (const line of spent) {
    const { customer_code } = line
    const credit = await ask(page, 'get', `/api/customer/detail-credit-amount?customer_code=${customer_code}`)
    if (credit.credit_limit <= 0 || credit.overdue_days_max > 0) continue
    const items: Item[] = await ask(page, 'get', `/api/item/sales-order-mobile?customer_code=${customer_code}&limit=50`)
    for (const { item_code, offer } of items) {
      if (!offer?.has_price || offer.unit_price === 0) continue
      const qty = Math.max(1, Math.ceil((Math.max(0, credit.available) + 1_000_000) / (offer.unit_price * 0.98)))
      // The form that saved the draft still holds as many while another is opened.
      if (qty * 2 <= offer.available) return { ...line, exposure: credit.exposure as number, item_code, offer, qty }
    }
  }
  throw new Error('Every customer with cashback has credit for all that there is')
}

test('an order at the desk says what stands in its way, and is approved by another person', async ({
  page,
  browser,
}) => {
  await enter(page, 'sales', '/sales-order/create')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Customer/ }).click()
  await offered(page).click()
  await expect(page.getByText('Before you submit')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Add at least one line' })).toBeVisible()
  const chosen = (await main.getByRole('button', { name: /^Customer/ }).textContent()) ?? ''
  const { item_code } = await inStockFor(page, /\((.+?)\)/.exec(chosen)?.[1] ?? '')
  await main.getByRole('button', { name: /^Order type/ }).click()
  await offered(page).click()
  const day = page.getByLabel('Delivery', { exact: true })
  await day.click()
  const help = (await page.getByText(/^Until .*, or as a pre-order/).textContent()) ?? ''
  await day.fill(/^Until (.*), or/.exec(help)?.[1] ?? '')
  await page.keyboard.press('Tab')
  await page.getByPlaceholder('Type a code, name or model, or scan').fill(item_code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('All prices are set')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page).toHaveURL(/order-detail\/SO-/)
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  const address = new URL(page.url()).pathname

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await enter(desk, 'bm', address)
  await pressAction(desk, 'Approve')
  const panel = desk.getByRole('complementary', { name: 'Approve' })
  await panel.getByLabel('Note').fill('Within the band')
  await sendPanel(panel)
  await expect(desk.getByText('Approved', { exact: true }).first()).toBeVisible()
  await expectAccessible(desk)
  await context.close()
})

test('an order with a special price and cashback is blocked by its credit until three people have decided', async ({
  page,
}) => {
  await enter(page, 'sales', '/sales-order')
  const { customer_code, cashback_code, exposure, item_code, offer, qty } = await blockedWithCashback(page)
  const today = new Date().toISOString().slice(0, 10)
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const special = await ask(page, 'post', '/api/special-price-request', {
    ...{ customer_code, reason: 'other', note: 'Opens a second shop', valid_from: today, valid_to: month },
    lines: [{ item_code, requested_price_include_tax: Math.round(offer.unit_price * 0.99), qty_limit: qty }],
  })
  await decide(page, '/api/special-price-request', 'request_code', special.request_code, 'submit')
  await test.step('the branch manager approves the special price', async () => {
    await becomes(page, 'bm', `/special-price-request/detail?code=${special.request_code}`)
    await pressAction(page, 'Approve')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  })

  const submit = page.getByRole('button', { name: /^Submit/ })
  await test.step('the desk says what stands in the way before it is sent', async () => {
    await becomes(page, 'sales', `/sales-order/create?customer_code=${customer_code}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: /^Order type/ }).click()
    await offered(page).click()
    const day = page.getByLabel('Delivery', { exact: true })
    await day.click()
    const help = (await page.getByText(/^Until .*, or as a pre-order/).textContent()) ?? ''
    await day.fill(/^Until (.*), or/.exec(help)?.[1] ?? '')
    await page.keyboard.press('Tab')
    await page.getByPlaceholder('Type a code, name or model, or scan').fill(item_code)
    await page.keyboard.press('Enter')
    await page.getByLabel(`Quantity of ${item_code}`).fill(String(qty))
    await expect(page.getByText(special.request_code).first()).toBeVisible()
    await page.getByLabel(`Planned amount of ${cashback_code}`).fill('1000')
    await expect(page.getByText('1 of the customer’s lines')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Order exceeds the credit limit by Rp' })).toBeVisible()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page).toHaveURL(/order_code=SO-/)
  })
  const order_code = new URL(page.url()).searchParams.get('order_code') ?? ''

  await test.step('the finance manager gives the limit, and the block is gone', async () => {
    const wanted = await ask(page, 'post', '/api/credit-limit-request', {
      ...{ customer_code, order_code, request_type: 'permanent', reason: 'A second shop' },
      requested_limit: exposure + offer.unit_price * qty + 50_000_000,
    })
    await decide(page, '/api/credit-limit-request', 'request_code', wanted.request_code, 'submit')
    await becomes(page, 'finance-manager')
    await decide(page, '/api/credit-limit-request', 'request_code', wanted.request_code, 'approve')
    await becomes(page, 'sales', `/sales-order/modify?order_code=${order_code}`)
    await expect(page.getByText('All prices are set')).toBeVisible()
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`order-detail/${order_code}`))
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()
  })

  await test.step('who decides about its discount approves it', async () => {
    const order = await ask(page, 'get', `/api/sales-order/detail?order_code=${order_code}`)
    expect(order.cashback_list).toEqual([{ cashback_code, plannedAmount: 1000 }])
    expect(order.lines[0].special_price_code).toBe(special.request_code)
    const decides: Record<string, string> = { branch: 'bm', sales: 'sales-ho', finance: 'finance' }
    for (const kind of order.waiting_for) {
      await becomes(page, decides[kind] ?? '', `/sales-order/order-detail/${order_code}`)
      await pressAction(page, 'Approve')
      await sendPanel(page.getByRole('complementary', { name: 'Approve' }))
      await expect(page.getByRole('complementary', { name: 'Approve' })).toBeHidden()
    }
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible()
  })
})

test('the customer’s own order is put to an order as a photo, and orders are printed together', async ({ page }) => {
  await enter(page, 'sales', '/sales-order')
  const orders: { order_code: string }[] = await ask(page, 'get', '/api/sales-order?status=Approved&limit=2')
  const [order_code = ''] = orders.map((order) => order.order_code)
  await page.goto(`/sales-order/order-detail/${order_code}`)
  const place = `/api/photo/list?module_name=Sales_Order&module_code=${order_code}`
  const photos = async () => (await ask(page, 'get', place)).length
  const before = await photos()
  await expect(page.getByRole('heading', { name: 'Purchase order' })).toBeVisible()
  const buffer = await page.screenshot({ type: 'jpeg', quality: 40 })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'po.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(photos, { timeout: 30_000 }).toBe(before + 1)
  const asked = orders.map((order) => `order_code=${order.order_code}`).join('&')
  const paper = await page.context().request.get(`/api/sales-order/print?${asked}`, { headers })
  expect(paper.headers()['content-type']).toContain('application/pdf')
})

import { expect } from '@playwright/test'
import { pressAction, sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { caller, enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test('a sub-dealer orders two models, the dealer answers each line on the phone, and the goods are received by their numbers', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, 'customer', '/sub-dealer-mobile/purchase-order')
  const dealer = await caller(browser, baseURL ?? '', 'customer')
  const [bought] = await dealer.ask('/api/sparepart-order?limit=1')
  const { customer_code, dept_code } = bought
  const branch = await caller(browser, baseURL ?? '', 'branch-admin')
  const manager = await caller(browser, baseURL ?? '', 'bm')

  // A set of a sale that was taken back lies in the dealer's shop again.
  const sales = [
    ...(await branch.ask('/api/retail-order?status=Adjusted&limit=100')),
    ...(await branch.ask('/api/retail-order?status=Rejected&limit=100')),
  ]
  const sale = sales.findLast(
    (one: { customer_code: string; seller_role: string }) =>
      // Those of promotors are sold again in a journey of their own.
      one.customer_code === customer_code && one.seller_role === 'keyperson',
  )
  const { lines } = await branch.ask(`/api/retail-order/detail?retail_order_code=${sale.retail_order_code}`)
  const [unit] = lines
  const others = await branch.ask(`/api/customer/history-stock?customer_code=${customer_code}&limit=20`)
  const other = others.find(({ item_code }: { item_code: string }) => item_code !== unit.item_code)

  const name = `Toko Perjalanan ${Date.now()}`
  const { subdealer_code } = await branch.send('/api/sub-dealer', {
    ...{ dept_code, subdealer_name: name, owner_name: 'Tono', phone: `0812${String(Date.now()).slice(-8)}` },
    ...{ detail_address: 'Jl. Pasar Baru 12', parents: [customer_code], despite_duplicates: true },
  })
  const versionOf = async () =>
    (await branch.ask(`/api/sub-dealer/detail?subdealer_code=${subdealer_code}`)).row_version
  await branch.send('/api/sub-dealer/submit', { subdealer_code, row_version: await versionOf() })
  await manager.send('/api/sub-dealer/approve', { subdealer_code, row_version: await versionOf() })
  const { po_code } = await branch.send('/api/sub-dealer/purchase-order', {
    ...{ subdealer_code, customer_code },
    lines: [
      { item_code: unit.item_code, quantity: 1, requested_price: 3_100_000 },
      { item_code: other.item_code, quantity: 4, requested_price: 3_400_000 },
    ],
  })
  const order = async () => branch.ask(`/api/sub-dealer/purchase-order/detail?po_code=${po_code}`)
  await branch.send('/api/sub-dealer/purchase-order/submit', { po_code, row_version: (await order()).row_version })

  await page.reload()
  await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: po_code }).first().click()
  await expect(page.getByText('Waiting for an answer').first()).toBeVisible()
  await pressAction(page, 'Answer')
  const panel = page.getByRole('complementary', { name: 'Answer' }).or(page.getByRole('dialog', { name: 'Answer' }))
  // All of the first line, and of the second only one of four.
  await panel.getByLabel('Confirmed', { exact: true }).nth(1).fill('1')
  await sendPanel(panel)
  await expect(panel).toBeHidden()
  await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible()

  const received = page
    .getByRole('complementary', { name: 'Receive' })
    .or(page.getByRole('dialog', { name: 'Receive' }))
  await pressAction(page, 'Receive')
  await received
    .getByLabel('Serial numbers, one on each line')
    .first()
    .fill([unit.serial_indoor, unit.serial_outdoor].filter(Boolean).join('\n'))
  await received.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(received).toBeHidden()
  await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible()

  await pressAction(page, 'Receive')
  await received.getByLabel('Counted without a number').fill('1')
  await received.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(received).toBeHidden()
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible()
  expect(await order()).toMatchObject({ status: 'Closed', confirmed_quantity: 2, received_quantity: 2 })
  await expectNoSidewaysScroll(page)
})

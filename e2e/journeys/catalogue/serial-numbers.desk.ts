import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { sendPanel } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

test('numbers are generated, printed as labels, looked up one and many, and taken back while none is used', async ({
  page,
}) => {
  await enter(page, 'warehouse', '/item/generate-sn')
  await expect(page.getByRole('heading', { name: 'Generate serial numbers' })).toBeVisible()
  await expectAccessible(page, 40)
  let serial = ''

  await test.step('a batch of three is made', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const panel = page.getByRole('complementary')
    await panel.getByRole('button', { name: /^Item/ }).click()
    await page.locator('input[role=combobox]').fill('GSW-09NK3(I)')
    await page.locator('[role=option]').filter({ hasText: 'NK3 1 PK Indoor' }).first().click()
    await panel.getByLabel('Quantity').fill('501')
    await sendPanel(panel)
    await expect(panel.getByText(/500/).last()).toBeVisible()
    await panel.getByLabel('Quantity').fill('3')
    await sendPanel(panel)
    await expect(panel).toBeHidden()
  })

  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Generated')
  const batch = (await row.getByRole('cell', { name: /^SNB-/ }).textContent())?.trim() ?? ''
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `Actions for ${batch}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  await test.step('its labels are a PDF', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), choose('Labels as PDF')])
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('one of them tells its life', async () => {
    await choose('Numbers')
    const numbers = page.getByRole('complementary')
    serial = (await numbers.getByRole('listitem').first().getByRole('link').textContent())?.trim() ?? ''
    expect(serial.length).toBeGreaterThan(8)
    await page.goto(`/item/sn-history?serial_number=${serial}`)
    await expect(page.getByText('Gree Split Standard NK3 1 PK Indoor').first()).toBeVisible()
    await expectAccessible(page, 40)
  })

  await test.step('several are looked up at once, each with its answer', async () => {
    await page.goto('/item/sn-history/bulk')
    await page.getByRole('textbox').last().fill(`${serial}\nNO-SUCH-NUMBER`)
    await page.getByRole('button', { name: 'Look up 2' }).click()
    await expect(page.getByText('NO-SUCH-NUMBER').last()).toBeVisible()
    await expect(page.getByText(serial).last()).toBeVisible()
  })

  await test.step('unused, the batch is taken back', async () => {
    await page.goto('/item/generate-sn')
    await choose('Undo batch')
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('row').filter({ hasText: batch })).toContainText('Undone')
  })
})

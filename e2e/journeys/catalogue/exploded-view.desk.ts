import { expect, type Page } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

const unit = 'GMV-ND22G/W1'

/** A drawing of boxes: what it shows does not matter here. */
const drawnPicture = async (page: Page) => {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    for (let n = 0; n < 10; n++) pen.strokeRect(140 + (n % 5) * 280, 160 + Math.floor(n / 5) * 420, 180, 260)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { name: 'unit.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}

const dragOn = async (page: Page, from: [number, number], to: [number, number]) => {
  const stage = await page.getByRole('application').boundingBox()
  if (!stage) throw new Error('There is nothing to draw on')
  const at = ([x, y]: [number, number]) => [stage.x + stage.width * x, stage.y + stage.height * y] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 4 })
  await page.mouse.up()
}

test('an exploded view is drawn and published at the desk, and read on the phone', async ({ page, browser }) => {
  await enter(page, 'ass', `/item-sparepart-bom?search=${encodeURIComponent(unit)}&view=without`)

  await test.step('a unit without a view begins with a picture', async () => {
    await page.getByRole('button', { name: `Actions for ${unit}, Indoor` }).click()
    await page.getByRole('menuitem', { name: 'Draw exploded view' }).click()
    await page.getByLabel('Picture of the unit').setInputFiles(await drawnPicture(page))
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('application', { name: `Drawing of ${unit}` })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Publish/ })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
  })

  const list = page.getByRole('complementary', { name: 'Positions' })
  await test.step('every position gets its spot, and a stroke can be taken back', async () => {
    const missing = list.getByText('No spot on the picture')
    const count = await missing.count()
    expect(count).toBeGreaterThan(5)
    for (let n = 0; n < count; n++) {
      await list.getByRole('button', { name: 'Draw', exact: true }).first().click()
      const [x, y] = [0.16 + (n % 5) * 0.16, n < 5 ? 0.35 : 0.68]
      await dragOn(page, [x, y], [x + 0.04, y - 0.14])
      await expect(missing).toHaveCount(count - n - 1)
    }
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(missing).toHaveCount(1)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect(missing).toHaveCount(0)
    await page.getByRole('button', { name: /^Spot 1:/ }).focus()
    await page.keyboard.press('Shift+ArrowRight')
  })

  await test.step('what was drawn survives a reload, and is published', async () => {
    await page.getByRole('button', { name: 'Save draft', exact: true }).click()
    await expect(page.getByText(/Draft saved/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Spot 10:/ })).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Readers see revision 1')).toBeVisible()
  })

  await test.step('the technician finds it on the phone and taps a part', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const reader = await phone.newPage()
    await enter(reader, 'technician', `/exploded-view?search=${encodeURIComponent(unit)}`)
    await reader.getByRole('link', { name: unit }).first().click()
    const spot = reader.getByRole('button', { name: /^(Spot|Titik) 2:/ })
    await expect(spot).toBeVisible()
    const name = ((await spot.getAttribute('aria-label')) ?? '').split(': ')[1] ?? ''
    await spot.locator('text').tap()
    await expect(reader.getByRole('heading', { name, level: 2 })).toBeVisible()
    await expectNoSidewaysScroll(reader)
    await expectAccessible(reader)
    await phone.close()
  })
})

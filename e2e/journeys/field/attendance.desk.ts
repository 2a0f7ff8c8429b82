import { read, utils, write } from '@e965/xlsx'
import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

const headers = { 'x-requested-with': 'XMLHttpRequest' }

test('HR reads the month, decides a correction, and makes the file for Talenta', async ({ page, browser }) => {
  const reason = `Phone was broken ${Date.now() % 1_000_000}`
  const staff = await browser.newContext()
  const phone = await staff.newPage()
  await enter(phone, 'sales')
  const days = 1 + (Math.floor(Date.now() / 1000) % 20)
  const work_date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const asked = await phone.evaluate(
    async (data) => {
      const reply = await fetch('/api/attendance/correction', {
        method: 'POST',
        headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      return (await reply.json()).code
    },
    { work_date, kind: 'overtime', minutes: 45, reason },
  )
  expect(asked).toBe('200')
  await staff.close()

  await enter(page, 'hr', '/attendance')
  await expect(page.getByRole('heading', { level: 1, name: 'Attendance' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await page.goto('/attendance/requests?status=Submitted&search=Dimas')
  const row = page.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Approve', exact: true }).click()
  await expect(row).toHaveCount(0)

  await test.step('the titles of a device’s file are found, matched once, and the file is read back', async () => {
    const found = await page.request.get('/api/staff/dropdown?search=Dimas', { headers })
    const usercode = (await found.json()).data[0].value
    const book = utils.book_new()
    const rows = [
      ['PT Sejuk'],
      [],
      ['No', 'PIN', 'Tgl', 'Scan Masuk', 'Scan Pulang'],
      [1, usercode, '2026-11-02', '08:31', '18:02'],
    ]
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Absen')
    await page.goto('/convert-excel-to-talenta')
    await page.locator('input[type=file]').setInputFiles({
      name: 'absen.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(write(book, { bookType: 'xlsx', type: 'buffer' })),
    })
    await expect(page.getByLabel('Row of the titles')).toHaveValue('3')
    await expect(page.getByLabel('Employee code')).toHaveValue('PIN')
    const save = page.getByRole('button', { name: 'Save columns' })
    if (await save.isEnabled()) await save.click()
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByText('1 of 1 rows are ready')).toBeVisible()
    await expectAccessible(page)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download for Talenta' }).click()
    const { Sheets, SheetNames } = read(await (await (await coming).createReadStream()).toArray().then(Buffer.concat))
    expect(utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })[1]).toMatchObject([
      ...[usercode, '2026-11-02', expect.any(String), '08:31', '18:02', 'H'],
    ])
  })
  await test.step('a rule of leave is changed and holds', async () => {
    await page.goto('/leave-approval/settings')
    await page.getByRole('button', { name: 'Change settings: Unpaid leave' }).click()
    const field = page.getByLabel('HR approves over (days)')
    const days = (await field.inputValue()) === '6' ? '5' : '6'
    await field.fill(days)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Unpaid leave' })).toContainText(days)
    await expectAccessible(page)
  })
})

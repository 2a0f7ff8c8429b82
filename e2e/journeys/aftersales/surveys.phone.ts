import { expect } from '@playwright/test'
import { pressAction } from '../../actions.ts'
import { test } from '../../journey.ts'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

const headers = { 'x-requested-with': 'XMLHttpRequest' }

test('a customer answers on their phone, is not satisfied, and is heard until the complaint is solved', async ({
  page,
  browser,
}) => {
  await enter(page, 'callcenter', '/survey-list?tab=To_Call')
  const { request } = page.context()
  const found = await (await request.get('/api/survey?tab=To_Call&limit=1', { headers })).json()
  const { survey_code, work_order_number, customer_name } = found.data[0]
  await page.goto(`/survey-list?tab=To_Call&call=${survey_code}`)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  const link = page.getByRole('link', { name: /feedback-satisfaction/ })
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', 'http://sejuk.test')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const customer = await phone.newPage()

  await test.step('a link that is not right says so, in the local language', async () => {
    await customer.goto('/feedback-satisfaction?token=nothing')
    await expect(customer.getByRole('heading', { name: 'Tautan ini tidak benar' })).toBeVisible()
  })

  await test.step('the questions fit a phone, and what must be answered is asked for', async () => {
    await customer.goto(pathname + search)
    await expect(customer.getByRole('heading', { name: 'Bagaimana layanan kami?' })).toBeVisible()
    await expect(customer.getByText(work_order_number)).toBeVisible()
    await expectNoSidewaysScroll(customer)
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'Kirim' }).click()
    await expect(customer.getByText('Hasil survei wajib diisi').first()).toBeVisible()
  })

  await test.step('what was tapped outlives a lost network', async () => {
    await customer.getByRole('radio', { name: '2, Buruk' }).check({ force: true })
    await customer
      .getByRole('group', { name: /masalah Anda/ })
      .getByRole('radio', { name: 'Tidak' })
      .check({ force: true })
    await customer.getByLabel('Ada lagi yang ingin Anda sampaikan?').fill('AC masih belum dingin')
    await phone.setOffline(true)
    await customer.getByRole('button', { name: 'Kirim' }).click()
    await expect(customer.getByText(/Tidak ada jaringan/)).toBeVisible()
    await phone.setOffline(false)
    await customer.getByRole('button', { name: 'Kirim' }).click()
    await expect(customer.getByRole('heading', { name: 'Terima kasih!' })).toBeVisible()
  })

  await test.step('it may be changed, and in English too', async () => {
    await customer.getByRole('button', { name: 'Ubah jawaban saya' }).click()
    await expect(customer.getByText(/Anda masih dapat mengubahnya/)).toBeVisible()
    await customer.getByRole('button', { name: /EN|English/ }).click()
    await expect(customer.getByRole('heading', { name: 'How was our service?' })).toBeVisible()
    await expect(customer.getByLabel('Anything else you want to tell us?')).toHaveValue('AC masih belum dingin')
  })

  await test.step('the complaint is there, is answered, and is solved with its cause', async () => {
    await page.goto(`/complain-list?text=${encodeURIComponent(work_order_number)}`)
    await expect(page.getByText(customer_name).first()).toBeVisible()
    await page.getByRole('link', { name: /^CPL-/ }).first().click()
    await expect(page.getByText('AC masih belum dingin').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await pressAction(page, 'Reply Complain')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Reply Complain' }).click()
    await expect(dialog.getByText('Reply is required!')).toBeVisible()
    await dialog.getByLabel('Reply').fill('A technician comes again tomorrow.')
    await dialog.getByRole('button', { name: 'Reply Complain' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('A technician comes again tomorrow.')).toBeVisible()
    await pressAction(page, 'Mark as solved')
    await dialog.getByLabel('Root cause').fill('Too little refrigerant')
    await dialog.getByRole('button', { name: 'Mark as solved' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Complaint solved').first()).toBeVisible()
    await expect(page.getByText('Too little refrigerant')).toBeVisible()
    await expectAccessible(page)
  })
  await phone.close()
})

import { createHash, createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../../journey.ts'
import { enter, expectAccessible } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

test('a hall sees the draw, the network goes and comes back, and anybody finds the same first winner', async ({
  page,
  context,
}) => {
  await enter(page, 'hr', '/lottery/lottery')
  await expect(page.getByText(/SHA-256 of the seed/)).toBeVisible()
  await page.getByRole('textbox', { name: /Word called out in the hall/ }).fill('merdeka')
  await page.getByRole('button', { name: 'Start the draw' }).click()
  await expect(page.getByText('roll the names')).toBeVisible()
  await expectAccessible(page, 5)

  const winners = page.getByRole('complementary').getByRole('listitem')
  const draw = async () => {
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Space stop' })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Space next winner' })).toBeVisible()
  }
  await draw()
  await context.setOffline(true)
  await expect(page.getByText('No network, the draw goes on')).toBeVisible()
  await draw()
  await draw()
  // The first may have been on its way when the network went.
  await expect(page.getByText(/^[23] results to send$/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/results? to send/)).toBeHidden()
  await expect(winners.nth(2).getByRole('time')).toBeVisible()

  await page.keyboard.press('z')
  const panel = page.getByRole('complementary', { name: 'Ask for a redraw' })
  await expect(panel.getByRole('textbox', { name: 'Reason' })).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel' }).click()

  // The finished lottery tells its seed: a few lines without our code find its first winner.
  const headers = { 'x-requested-with': 'XMLHttpRequest' }
  const { request } = context
  const all = await (await request.get('/api/lottery?status=Closed', { headers })).json()
  const lottery_code: string = all.data[0].lottery_code
  const { data } = await (await request.get(`/api/lottery/detail?lottery_code=${lottery_code}`, { headers })).json()
  const list = await (await request.get(`/api/lottery/frozen-list?lottery_code=${lottery_code}`, { headers })).text()
  expect(createHash('sha256').update(list).digest('hex')).toBe(data.list_hash)
  expect(createHash('sha256').update(data.seed).digest('hex')).toBe(data.seed_hash)
  const signed = list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', , chances = '1'] = line.split('|')
      return Array.from({ length: Number(chances) }, (_, n) => {
        const text = `${data.word}|1|${code}|${n + 1}`
        return [createHmac('sha256', data.seed).update(text).digest('hex'), code] as const
      })
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  await page.goto(`/lottery/result?lottery_code=${lottery_code}&sort=revealed_date`)
  await expect(page.getByRole('row').filter({ hasText: `(${signed[0]?.[1]})` })).toBeVisible()
})

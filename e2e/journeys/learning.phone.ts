import { expect, test } from '@playwright/test'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../users.ts'

test('a learner loses the network in a quiz, loses no answer, and the server judges', async ({ page, context }) => {
  await enter(page, 'technician', '/learning/apps?tab=catalogue')
  await page.getByRole('link', { name: /Working safely with electricity/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Working safely with electricity' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Take this course' }).click()
  await expect(page.getByText('Why it is not complete')).toBeVisible()
  await page.getByRole('button', { name: /Quiz: electricity/ }).click()
  const start = page.getByRole('button', { name: 'Start the quiz' })
  await start.click()
  await expect(page.getByText(/Question 1 of 4/)).toBeVisible()
  await expectAccessible(page)

  const answer = async () => {
    const right = /^(Switch off the breaker|Up to five minutes|Only if the tester works.*|switch off first)$/
    await page.getByRole('radio', { name: right }).check({ force: true })
  }
  await answer()
  await expect(page.getByText(/Answer saved/)).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next question' }).click()
  await answer()
  await expect(page.getByText(/No signal: 1 answer is on this phone/)).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await answer()
  await expect(page.getByText(/No signal: 2 answers are on this phone/)).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Next question' }).click()
  await answer()
  await expect(page.getByText(/Answer saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Hand over for marking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over for marking' }).click()
  await expect(page.getByRole('heading', { name: 'Score 100' })).toBeVisible()
  await expect(page.getByText('4 of 4 right, passed from 80')).toBeVisible()
})

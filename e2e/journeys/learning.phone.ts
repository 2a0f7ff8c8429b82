import { expect, test } from '@playwright/test'
import { enter, expectAccessible, expectNoSidewaysScroll } from '../users.ts'

test('a learner loses the network in a quiz, loses no answer, and the server judges', async ({ page, context }) => {
  await enter(page, 'other-dept', '/learning/apps?tab=catalogue')
  const course = page.getByRole('link', { name: /Using Sejuk on the phone/ })
  const mine = page.getByRole('link', { name: /Using Sejuk on the phone/ })
  await page.getByRole('tab', { name: 'Catalogue' }).waitFor()
  if ((await course.count()) === 0) await page.getByRole('tab', { name: 'My courses' }).click()
  await expectNoSidewaysScroll(page)
  await mine.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Using Sejuk on the phone' })).toBeVisible()
  const take = page.getByRole('button', { name: 'Take this course' })
  if (await take.isVisible()) await take.click()
  await page.getByRole('button', { name: /Quiz: the app/ }).click()
  const start = page.getByRole('button', { name: /Start the quiz|Go on with the quiz/ })
  await start.click()
  await expect(page.getByText(/Question 1 of 3/)).toBeVisible()
  await expectAccessible(page)

  const answer = async () => {
    for (const right of ['stays on the phone and is sent later', 'What waits for you', 'Four']) {
      const option = page.getByRole('radio', { name: right })
      if ((await option.count()) > 0) await option.check({ force: true })
    }
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
  await expect(page.getByText(/Answer saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Hand over for marking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over for marking' }).click()
  await expect(page.getByRole('heading', { name: 'Score 100' })).toBeVisible()
  await expect(page.getByText('3 of 3 right, passed from 80')).toBeVisible()
})

import { expect } from '@playwright/test'
import { playlistOf, recordFilm } from '../../films.ts'
import { test } from '../../journey.ts'
import { type Caller, caller, enter, expectAccessible, expectNoSidewaysScroll, openDesk } from '../../users.ts'

test.use({ serviceWorkers: 'allow' })

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

test('a film in pieces plays on the phone, and a question about it is answered by a trainer', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Leak test ${Date.now() % 10_000_000}`
  const trainer = await caller(browser, baseURL ?? '', 'hr')
  const second = await caller(browser, baseURL ?? '', 'ass')
  await enter(page, 'technician', '/learning/apps?tab=catalogue')
  const film = await recordFilm(page)
  const texts = { title_default: title, title_local: title }
  const course = { ...texts, category: 'installation', pass_score: 80 }
  const video = { kind: 'video', title_default: 'The film', title_local: 'Filmnya', minutes: 1 }
  const { course_code } = await trainer.send('/api/course', { ...course, lessons: [video] })
  const store = async (name: string, mimeType: string, buffer: Buffer) => {
    const place = { module_name: 'Course', module_code: course_code, alias: 'video', kind: 'video' }
    const stored = await trainer.send('/api/attachment/batch-store', {
      multipart: { ...place, files: { name, mimeType, buffer } },
    })
    return Object.keys(stored)[0] ?? ''
  }
  await store('film.mp4', 'video/mp4', film)
  const playlist = Buffer.from(playlistOf(film, 'film.mp4'))
  const file_code = await store('film.m3u8', 'application/vnd.apple.mpegurl', playlist)
  const act = async (who: Caller, name: string, more: object = {}) => {
    const { row_version } = await who.ask(`/api/course/detail?course_code=${course_code}`)
    await who.send(`/api/course/${name}`, { course_code, row_version, ...more })
  }
  await act(trainer, 'modify', { ...course, lessons: [{ ...video, file_code }] })
  await act(trainer, 'submit')
  await act(second, 'approve')

  await page.reload()
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.getByRole('button', { name: 'Take this course' }).click()
  await page.getByRole('button', { name: /The film/ }).click()
  const shown = page.locator('video')
  await expect.poll(() => shown.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  await shown.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true
    await one.play()
  })
  await expect(page.getByText('100% watched', { exact: false })).toBeVisible()
  await expect(page.getByText('cannot play', { exact: false })).toBeHidden()
  const source = await shown.evaluate((one: HTMLVideoElement) => new URL(one.currentSrc).pathname)
  expect(source).toBe('/api/learning/playlist')
  await expectNoSidewaysScroll(page)

  await test.step('a question, its answer, and what is hidden', async () => {
    await page.goto(`/learning/apps/detail?course_code=${course_code}`)
    await page.getByLabel('Your question').fill('How deep must the vacuum be?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByLabel('Your question')).toHaveValue('')
    await expect(page.getByText('How deep must the vacuum be?')).toBeVisible()
    const desk = await openDesk(browser, 'hr', `/course-list/modify?course_code=${course_code}`)
    await desk.getByRole('button', { name: /^Answer to Andi/ }).click()
    await desk.getByLabel(/^Answer to Andi/).fill('Below 500 microns')
    await desk.getByRole('button', { name: 'Send answer' }).click()
    await expect(desk.getByRole('button', { name: 'Send answer' })).toBeHidden()
    await expect(desk.getByText('Below 500 microns')).toBeVisible()
    await expectAccessible(desk)
    await desk.context().close()
    await page.reload()
    await expect(page.getByText('Below 500 microns')).toBeVisible()
    await expect(page.getByText('Trainer', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

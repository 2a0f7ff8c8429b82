import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { compare, mostDifferent } from './compare.ts'
import { keyPages, type View, views } from './pages.ts'
import { readRecorded } from './recorded-answers.ts'
import { take } from './take.ts'

/** One view of each page, another one from page to page, or all of them. */
const isTaken = (place: number, view: View) => Boolean(process.env.ALL_PICTURES) || views[place % views.length] === view

for (const [place, { name }] of keyPages.entries())
  for (const view of views.filter((one) => isTaken(place, one)))
    test(`${name} looks as approved: ${view.name}`, async ({ browser }, info) => {
      const { viewport, device, language, scheme } = view
      const context = await browser.newContext({
        ...{ viewport, isMobile: device === 'phone', hasTouch: device === 'phone', colorScheme: scheme },
        ...{ locale: language === 'id' ? 'id-ID' : 'en-GB', serviceWorkers: 'block', deviceScaleFactor: 1 },
      })
      const { picture, unanswered } = await take(context, readRecorded(name), view)
      await context.close()
      expect(
        [...new Set(unanswered)],
        'requests that were not recorded; `npm run pictures:record` asks for them',
      ).toEqual([])
      const file = join(import.meta.dirname, 'approved', name, `${view.name}.webp`)
      if (info.config.updateSnapshots === 'all') {
        mkdirSync(dirname(file), { recursive: true })
        await sharp(picture).webp({ quality: 70 }).toFile(file)
        return
      }
      expect(existsSync(file), `an approved picture; \`npm run pictures:approve\` takes it`).toBe(true)
      const { different, where } = await compare(readFileSync(file), picture)
      if (different > mostDifferent) {
        await info.attach('taken', { body: picture, contentType: 'image/png' })
        if (where) await info.attach('where it differs', { body: where, contentType: 'image/png' })
      }
      expect(different, 'part of the picture that differs').toBeLessThanOrEqual(mostDifferent)
    })

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLinkOpen, mailState } from './mails.ts'

test('a link opens its letter for ninety days', () => {
  expect(isLinkOpen('2026-01-01T10:00:00Z', '2026-04-01')).toBe(true)
  expect(isLinkOpen('2026-01-01T10:00:00Z', '2026-04-02')).toBe(false)
})

test('an acknowledged letter is acknowledged, whether or not anybody saw it opened', () => {
  const moment = fc.option(fc.constant('2026-11-16T03:00:00Z'))
  fc.assert(
    fc.property(moment, moment, (opened_date, acknowledged_date) => {
      const state = mailState({ opened_date, acknowledged_date })
      expect(state === 'acknowledged').toBe(acknowledged_date !== null)
      if (acknowledged_date === null) expect(state === 'opened').toBe(opened_date !== null)
    }),
  )
})

import { expect, test } from 'vitest'
import { landingOf, loginSources } from './sessions.ts'

test('only a keyperson, and only from the keyperson app, is sent to the retail order', () => {
  const sent = loginSources.filter((login_from) => landingOf({ role: ['Keyperson'], login_from }))
  expect(sent).toEqual(['keyperson-app'])
  expect(landingOf({ role: ['Salesman', 'Keyperson'], login_from: 'keyperson-app' })).toBe('/retail-order/input')
  expect(landingOf({ role: ['Salesman'], login_from: 'keyperson-app' })).toBeUndefined()
})

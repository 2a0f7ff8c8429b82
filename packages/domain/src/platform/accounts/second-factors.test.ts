import { expect, test } from 'vitest'
import { tidyCode, totpAddress } from './second-factors.ts'

test('an authenticator app reads issuer, account and secret', () => {
  expect(totpAddress('Sejuk AC', 'rina@sejuk.test', 'GEZD')).toBe(
    'otpauth://totp/Sejuk%20AC:rina%40sejuk.test?secret=GEZD&issuer=Sejuk%20AC',
  )
})

test.each([
  ['123 456', '123456'],
  [' ABCDE-fghjk ', 'abcdefghjk'],
])('%s is the code %s', (typed, code) => expect(tidyCode(typed)).toBe(code))

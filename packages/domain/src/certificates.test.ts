import { expect, test } from 'vitest'
import { certificateStands } from './certificates.ts'

test('a certificate is marked from 30 days before its end, and holds on its last day', () => {
  const today = '2026-11-19'
  expect(certificateStands(null, today).stands).toBe('none')
  expect(certificateStands('2026-11-18', today).stands).toBe('expired')
  expect(certificateStands('2026-11-19', today)).toEqual({ stands: 'expiring', days: 0 })
  expect(certificateStands('2026-12-19', today)).toEqual({ stands: 'expiring', days: 30 })
  expect(certificateStands('2026-12-20', today).stands).toBe('valid')
})

import { expect, test } from 'vitest'
import { kwitansiRefusal } from './kwitansi.ts'

test('a kwitansi is given for money that was confirmed', () => {
  expect(kwitansiRefusal({ status: 'Confirmed', kind: 'transfer' })).toBeUndefined()
  expect(kwitansiRefusal({ status: 'Confirmed', kind: 'cash' })).toBeUndefined()
  expect(kwitansiRefusal({ status: 'Waiting', kind: 'cash' })?.code).toBe('needs-status')
  expect(kwitansiRefusal({ status: 'Void', kind: 'transfer' })?.code).toBe('needs-status')
  expect(kwitansiRefusal({ status: 'Confirmed', kind: 'cashback' })?.code).toBe('kwitansi-of-money-only')
  expect(kwitansiRefusal({ status: 'Confirmed', kind: 'write-off' })?.code).toBe('kwitansi-of-money-only')
})

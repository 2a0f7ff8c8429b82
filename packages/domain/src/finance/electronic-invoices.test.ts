import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  daysAndHours,
  deadlineTone,
  type EInvoiceStatus,
  eInvoice,
  eInvoiceStatuses,
  isAtTaxOffice,
  uploadDeadline,
} from './electronic-invoices.ts'
import { type TaxAnswer, verdictOf } from './tax-office/tax-answers.ts'

const viewer = {
  usercode: 'A',
  permission: new Set(Object.values(eInvoice.actions).map(({ needs }) => needs)),
  view_data: 'View_Data_All_Branches' as const,
}
const possible = (e_status: EInvoiceStatus, more: object = {}) =>
  eInvoice.names.filter(
    (name) => eInvoice.gate(name, { e_status, consents: 1, successor_status: null, ...more }, viewer, '').enabled,
  )

test('only a number that counts is replaced or cancelled, and a replacement on its way is not called off', () => {
  const table = Object.fromEntries(eInvoiceStatuses.map((status) => [status, possible(status)]))
  expect(table).toMatchObject({ Approved_DJP: ['replace', 'cancel'], Replacing: ['keep'], Ready: [], Cancelled: [] })
  expect(possible('Approved_DJP', { consents: 0 })).toEqual(['replace'])
  expect(possible('Replacing', { successor_status: 'Uploading' })).toEqual([])
})

test('the deadline is the end of the day in the month after, by the clock of Jakarta', () => {
  expect(uploadDeadline('2026-10', 20)).toBe('2026-11-20T16:59:59.000Z')
  expect(uploadDeadline('2026-12', 5)).toBe('2027-01-05T16:59:59.000Z')
  expect(daysAndHours('2026-11-16T02:30:00Z', '2026-11-20T16:59:59Z')).toEqual({ days: 4, hours: 14 })
  expect(deadlineTone('2026-11-20T16:59:59Z', '2026-11-10T00:00:00Z')).toBe('calm')
  expect(deadlineTone('2026-11-20T16:59:59Z', '2026-11-16T02:30:00Z')).toBe('soon')
  expect(deadlineTone('2026-11-20T16:59:59Z', '2026-11-20T00:00:00Z')).toBe('now')
  expect(deadlineTone('2026-11-20T16:59:59Z', '2026-11-21T00:00:00Z')).toBe('late')
})

const answers: fc.Arbitrary<TaxAnswer> = fc.oneof(
  fc.constant({ state: 'waiting' as const }),
  fc.constantFrom('A', 'B').map((nsfp) => ({ state: 'approved' as const, nsfp, at: '' })),
  fc.integer({ min: 1, max: 3 }).map((attempt) => ({ state: 'rejected' as const, code: '', message: '', attempt })),
  fc.constant({ state: 'cancelled' as const }),
)

test('a number once given is never another one, in whatever order answers come and come again', () => {
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 30 }), (said) => {
      let known: { e_status: EInvoiceStatus; nsfp: string | null; attempt: number } = {
        ...{ e_status: 'Uploading', nsfp: null, attempt: 1 },
      }
      let first: string | null = null
      for (const answer of said) {
        const verdict = verdictOf(known, answer)
        if (verdict === 'approve' && answer.state === 'approved') {
          if (known.nsfp !== null) return false
          first = answer.nsfp
          known = { ...known, e_status: 'Approved_DJP', nsfp: answer.nsfp }
        }
        if (verdict === 'reject') known = { ...known, e_status: 'Uploading', attempt: known.attempt + 1 }
        if (verdict === 'cancel') return false
        if (known.nsfp !== first) return false
      }
      return true
    }),
  )
})

test('a refusal of an attempt that is over says nothing of the next', () => {
  const second = { e_status: 'Uploading' as const, nsfp: null, attempt: 2 }
  const refusal = { state: 'rejected' as const, code: '', message: '', attempt: 1 }
  expect(verdictOf(second, refusal)).toBe('nothing')
  expect(verdictOf(second, { ...refusal, attempt: 2 })).toBe('reject')
  expect(isAtTaxOffice('Waiting_DJP')).toBe(true)
  expect(isAtTaxOffice('Ready')).toBe(false)
})

import { reasonOf } from '@sejuk/words/english'
import { describe, expect, test } from 'vitest'
import { customer } from './customer-actions.ts'
import { duplicateScore, formObjections, isWorthAsking, splitChanges, writesWhatWaits } from './customers.ts'

const form = (over: object = {}) => ({
  ...{ cooperation: 'Cooperate', cooperation_reason: null, customer_is_taxable: 1, tax_id_type: 'TIN' },
  ...{ npwp: '0019999911045000', nik: null, tax_name: 'PT Sinar', tax_address: 'Jl. 1', tax_emails: ['a@b.example'] },
  ...{ bank_code: null, account_name: null, account_number: null, lat: -6, lng: 106 },
  ...over,
})

describe('what the fields of a customer ask of one another', () => {
  test.each([
    ['a whole form asks nothing', {}, {}],
    ['no cooperation needs a reason', { cooperation: 'No Cooperate' }, { cooperation_reason: 'Reason is required!' }],
    [
      'whoever is taxable has a number, a name, an address and a mailbox for it',
      { npwp: null, tax_name: null, tax_address: null, tax_emails: [] },
      {
        npwp: 'NPWP is required!',
        tax_name: 'Tax name is required!',
        tax_address: 'Tax address is required!',
        tax_emails: 'E-mail for invoices is required!',
      },
    ],
    [
      'whoever has no tax number has an identity number',
      { customer_is_taxable: 0, npwp: null },
      { nik: 'Without an NPWP the NIK is required!' },
    ],
    ['a passport stands for it', { customer_is_taxable: 0, npwp: null, tax_id_type: 'Passport' }, {}],
    [
      'an account is whole or not there',
      { account_number: '12345' },
      { bank_code: 'Bank is required!', account_name: 'Account name is required!' },
    ],
    ['half a pin is none', { lng: null }, { lng: 'Pin location is required' }],
    ['on a phone the pin is known', { lat: null, lng: null, is_mobile: true }, { lat: 'Pin location is required' }],
  ])('%s', (_, over, said) => {
    expect(formObjections(form(over))).toEqual(said)
  })
})

test('controlled fields wait, the others apply at once, and what is the same does neither', () => {
  const stored = { customer_name: 'A', pic_name: 'B', tax_emails: ['x'], npwp: null }
  const { atOnce, waiting } = splitChanges(stored, { customer_name: 'Z', pic_name: 'C', tax_emails: ['x'], npwp: null })
  expect(atOnce).toEqual({ pic_name: 'C' })
  expect(waiting).toEqual({ customer_name: 'Z' })
})

const row = (over: object = {}) => ({
  ...{ status: 'Submitted' as const, authors: [], close_reason: null, merged_into: null },
  ...{ owes_money: false, open_documents: 0, has_open_tickets: false, documents: 0 },
  ...over,
})

test('a refused change leaves a customer approved; a refused customer goes back to its author', () => {
  expect(customer.after('reject', row({ status: 'Adjusted' }))).toEqual({ status: 'Approved' })
  expect(customer.after('reject', row())).toEqual({ status: 'Rejected' })
  expect(customer.after('reject', row({ close_reason: 'Moved away' }))).toEqual({ status: 'Closed' })
  expect(customer.after('approve', row({ status: 'Adjusted' }))).toEqual({ status: 'Approved' })
})

test('nobody who wrote any part of what waits approves it', () => {
  const authors = customer.authorsAfter('submit', customer.authorsAfter('modify', ['A'], 'B'), 'A')
  expect(authors).toEqual(['A', 'B'])
  const asked = (usercode: string) =>
    customer.gate(
      'approve',
      row({ authors }),
      { usercode, permission: new Set(['Customer-Approve']), view_data: 'View_Data_My_Branch' },
      '2026-11-16T00:00:00Z',
    )
  expect(['A', 'B', 'C'].map((usercode) => asked(usercode).enabled)).toEqual([false, false, true])
  expect(reasonOf(asked('B'))).toBe('Somebody else than who wrote it must approve it')
})

test('who changes what waits wrote part of it; who changes a contact name did not', () => {
  const waiting = { account_number: '1', tax_emails: ['a@b.id'] }
  const before = { status: 'Adjusted', waiting } as const
  expect(writesWhatWaits(before, { ...before, waiting: { tax_emails: ['a@b.id'], account_number: '1' } })).toBe(false)
  expect(writesWhatWaits(before, { ...before, waiting: { ...waiting, account_number: '2' } })).toBe(true)
  expect(writesWhatWaits(before, { ...before, waiting: { account_number: '1' } })).toBe(true)
  expect(writesWhatWaits({ status: 'Approved', waiting: null }, before)).toBe(true)
  expect(writesWhatWaits(before, { status: 'Approved', waiting: null })).toBe(false)
  const draft = { status: 'Draft', waiting: null } as const
  expect(writesWhatWaits(draft, draft)).toBe(true)
})

test('the surer two are the same, the higher the score; a near door alone asks nothing', () => {
  expect(duplicateScore(['name'], 0.6)).toBe(21)
  expect(duplicateScore(['name'], 1)).toBe(80)
  expect(duplicateScore(['phone', 'distance'], 1)).toBe(50)
  expect(duplicateScore(['name', 'phone', 'npwp', 'distance'], 1)).toBe(100)
  expect(isWorthAsking(['distance'])).toBe(false)
  expect(isWorthAsking(['distance', 'phone'])).toBe(true)
})

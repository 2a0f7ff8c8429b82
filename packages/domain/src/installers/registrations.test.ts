import { expect, test } from 'vitest'
import { mayEditBank, needsDisclaimer, type Registration, registrationGaps, resumePage } from './registrations.ts'

const empty: Registration = {
  userType: 'Installer',
  consent_version: null,
  userName: '',
  idCardNumber: '',
  idCardAddress: '',
  province: null,
  city: null,
  photo_code_id_card: null,
  photo_code_id_profile: null,
  bank: null,
}
const agreed = { ...empty, consent_version: '2026-11-15' }
const known = {
  ...agreed,
  userName: 'Joko Susilo',
  idCardNumber: '3275041208870007',
  idCardAddress: 'Jl. Kenanga 12',
  province: '32',
  city: '32.75',
  photo_code_id_card: 'PHT-1',
  photo_code_id_profile: 'PHT-2',
}
const account = { bank: '014', accountName: 'JOKO  SUSILO', photo_code_disclaimer_letter: null }

test.each([
  ['nothing', empty, 'account'],
  ['the consent', agreed, 'identity'],
  ['all but a photo', { ...known, photo_code_id_profile: null }, 'identity'],
  ['the identity of an installer', known, 'review'],
  ['the identity of a sales installer', { ...known, userType: 'Sales_Installer' }, 'bank'],
  ['an account in the same name', { ...known, userType: 'Sales_Installer', bank: account }, 'review'],
  ['an account in another name', { ...known, bank: { ...account, accountName: 'Siti' } }, 'bank'],
  [
    'that and a letter',
    { ...known, bank: { ...account, accountName: 'Siti', photo_code_disclaimer_letter: 'PHT-3' } },
    'review',
  ],
] as const)('who has saved %s goes on at the right page', (_what, form, page) => {
  expect(resumePage(form)).toBe(page)
})

test('what is missing is named, page by page, in its own words', () => {
  expect(registrationGaps(agreed).identity).toMatchObject({
    userName: ['Name is required!'],
    photo_code_id_card: ['ID card photo is required!'],
  })
  expect(registrationGaps({ ...known, userType: 'Sales_Installer' }).bank).toEqual({
    bank: ['Bank account is required!'],
  })
})

test('a name is the same however it is capitalised, spaced or dotted', () => {
  expect(needsDisclaimer('JOKO  SUSILO', 'Joko Susilo')).toBe(false)
  expect(needsDisclaimer('H. Joko Susilo', 'h joko susilo')).toBe(false)
  expect(needsDisclaimer('Joko Susilo Hadi', 'Joko Susilo')).toBe(true)
})

test('an approved account changes only with the wish to sell', () => {
  const own = {
    user_status: 'Approved',
    approve_status: 'Bank_Approved',
    user_type: 'Installer',
    requested_type: 'Installer',
    is_barred: false,
  } as const
  expect(mayEditBank(own)).toBe(false)
  expect(mayEditBank(own, true)).toBe(true)
  expect(mayEditBank({ ...own, is_barred: true }, true)).toBe(false)
  expect(mayEditBank({ ...own, approve_status: 'Bank_Submitted' }, true)).toBe(false)
  expect(mayEditBank({ ...own, user_status: 'Rejected', approve_status: null })).toBe(false)
})

import * as contract from '@sejuk/contract/installers/partners'
import type { ApprovalOutcome } from '@sejuk/domain/installers/approval-outcomes'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'
import { currentLanguage } from '../../../lib/language/words.ts'

const user = userEvent.setup()
const ownPath = contract.getIdentityBankInformation.path
const stranger = { code: '401', status: 'PartnerLogin', message: 'Please log in', data: null }
const installer = { role: [], menu: [], permission: [], login_from: 'partner' as const }

const ask = async (answer: object) => {
  openPage('/partner/login', {}, { [ownPath]: stranger, '/auth/send-otp': answer })
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '081388204417' } })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
}
const sent = { data: { resend_after: 60, expires_in: 300, demo_otp: null } }

test.each([
  ['404', 'phone-number-not-registered', 'Phone number is not registered'],
  ['503', 'otp-send-fail', 'Failed to send OTP. Please try again'],
  ['429', 'try-after-10-minutes', 'Too many attempts. Please try again after 10 minutes'],
])('asking for a code: %s %s is told', async (code, status, message) => {
  await ask({ code, status, message, data: { retry_after: 600 } })
  expect(await screen.findByText(message)).toBeTruthy()
  if (status === 'try-after-10-minutes') {
    expect(screen.getByText('Try again in 10 minutes')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-disabled')).toBe('true')
  }
})

test.each([
  ['otp-wrong', 'Wrong OTP'],
  ['otp-expired', 'OTP has expired. Please ask for a new one'],
])('typing a code: %s is told', async (status, message) => {
  const answers = { '/auth/verify-otp': { code: '406', status, message, errors: { otp: [message] } } }
  openPage('/partner/login', {}, { [ownPath]: stranger, '/auth/send-otp': sent, ...answers })
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '081388204417' } })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  fireEvent.change(await screen.findByLabelText('OTP'), { target: { value: '000000' } })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByText(/Demo/)).toBeNull()
})

test('a number that is none is told before anything is sent', async () => {
  const { asked } = openPage('/partner/login', {}, { [ownPath]: stranger })
  fireEvent.change(await screen.findByLabelText('Phone number'), { target: { value: '021555' } })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(screen.getByText('This is not an Indonesian mobile number')).toBeTruthy()
  expect(asked.some(({ path }) => path === '/auth/send-otp')).toBe(false)
})

test('a browser that never spoke begins in Indonesian', async () => {
  localStorage.clear()
  openPage('/partner/login', {}, { [ownPath]: stranger })
  expect(await screen.findByRole('heading', { name: 'Masuk mitra' })).toBeTruthy()
  expect(currentLanguage()).toBe('local')
})

const identity = { user_code: 'INS-1', user_type: 'Installer', user_status: 'Approved', userType: 'Sales_Installer' }
const own = (outcome: ApprovalOutcome, outcome_reason: string | null) => ({
  data: { identity, bank: { bank: null }, outcome, outcome_reason, homepage: '/', support: {}, client_permissions: {} },
})

test.each([
  ['Pending', 'Pending to Approve', 'Approval is in processing.', undefined, 'Check again'],
  ['Approved', 'Approved', 'Account approved as Installer', undefined, 'Go to login page'],
  ['Approved_As_Installer', 'Approved as an installer', /approved as an installer/, 'Too few', 'Go to login page'],
  ['Withdrawn_Identity', 'Withdrawn To Modify', 'Please correct your identity information.', 'Card', 'Change identity'],
  [
    'Withdrawn_Bank',
    'Withdrawn To Modify',
    'Please correct your bank account information.',
    'Number',
    'Change bank details',
  ],
  ['Rejected', 'Rejected', 'Your registration was rejected. Please contact the Admin.', 'Not you', undefined],
] as const)('the result %s is told with its reason and its way on', async (outcome, title, text, reason, way) => {
  openPage('/partner/register/approval-result', installer, {
    [ownPath]: own(outcome, reason ?? 'An older reason'),
    '/api/site-notice': { data: { support_phone: '0812 9034 1178' } },
  })
  expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  if (reason) expect(screen.getByText(reason)).toBeTruthy()
  else expect(screen.queryByText('An older reason')).toBeNull()
  if (way) expect(screen.getByRole(way === 'Check again' ? 'button' : 'link', { name: way })).toBeTruthy()
  if (outcome === 'Rejected')
    expect((await screen.findByRole('link', { name: /WhatsApp/ })).getAttribute('href')).toContain(
      'wa.me/6281290341178',
    )
})

test('a page to correct shows why, and is shut when there is nothing to correct', async () => {
  const path = contract.getIdentityInformation.path
  const withdrawn = {
    ...identity,
    user_status: 'Withdrawn',
    reason: 'Name differs from ID card',
    userName: 'Joko',
    idCardNumber: '1',
    idCardAddress: 'x',
    province: null,
    city: null,
    photo_code_id_card_attachment: [],
    photo_code_id_profile_attachment: [],
  }
  const first = openPage('/partner/register/identity-information', installer, { [path]: { data: withdrawn } })
  expect(await screen.findByText('Name differs from ID card')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name as on the ID card').value).toBe('Joko')
  first.unmount()
  openPage('/partner/register/identity-information', installer, {
    [path]: { data: { ...withdrawn, user_status: 'Modified' } },
  })
  expect(await screen.findByText('Your data is being checked and cannot be changed now.')).toBeTruthy()
})

test('the privacy policy bears its version; an error page bears its code and the way to help', async () => {
  const first = openPage('/partner/privacy-policy', {}, { [contract.getIdentityInformation.path]: stranger })
  expect(await screen.findByText('Version 15 Nov 2026')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Who sees it' })).toBeTruthy()
  first.unmount()
  openPage(
    '/partner/error-preview?message=Unexpected%20error&code=7F3A',
    {},
    { '/api/site-notice': { data: { support_phone: '0812' } } },
  )
  expect(await screen.findByText('Code for the Admin: 7F3A')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Unexpected error')
})

test('a partner without a menu who comes home is told how it stands', async () => {
  openPage('/', installer, { [ownPath]: own('Pending', null) })
  expect(await screen.findByRole('heading', { name: 'Pending to Approve' })).toBeTruthy()
})

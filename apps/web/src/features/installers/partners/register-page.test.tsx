import * as contract from '@sejuk/contract/installers/partners'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../../test/page.tsx'
import { setLanguage } from '../../../lib/language/words.ts'

const user = userEvent.setup()
const ownPath = contract.getIdentityBankInformation.path
const savePath = contract.saveIdentityInformation.path
const stranger = { code: '401', status: 'PartnerLogin', message: 'Please log in', data: null }

const identity = {
  user_code: 'INS-2026-00873',
  phone: '81388204417',
  email: '',
  userName: '',
  idCardNumber: '',
  idCardAddress: '',
  province: null,
  city: null,
  province_name: null,
  city_name: null,
  branch_name: null,
  consent_version: null as string | null,
  reason: null,
  userType: 'Installer',
  user_type: 'Installer',
  user_status: 'Draft',
  is_barred: false,
  created_date: '2026-11-09T04:31:02Z',
  updated_date: '2026-11-09T04:31:02Z',
  approved_date: null,
  photo_code_id_card_attachment: [] as object[],
  photo_code_id_profile_attachment: [] as object[],
  may_edit: true,
  page: 'account',
}
const noBank = { bank: null, may_edit: true, may_ask_for_upgrade: false, userName: '', userType: 'Installer' }
const own = (part: object = {}, more: object = {}) => ({
  data: {
    identity: { ...identity, ...part },
    bank: noBank,
    outcome: null,
    outcome_reason: null,
    homepage: '/partner/register',
    support: { company_name: 'Sejuk', support_phone: '', support_email: '' },
    client_permissions: {},
    ...more,
  },
})
const photo = (code: string) => [{ photo_code: code, photo_domain: '', photo_path: `/${code}`, thumbnail_path: null }]
const filled = {
  consent_version: '2026-11-15',
  userName: 'Joko Susilo',
  idCardNumber: '3173051208870007',
  idCardAddress: 'Jl. Kenanga 12',
  province: '31',
  city: '31.73',
  city_name: 'Jakarta Barat',
  photo_code_id_card_attachment: photo('PHT-1'),
  photo_code_id_profile_attachment: photo('PHT-2'),
  page: 'review',
}

beforeEach(() => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  // jsdom takes no photos.
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }))
})

test('a stranger proves the phone first, and goes on with the rest of the page', async () => {
  let isIn = false
  const { asked } = openPage(
    '/partner/register',
    {},
    {
      [ownPath]: () => (isIn ? own() : stranger),
      '/auth/send-otp': { data: { resend_after: 60, expires_in: 300, demo_otp: '123456' } },
      '/auth/verify-otp': { data: { code: 'CODE' } },
      '/auth/login': () => {
        isIn = true
        return { data: { homepage: '/partner/register' } }
      },
    },
  )
  expect(await screen.findByText('Step 1 of 4')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '+62 813-8820-4417' } })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText('Demo: the code is 123456')).toBeTruthy()
  expect(screen.getByText('We sent 6 digits to +6281388204417.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Resend in 60 seconds' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '123456' } })
  expect(await screen.findByText('+6281388204417 is confirmed')).toBeTruthy()
  expect(asked.find(({ path }) => path === '/auth/verify-otp')?.body).toEqual({
    phone: '6281388204417',
    otp: '123456',
    purpose: 'register',
  })
})

test.each([
  ['account', identity, 'Step 1 of 4'],
  ['identity', { consent_version: '2026-11-15', page: 'identity' }, 'Step 2 of 4'],
  ['bank', { ...filled, userType: 'Sales_Installer', page: 'bank' }, 'Step 3 of 4'],
  ['review', filled, 'Step 4 of 4'],
])('a registration that was left at %s goes on there', async (_page, part, step) => {
  openPage('/partner/register', {}, { [ownPath]: own(part) })
  expect(await screen.findByText(step)).toBeTruthy()
})

test('nobody jumps over a page that still lacks something', async () => {
  openPage('/partner/register?page=review', {}, { [ownPath]: own({ consent_version: '2026-11-15', page: 'identity' }) })
  expect(await screen.findByText('Step 2 of 4')).toBeTruthy()
})

test('what is typed without a network is kept, sent when it is back, and the next page opens', async () => {
  let isOnline = false
  let isSaved = false
  const { asked } = openPage(
    '/partner/register',
    {},
    {
      [ownPath]: () => own(isSaved ? { consent_version: '2026-11-15', page: 'identity' } : {}),
      [savePath]: () => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        isSaved = true
        return { data: identity }
      },
    },
  )
  await user.click(await screen.findByRole('checkbox'))
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'joko@mail.co.id' } })
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(/It is kept on this phone/)).toBeTruthy()
  expect(localStorage.getItem('sejuk.draft/INS-2026-00873/register/account')).toContain('joko@mail.co.id')
  isOnline = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Step 2 of 4')).toBeTruthy()
  expect(asked.filter(({ path }) => path === savePath).at(-1)?.body).toEqual({
    page: 'account',
    email: 'joko@mail.co.id',
    userType: 'Installer',
    consent_version: '2026-11-15',
  })
  expect(localStorage.getItem('sejuk.draft/INS-2026-00873/register/account')).toBeNull()
})

test('a page that was closed before it was saved is filled in again as it was typed', async () => {
  const answers = { [ownPath]: own({ consent_version: '2026-11-15', page: 'identity' }) }
  const first = openPage('/partner/register', {}, answers)
  fireEvent.change(await screen.findByLabelText('Name as on the ID card'), { target: { value: 'Joko' } })
  first.unmount()
  openPage('/partner/register', {}, answers)
  expect((await screen.findByLabelText<HTMLInputElement>('Name as on the ID card')).value).toBe('Joko')
})

test('a page is judged by the words of the specification, and a doubtful NIK only warns', async () => {
  const { asked } = openPage(
    '/partner/register',
    {},
    {
      [ownPath]: own({ consent_version: '2026-11-15', page: 'identity' }),
    },
  )
  fireEvent.change(await screen.findByLabelText('ID card number (NIK)'), { target: { value: '3275-0412 0887/000' } })
  expect(screen.getByLabelText<HTMLInputElement>('ID card number (NIK)').value).toBe('327504120887000')
  expect(screen.getByText('The NIK is 1 short of 16 digits')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Name is required!')).toBeTruthy()
  expect(screen.getByText('ID card photo is required!')).toBeTruthy()
  expect(screen.queryByText('ID card number is required!')).toBeNull()
  expect(asked.some(({ path, method }) => path === savePath && method === 'POST')).toBe(false)
})

test('a photo from the camera goes up in parts, and its code is saved with the page', async () => {
  const base = '/api/attachment/session'
  const progress = {
    data: { upload_code: 'U', chunk_bytes: 1_000_000, total_chunks: 1, received_chunks: [], attachment: null },
  }
  const { asked } = openPage(
    '/partner/register',
    {},
    {
      [ownPath]: own({ ...filled, photo_code_id_card_attachment: [], page: 'identity' }),
      [base]: progress,
      [`${base}/U/chunk/0`]: progress,
      [`${base}/U/finish`]: { data: { photo_code: 'PHT-NEW' } },
      [savePath]: { data: identity },
    },
  )
  const camera = await screen.findByLabelText<HTMLInputElement>('Take the photo: ID card photo')
  expect(camera.getAttribute('capture')).toBe('environment')
  await user.upload(camera, new File(['x'], 'ktp.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(asked.some(({ path }) => path === `${base}/U/finish`)).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(asked.some(({ path, method }) => path === savePath && method === 'POST')).toBe(true))
  expect(asked.find(({ path, method }) => path === savePath && method === 'POST')?.body).toMatchObject({
    page: 'identity',
    photo_code_id_card: 'PHT-NEW',
    photo_code_id_profile: 'PHT-2',
  })
  expect(asked.find(({ path }) => path === base)?.body).toMatchObject({ module_name: 'Installer', alias: 'id_card' })
})

test('the last page says what is missing, and hands in only what is whole', async () => {
  const sales = { ...filled, userType: 'Sales_Installer' }
  const { asked } = openPage('/partner/register', {}, { [ownPath]: own(sales) })
  expect(await screen.findByText('Bank account is required!')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Hand in' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(asked.some(({ path, method }) => path === savePath && method === 'POST')).toBe(false)
})

test('a refusal of the server stands where the button is, and nothing typed is lost', async () => {
  openPage(
    '/partner/register',
    {},
    {
      [ownPath]: own(filled),
      [savePath]: {
        code: '409',
        status: 'Conflict',
        message: 'This ID card number is already registered. Please contact the Admin',
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Hand in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This ID card number is already registered')
})

test('all of it is said in Indonesian too', async () => {
  setLanguage('local')
  openPage('/partner/register', {}, { [ownPath]: own({ consent_version: '2026-11-15', page: 'identity' }) })
  expect(await screen.findByText('Langkah 2 dari 4')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(screen.getByText('Nama wajib diisi!')).toBeTruthy()
  expect(screen.getByText('Foto KTP wajib diisi!')).toBeTruthy()
})

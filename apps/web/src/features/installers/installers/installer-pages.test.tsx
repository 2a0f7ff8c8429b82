import * as contract from '@sejuk/contract/installers/installers'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'
import { setLanguage } from '../../../lib/language/words.ts'

const user = userEvent.setup()
const menu = [{ ...rina.menu[0]!, menu_code: 101, name: 'Installer List', url: '/personal-installer-list' }]
const everything = { permission: [...permissions], menu }
const detailPath = contract.getInstaller.path
const page = '/personal-installer-list/personal-installer-detail?code=INS-2026-00873'

const picture = (code: string) => [
  {
    photo_code: code,
    photo_name: `${code}.jpg`,
    photo_domain: '',
    photo_path: `/photo?${code}`,
    thumbnail_path: `/photo?${code}&size=small`,
    video_path: null,
    file_domain: null,
    file_path: null,
    created_date: '2026-11-09T04:31:02Z',
  },
]
const person = {
  user_code: 'INS-2026-00873',
  user_name: 'Joko Susilo',
  branch_name: 'Bekasi',
  dept_code: '715',
  id_card_number: '3275041208870007',
  phone_number: '81388204417',
  id_card_address: 'Jl. Kenanga 12',
  email: null,
  province_name: 'Jawa Barat',
  city_name: 'Kota Bekasi',
  approved_user_code: 'RCI-1',
  approved_user_name: 'Lina Susanti',
  approve_reason: null,
  admin_remark: null,
  user_status: 'Approved',
  user_type: 'Installer',
  requested_type: 'Sales_Installer',
  is_barred: false,
  ...{ id_verify_result: 'Valid', id_checked_by: null, id_checked_user_name: null, id_checked_date: null },
  id_check_note: null,
  created_date: '2026-11-09T04:31:02Z',
  updated_date: '2026-11-14T09:20:45Z',
  submitted_date: '2026-11-09T04:40:00Z',
  approved_date: '2026-11-15T03:02:11Z',
  last_login_date: null,
  photos_purged_date: null,
  row_version: 4,
  photo_code_id_card_attachment: picture('A'),
  photo_code_id_profile_attachment: picture('B'),
}
const account = {
  ...{ bank_checked_by: null, bank_checked_user_name: null, bank_checked_date: null, bank_check_note: null },
  bank_check_attachment: [],
  bank_code: '014',
  bank_name: 'Bank Central Asia',
  bank_short_name: 'BCA',
  credited_account: '5220118473',
  receiver_swift_code: 'CENAIDJA',
  user_name: 'JOKO SUSILO',
  receiver_type_label: 'Personal',
  receiver_residency_label: 'Resident',
  bank_province_name: 'Jawa Barat',
  bank_city_name: 'Kota Bekasi',
  approve_reason: null,
  approved_user_name: null,
  approve_status: 'Bank_Submitted',
  bank_verify_result: 'Valid',
  transfer_type: 'Online',
  created_date: '2026-11-09T04:38:40Z',
  updated_date: '2026-11-09T04:38:40Z',
  approved_date: null,
  photo_code_disclaimer_letter_attachment: [],
}
const detail = (part: object = {}, more: object = {}) => ({
  data: {
    identity_information: [{ ...person, ...part }],
    bank_information: [account],
    duplicates: [],
    is_four_eyes: false,
    ...more,
  },
})
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

test('the detail shows identity and bank as the specification lists them, with a dash for what is missing', async () => {
  openPage(page, everything, { [detailPath]: detail() })
  expect(await screen.findByRole('heading', { name: 'Joko Susilo', level: 1 })).toBeTruthy()
  const value = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent
  expect(value('Installer code')).toBe('INS-2026-00873')
  expect(value('ID card number')).toBe('3275••••••••0007 Show')
  expect(value('Mobile phone')).toBe('+6281388204417')
  expect(value('Email')).toBe('-')
  expect(value('Registered')).toBe('09 Nov 2026 11:31:02')
  expect(value('Approved date')).toBe('15 Nov 2026 10:02:11')
  expect(value('Approved by')).toBe('Lina Susanti')
  expect(value('Admin remark')).toBe('-')
  expect(value('Account number')).toBe('5220118473')
  expect(value('Transfer type')).toBe('Online transfer')
  expect(value('SWIFT code')).toBe('CENAIDJA')
  expect(screen.getByText('Wants: Sales installer')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(value('ID card number')).toBe('3275041208870007 Hide')
})

test('of the nine actions those that are not for now say why; the next step stands out', async () => {
  openPage(page, everything, { [detailPath]: detail() })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  const shut = (name: string) => [button(name).getAttribute('aria-disabled'), button(name).textContent]
  expect(shut('Approve identity')).toEqual(['true', 'Approve identityAlready so'])
  expect(shut('Resume cooperation')).toEqual(['true', 'Resume cooperationNeeds status Paused'])
  expect(shut('Reject installer')).toEqual([
    'true',
    'Reject installerNeeds status Submitted, Modified or Withdrawn to modify',
  ])
  expect(button('Approve bank account').getAttribute('data-next')).toBe('true')
  for (const name of [
    'Reject as sales installer',
    'Withdraw identity',
    'Withdraw bank account',
    'Pause cooperation',
    'Admin remark',
  ])
    expect(button(name).getAttribute('aria-disabled')).toBeNull()
  await user.click(button('Resume cooperation'))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('without a permission its button is not there at all', async () => {
  const only = ['Personal-Information-List-Detail', 'Installer-Detail-Button-Admin-Remark']
  openPage(page, { ...everything, permission: only }, { [detailPath]: detail() })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  expect(button('Admin remark')).toBeTruthy()
  for (const name of ['Approve identity', 'Approve bank account', 'Pause cooperation'])
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull()
})

test('without the detail permission nothing is asked', async () => {
  const { asked } = openPage(page, { ...everything, permission: [] }, { [detailPath]: detail() })
  expect(await screen.findByText('No Permission')).toBeTruthy()
  expect(asked.some(({ path }) => path === detailPath)).toBe(false)
})

test('an action asks for its reason, sends what was looked at, and closes when it is done', async () => {
  const path = contract.actOnInstaller['pause-cooperation'].path
  const { asked } = openPage(page, everything, { [detailPath]: detail(), [path]: { message: 'Cooperation paused' } })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  await user.click(button('Pause cooperation'))
  const panel = await screen.findByRole('complementary', { name: 'Pause cooperation' })
  expect(within(panel).getByText('Joko Susilo, INS-2026-00873')).toBeTruthy()
  expect(within(panel).getByText('Approved → Paused')).toBeTruthy()
  const send = () => user.click(within(panel).getByRole('button', { name: 'Pause cooperation' }))
  await send()
  expect(await within(panel).findByText('Reason field is required!')).toBeTruthy()
  fireEvent.change(within(panel).getByLabelText('Reason'), { target: { value: 'x'.repeat(501) } })
  await send()
  expect(within(panel).getByText('Reason is no more than 500 characters')).toBeTruthy()
  fireEvent.change(within(panel).getByLabelText('Reason'), { target: { value: '' } })
  await user.click(within(panel).getByRole('button', { name: 'Repeated complaints' }))
  await send()
  expect(await screen.findByText('Cooperation paused')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Pause cooperation' })).toBeNull())
  expect(asked.find((one) => one.path === path)?.body).toEqual({
    user_code: 'INS-2026-00873',
    row_version: 4,
    reason: 'Repeated complaints.',
  })
  await waitFor(() => expect(asked.filter((one) => one.path === detailPath).length).toBe(2))
})

test('an approval wants the data compared with the documents', async () => {
  const path = contract.actOnInstaller['approve-bank-account'].path
  const { asked } = openPage(page, everything, { [detailPath]: detail(), [path]: { message: 'Bank account approved' } })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  await user.click(button('Approve bank account'))
  const panel = await screen.findByRole('complementary', { name: 'Approve bank account' })
  await user.click(within(panel).getByRole('button', { name: 'Approve bank account' }))
  expect(within(panel).getByText('Compare the data with the documents first')).toBeTruthy()
  await user.click(within(panel).getByRole('checkbox'))
  await user.click(within(panel).getByRole('button', { name: 'Approve bank account' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === path)?.body).toEqual({ user_code: 'INS-2026-00873', row_version: 4 }),
  )
})

test('somebody else was quicker: it is said, and the page is asked again', async () => {
  const path = contract.actOnInstaller['admin-remark'].path
  const conflict = {
    code: '409',
    status: 'Conflict',
    message: 'Data was changed by someone else. Please reload',
    data: { current: {} },
  }
  const { asked } = openPage(page, everything, { [detailPath]: detail(), [path]: conflict })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  await user.click(button('Admin remark'))
  const panel = await screen.findByRole('complementary', { name: 'Admin remark' })
  fireEvent.change(within(panel).getByLabelText('Remark'), { target: { value: 'Called' } })
  await user.click(within(panel).getByRole('button', { name: 'Admin remark' }))
  expect(await screen.findByText('Data was changed by someone else. Please reload')).toBeTruthy()
  await waitFor(() => expect(asked.filter((one) => one.path === detailPath).length).toBe(2))
  expect(within(panel).getByLabelText<HTMLTextAreaElement>('Remark').value).toBe('Called')
})

test('under four eyes whoever approved the identity sees why not to approve the account', async () => {
  openPage(page, everything, { [detailPath]: detail({ approved_user_code: rina.usercode }, { is_four_eyes: true }) })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  expect(button('Approve bank account').textContent).toContain('Somebody else than who approved the identity')
})

test('duplicates and a barred installer are told before anybody decides', async () => {
  const duplicates = [{ user_code: 'INS-9', user_name: 'Joko Kembar', user_status: 'Rejected', same: 'id_card_number' }]
  openPage(page, everything, { [detailPath]: detail({ is_barred: true }, { duplicates }) })
  expect(await screen.findByText('The same ID card number was given by Joko Kembar (INS-9), Rejected.')).toBeTruthy()
  expect(screen.getByText('Was refused as a sales installer and cannot become one.')).toBeTruthy()
})

test('a picture opens large, can be turned, and the next follows', async () => {
  openPage(page, everything, { [detailPath]: detail() })
  await user.click(await screen.findByRole('button', { name: 'ID card' }))
  const preview = await screen.findByRole('dialog', { name: 'ID card' })
  expect(within(preview).getByRole('img', { name: 'ID card' }).getAttribute('src')).toBe('/photo?A')
  await user.click(within(preview).getByRole('button', { name: 'Rotate right' }))
  expect(within(preview).getByRole('img', { name: 'ID card' }).style.transform).toContain('rotate(90deg)')
  await user.click(within(preview).getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('img', { name: 'ID photo' })).toBeTruthy()
})

const listPath = contract.listInstallers.path
const row = {
  user_code: 'INS-2026-00873',
  user_name: 'Joko Susilo',
  phone_number: '813••••••17',
  branch_name: 'Bekasi',
  dept_code: '715',
  province_name: 'Jawa Barat',
  city_name: 'Kota Bekasi',
  user_status: 'Withdrawn',
  user_type: 'Installer',
  requested_type: 'Installer',
  approve_status: null,
  bank_verify_result: null,
  created_date: '2026-11-09T04:31:02Z',
  updated_date: '2026-11-09T04:31:02Z',
  last_login_date: null,
}

test('the list has a tab for each status, with its count, and keeps the choice in the address', async () => {
  const { router, asked } = openPage('/personal-installer-list', everything, {
    [listPath]: { data: [row], total: 1, page: { current: 1, totalPages: 1 } },
    [contract.countInstallers.path]: {
      data: [
        { tab: 'All', total: 400 },
        { tab: 'Submitted', total: 58 },
      ],
    },
  })
  const tabs = await screen.findByRole('navigation', { name: 'Statuses' })
  await within(tabs).findByText('58')
  expect(
    within(tabs)
      .getAllByRole('button')
      .map((tab) => tab.textContent),
  ).toEqual([
    'All400',
    'Submitted58',
    'Modified',
    'Bank to approve',
    'Withdrawn to modify',
    'Approved',
    'Paused',
    'Rejected',
    'Draft',
  ])
  await user.click(within(tabs).getByRole('button', { name: /^Submitted/ }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?tab=Submitted'))
  expect(
    asked
      .filter(({ path }) => path === listPath)
      .at(-1)
      ?.query.get('tab'),
  ).toBe('Submitted')
  const link = screen.getByRole('link', { name: 'INS-2026-00873' })
  expect(link.getAttribute('href')).toBe('/personal-installer-list/personal-installer-detail?code=INS-2026-00873')
})

test('the detail is said in Indonesian too, the reasons included', async () => {
  setLanguage('local')
  openPage(page, everything, { [detailPath]: detail() })
  await screen.findByRole('heading', { name: 'Joko Susilo' })
  expect(button('Lanjutkan kerja sama').textContent).toContain('Perlu status Dijeda')
  await user.click(button('Jeda kerja sama'))
  const panel = await screen.findByRole('complementary', { name: 'Jeda kerja sama' })
  await user.click(within(panel).getByRole('button', { name: 'Jeda kerja sama' }))
  expect(within(panel).getByText('Alasan wajib diisi!')).toBeTruthy()
})

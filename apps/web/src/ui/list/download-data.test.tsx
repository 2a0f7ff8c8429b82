import { listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { prepareDownload } from '@sejuk/contract/platform/downloads'
import { permissions } from '@sejuk/domain/permissions'
import { preparing } from '@sejuk/domain/platform/downloads'
import { textOf } from '@sejuk/words/english'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'

const user = userEvent.setup()
const everything = { permission: [...permissions] }
const page = '/sales-order/maintain-official-address?dept_code=705&sort=-receiver_name&page=3'
const rows = [
  {
    address_code: 'ADR-1',
    customer_code: 'C-1',
    customer_name: 'Toko',
    province_name: 'P',
    city_name: 'K',
    district_name: 'D',
    sub_district_name: 'S',
    detail_address: 'Jl. A',
    postal_code: '',
    receiver_name: 'Budi',
    receiver_phone: '081',
    create_user_name: 'Sari',
    created_date: '2026-09-14T20:00:00Z',
    row_version: 1,
  },
]
const list = { data: rows, total: 41, page: { current: 3, totalPages: 3 } }
const answers = {
  [listOfficialAddresses.path]: list,
  '/api/department/dropdown': { data: [{ value: '705', label: 'Jakarta Pusat' }] },
}
const openDialog = async (button = 'Download Data') => {
  await user.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name: button })
}

test('the dialog says what will be in the file, and asks for exactly that', async () => {
  const { asked } = openPage(page, everything, { ...answers, [prepareDownload.path]: { message: textOf(preparing) } })
  await screen.findByText('(C-1) Toko')
  const dialog = await openDialog()
  expect(within(dialog).getByText('41')).toBeTruthy()
  expect(await within(dialog).findByText('Branch: Jakarta Pusat')).toBeTruthy()
  expect(within(dialog).getByText('Receive Contact Person ↓')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Prepare' }))
  expect(await screen.findByText(textOf(preparing))).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = asked.find((one) => one.path === prepareDownload.path)
  expect(sent?.query.toString()).toBe(
    'module_name=official-address&language=default&sort=-receiver_name&address_type=official-address&dept_code=705',
  )
  expect(sent?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
})

const generic = 'Please Clear System Cache first. If the issue still persists, please contact IT Dept'

test('one that is already under way is a general error, and leads to the first', async () => {
  const refusal = { code: '400', status: 'Preparing', message: 'This data is already being prepared' }
  openPage(page, everything, { ...answers, [prepareDownload.path]: { ...refusal, data: { job_id: 'J-1' } } })
  await screen.findByText('(C-1) Toko')
  const dialog = await openDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Prepare' }))
  expect(await screen.findByText(generic)).toBeTruthy()
  expect((await within(dialog).findByRole('alert')).textContent).toContain('This data is already being prepared')
  expect(within(dialog).getByRole('link', { name: 'See my downloads' }).getAttribute('href')).toBe(
    '/download_data_store',
  )
})

test('any other refusal is a general error and nothing more', async () => {
  openPage(page, everything, { ...answers, [prepareDownload.path]: { code: '500', message: 'Unexpected error' } })
  await screen.findByText('(C-1) Toko')
  const dialog = await openDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Prepare' }))
  expect(await screen.findByText(generic)).toBeTruthy()
  expect(within(dialog).queryByRole('alert')).toBeNull()
})

test('without the permission the button stays and says why; an empty list has nothing to give', async () => {
  const { unmount } = openPage(page, { permission: ['Sales-Order-Search-Official-Address'] }, answers)
  const button = await screen.findByRole('button', { name: 'Download Data' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button).toHaveAccessibleDescription('No Permission')
  unmount()
  openPage(page, everything, { ...answers, [listOfficialAddresses.path]: { ...list, data: [], total: 0 } })
  await screen.findByText('No Data')
  const dialog = await openDialog()
  expect(within(dialog).getByRole('button', { name: 'Prepare' }).getAttribute('aria-disabled')).toBe('true')
})

test('all of it is said in Indonesian too, and the file is asked for in it', async () => {
  setLanguage('local')
  const { asked } = openPage(page, everything, { ...answers, [prepareDownload.path]: { message: textOf(preparing) } })
  await screen.findByText('(C-1) Toko')
  const dialog = await openDialog('Unduh Data')
  await user.click(within(dialog).getByRole('button', { name: 'Siapkan' }))
  expect(await screen.findByText(/^Data sedang disiapkan, Silakan periksa/)).toBeTruthy()
  expect(asked.find((one) => one.path === prepareDownload.path)?.query.get('language')).toBe('local')
})

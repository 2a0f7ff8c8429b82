import * as contract from '@sejuk/contract/customers/official-addresses'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beNarrow } from '../../../../test/browser.ts'
import { openPage } from '../../../../test/page.tsx'
import { setLanguage } from '../../../lib/language/words.ts'

const path = contract.listOfficialAddresses.path
const address = '/sales-order/maintain-official-address'
const row = {
  address_code: 'ADR-1',
  customer_code: 'C-10284',
  customer_name: 'Toko Sejahtera',
  province_name: 'DKI Jakarta',
  city_name: 'Jakarta Pusat',
  district_name: 'Senen',
  sub_district_name: 'Kramat',
  detail_address: 'Jl. Kramat Raya 88',
  postal_code: '10420',
  receiver_name: 'Budi',
  receiver_phone: '81290341178',
  created_date: '2026-09-14T20:00:00Z',
  create_user_name: 'Sari',
  row_version: 6,
}
const other = {
  ...row,
  province_name: 'Banten',
  address_code: 'ADR-2',
  customer_code: 'C-2',
  customer_name: 'PT Graha',
  detail_address: 'Jl. A 1',
}
const two = { data: [row, other], total: 41, page: { current: 2, totalPages: 3 } }
const empty = { data: [], total: 0, page: { current: 1, totalPages: 1 } }
const everything = { permission: [...permissions] }
const only = (code: string) => ({ permission: [code] })
const user = userEvent.setup()

const openEdit = async () => {
  await user.click(await screen.findByRole('button', { name: 'Actions for (C-10284) Toko Sejahtera' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return screen.findByRole('dialog', { name: 'Modify Official Address' })
}
const typeOver = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('the list shows its nine columns, and dates by the clock of the branch', async () => {
  const { asked } = openPage(`${address}?dept_code=705&page=2`, everything, { [path]: two })
  const table = await screen.findByRole('table', { name: 'Maintain Official Address' })
  await within(table).findByText('(C-10284) Toko Sejahtera')
  const heads = within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
  expect(heads.filter(Boolean)).toEqual([
    'Action',
    'Customer',
    'Province/City',
    'Detail Address',
    'Postal Code',
    'Receive Contact Person',
    'Receive Phone',
    'Input Date',
    'Inputted By',
  ])
  expect(within(table).getByText('DKI Jakarta/Jakarta Pusat')).toBeTruthy()
  expect(within(table).getAllByText('15 Sep 2026')).toHaveLength(2)
  expect(screen.getByText('Total Records : 41; Total Page : 3')).toBeTruthy()
  const list = asked.find((one) => one.path === path)
  expect(list?.query.getAll('dept_code')).toEqual(['705'])
  expect(list?.headers.get('x-requested-with')).toBe('XMLHttpRequest')
})

test('garbage in the address is forgiven: the defaults stand instead', async () => {
  const { asked } = openPage(`${address}?page=zero&limit=9999&sort=nonsense&dept_code=705`, everything, { [path]: two })
  await screen.findByText('(C-10284) Toko Sejahtera')
  const query = asked.find((one) => one.path === path)?.query
  expect([query?.get('page'), query?.get('limit'), query?.get('sort'), query?.get('dept_code')]).toEqual([
    '1',
    '20',
    null,
    '705',
  ])
})

test('while the list loads, its head and the shape of its rows are there', async () => {
  openPage(address, everything, { [path]: () => new Promise<object>(() => {}) })
  const table = await screen.findByRole('table', { name: 'Maintain Official Address' })
  expect(table.getAttribute('aria-busy')).toBe('true')
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(5)
  expect(screen.queryByText('No Data')).toBeNull()
})

test('an empty list says which filters did it, and Reset takes them away', async () => {
  const departments = { data: [{ value: '706', label: 'Bekasi' }] }
  const { router } = openPage(`${address}?dept_code=706`, everything, {
    [path]: empty,
    '/api/department/dropdown': departments,
  })
  expect(await screen.findByText('No Data')).toBeTruthy()
  expect(await screen.findByText('Branch: Bekasi')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
})

test('a list that did not load says why, keeps the filters and can be tried again', async () => {
  let tries = 0
  openPage(address, everything, {
    [path]: () => {
      tries += 1
      return tries === 1 ? { code: '500', status: false, message: 'Unexpected error' } : two
    },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Unexpected error')
  expect(screen.getByRole('button', { name: 'Copy 7F3A-0916' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('(C-10284) Toko Sejahtera')).toBeTruthy()
})

test('without the permission nothing is asked, and Search says why', async () => {
  const { asked } = openPage(address, { permission: [] }, { [path]: two })
  const search = await screen.findByRole('button', { name: 'Search' })
  expect(search.getAttribute('aria-disabled')).toBe('true')
  expect(search).toHaveAccessibleDescription('No Permission')
  expect(asked.some((one) => one.path === path)).toBe(false)
})

test('who may only look finds every other button in its place, shut, with the reason', async () => {
  const { asked } = openPage(address, only('Sales-Order-Search-Official-Address'), { [path]: two })
  await screen.findByText('(C-10284) Toko Sejahtera')
  for (const name of ['Upload Official Address by Excel', 'Download Excel Template']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button).toHaveAccessibleDescription('No Permission')
    await user.click(button)
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Actions for (C-10284) Toko Sejahtera' }))
  const edit = await screen.findByRole('menuitem', { name: /^Edit/ })
  expect(edit.textContent).toContain('No Permission')
  await user.click(edit)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.some((one) => one.path === contract.downloadExample.path)).toBe(false)
})

test('a heading sorts up, then down, then not at all', async () => {
  const { router } = openPage(address, everything, { [path]: two })
  const head = await screen.findByRole('button', { name: 'Receive Contact Person' })
  await user.click(head)
  await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=receiver_name'))
  expect(head.closest('th')?.getAttribute('aria-sort')).toBe('ascending')
  await user.click(head)
  await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=-receiver_name'))
  await user.click(head)
  await waitFor(() => expect(router.state.location.searchStr).toBe(''))
})

test('what is chosen is a draft until Search', async () => {
  const departments = {
    data: [
      { value: '705', label: 'Jakarta Pusat' },
      { value: '706', label: 'Bekasi' },
    ],
  }
  const wide = { ...everything, viewData: 'View_Data_All_Branches' } as const
  const { router } = openPage(address, wide, { [path]: two, '/api/department/dropdown': departments })
  await user.click(await screen.findByRole('button', { name: 'Branch All' }))
  await user.click(await screen.findByRole('option', { name: 'Bekasi' }))
  expect(await screen.findByRole('button', { name: 'Branch Bekasi' })).toBeTruthy()
  expect(router.state.location.searchStr).toBe('')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?dept_code=706'))
})

test('who works for one branch sees which, and has nothing to choose', async () => {
  openPage(address, everything, { [path]: two })
  const branch = await screen.findByRole('button', { name: 'Branch Jakarta Pusat' })
  expect(branch).toHaveAttribute('aria-disabled', 'true')
})

test('Select All over more pages than were seen asks for all that match, not for their codes', async () => {
  const hundred = (page: number) =>
    Array.from({ length: 100 }, (_, n) => page * 100 + n).map((n) => ({ value: `C-${n}`, label: `Toko ${n}` }))
  const { router, asked } = openPage(address, everything, {
    [path]: two,
    '/api/customer/dropdown': ({ query }) => ({ data: hundred(Number(query.get('page')) - 1) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Customer All' }))
  await user.type(await screen.findByRole('combobox', { name: 'Search Customer' }), 'toko')
  await user.click(await screen.findByRole('button', { name: 'Select All matching “toko”' }))
  expect(await screen.findByRole('option', { name: 'Toko 7' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Customer All matching “toko”' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?customer_code=all-matching%3Atoko'))
  expect(asked.findLast((one) => one.path === path)?.query.getAll('customer_code')).toEqual(['all-matching:toko'])
  await user.click(screen.getByRole('button', { name: 'Clear Customer' }))
  expect(screen.getByRole('button', { name: 'Customer All' })).toBeVisible()
})

test('an edit is judged here first, by the words of the specification', async () => {
  const { asked } = openPage(address, everything, { [path]: two })
  await openEdit()
  typeOver('Detail Address', '   ')
  typeOver('Receive Phone', '')
  typeOver('Receive Contact Person', 'x'.repeat(101))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Detail address is required!')).toBeTruthy()
  expect(screen.getByText('Receiver phone is required!')).toBeTruthy()
  expect(screen.getByText('Receiver name is no more than 100 characters')).toBeTruthy()
  expect(asked.some((one) => one.path === contract.updateOfficialAddress.path)).toBe(false)
})

test('a saved edit sends the three fields with what was looked at, and the list is asked again', async () => {
  const { asked } = openPage(address, everything, {
    [path]: two,
    [contract.updateOfficialAddress.path]: { message: 'Updated' },
  })
  await openEdit()
  typeOver('Receive Phone', '081')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Updated')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = asked.find((one) => one.path === contract.updateOfficialAddress.path)
  expect(sent?.body).toEqual({
    address_code: 'ADR-1',
    row_version: 6,
    detail_address: 'Jl. Kramat Raya 88',
    receiver_phone: '081',
    receiver_name: 'Budi',
  })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
  await waitFor(() => expect(asked.filter((one) => one.path === path).length).toBe(2))
})

test('a refusal of the server stands under its field, and what was typed stays', async () => {
  openPage(address, everything, {
    [path]: two,
    [contract.updateOfficialAddress.path]: {
      code: '406',
      status: false,
      message: 'Form invalid. Please check the form',
      errors: { receiver_phone: ['Receiver phone is required!'] },
    },
  })
  await openEdit()
  typeOver('Receive Phone', '0812')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Receiver phone is required!')).toBeTruthy()
  expect(screen.getByText('Form invalid. Please check the form')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Receive Phone').value).toBe('0812')
})

test('somebody saved first: both values are shown, and the mix goes out against their version', async () => {
  let tries = 0
  const { asked } = openPage(address, everything, {
    [path]: two,
    [contract.updateOfficialAddress.path]: () => {
      tries += 1
      if (tries > 1) return { message: 'Updated' }
      return {
        code: '409',
        status: 'Conflict',
        message: 'Data was changed by someone else. Please reload',
        data: {
          current: {
            detail_address: 'Jl. Kramat Raya 88',
            receiver_phone: '0999',
            receiver_name: 'Cahyo',
            row_version: 7,
          },
          changed_by: 'Cahyo Wibowo',
          changed_date: '2026-11-16T02:27:00Z',
          changed_fields: ['receiver_phone', 'receiver_name'],
        },
      }
    },
  })
  await openEdit()
  typeOver('Receive Phone', '0888')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Someone saved before you')).toBeTruthy()
  expect(screen.getByText('Cahyo Wibowo, 16 Nov 2026 09:27. Nothing of yours is lost.')).toBeTruthy()
  expect(screen.getByText('Same in both: Jl. Kramat Raya 88')).toBeTruthy()
  expect(screen.getByText('409, version 7 against 6')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '0888' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cahyo' }).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Save this mix' }))
  expect(await screen.findByText('Updated')).toBeTruthy()
  const mix = asked.filter((one) => one.path === contract.updateOfficialAddress.path).at(-1)
  expect(mix?.body).toMatchObject({ row_version: 7, receiver_phone: '0888', receiver_name: 'Cahyo' })
})

test('what was typed and not saved is back when the form is opened again', async () => {
  openPage(address, everything, { [path]: two })
  await openEdit()
  typeOver('Receive Contact Person', 'Dewi')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(localStorage.getItem('sejuk.draft/RCI-0417/official-address/ADR-1')).toContain('Dewi'))
  await openEdit()
  expect(screen.getByText(/Your unsaved changes of/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Receive Contact Person').value).toBe('Dewi')
  await user.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(screen.getByLabelText<HTMLInputElement>('Receive Contact Person').value).toBe('Budi')
})

test('several addresses go together, after a question; one in use keeps them all', async () => {
  const { asked } = openPage(address, everything, {
    [path]: two,
    [contract.deleteOfficialAddresses.path]: {
      code: '409',
      status: 'Conflict',
      message: 'Address is used by 2 open orders',
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select (C-10284) Toko Sejahtera' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select (C-2) PT Graha' }))
  await user.click(screen.getByRole('button', { name: 'Delete 2' }))
  const question = await screen.findByRole('dialog', { name: 'Are you sure to delete the address?' })
  expect(within(question).getByText('2 addresses')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Address is used by 2 open orders')).toBeTruthy()
  expect(asked.find((one) => one.path === contract.deleteOfficialAddresses.path)?.body).toEqual({
    address_codes: ['ADR-1', 'ADR-2'],
  })
  expect(screen.getByText('2 selected')).toBeTruthy()
})

test('an upload without a file says so; a bad sheet is reported cell by cell', async () => {
  const { asked } = openPage(address, everything, {
    [path]: two,
    [contract.importOfficialAddresses.path]: {
      code: '406',
      status: false,
      message: 'Imported data is not valid',
      data: {
        rows: 240,
        problems: [{ line: 14, column: 'receiver_phone', value: '', message: 'Receiver phone is required!' }],
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Upload Official Address by Excel' }))
  await user.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('No file uploaded')).toBeTruthy()
  const file = new File(['x'], 'november.xlsx')
  await user.upload(screen.getByLabelText('Upload Official Address by Excel', { selector: 'input' }), file)
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  const report = await screen.findByRole('region', { name: 'Imported data is not valid' })
  expect(within(report).getByText('november.xlsx: 1 of 240 rows has errors. Nothing was saved.')).toBeTruthy()
  const cells = within(report)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells).toEqual(['14', 'Receive Phone', '(empty)', 'Receiver phone is required!'])
  const sent = asked.find((one) => one.path === contract.importOfficialAddresses.path)?.body
  expect(sent instanceof FormData && sent.get('file')).toBeInstanceOf(File)
})

test('on a phone the rows are cards, and the filter button says what it would show', async () => {
  beNarrow(true)
  openPage(address, everything, { [path]: two })
  expect(await screen.findByText('Toko Sejahtera')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(await screen.findByRole('button', { name: 'Show 41 records' })).toBeTruthy()
})

test('all of it is said in Indonesian too, the server included', async () => {
  setLanguage('local')
  openPage(address, everything, { [path]: two })
  expect(await screen.findByRole('heading', { name: 'Kelola Alamat Resmi' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Aksi untuk (C-10284) Toko Sejahtera' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ubah' }))
  fireEvent.change(await screen.findByLabelText('Alamat Lengkap'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(screen.getByText('Alamat lengkap wajib diisi!')).toBeTruthy()
})

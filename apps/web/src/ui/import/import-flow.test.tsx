import { importOfficialAddresses, listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import * as contract from '@sejuk/contract/platform/imports'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { type FakeRequest, openPage } from '../../../test/page.tsx'
import { setLanguage } from '../../lib/language/words.ts'

const user = userEvent.setup()
const everything = { permission: [...permissions] }
const page = '/sales-order/maintain-official-address'
const preview: contract.ImportPreview = {
  import_batch_code: 'IMP-000001',
  module_name: 'official-address',
  title_default: 'Maintain Official Address',
  title_local: 'Kelola Alamat Resmi',
  file_name: 'november.xlsx',
  status: 'Preview',
  row_count: 240,
  bad_rows: 2,
  added: null,
  skipped: null,
  created_date: '2026-11-16T02:27:00Z',
  committed_date: null,
  rolled_back_date: null,
  columns: [
    { key: 'customer_code', title_default: 'Customer Code', title_local: 'Kode Pelanggan' },
    { key: 'receiver_phone', title_default: 'Receive Phone', title_local: 'Telepon Penerima' },
  ],
}
const rows: contract.ImportRow[] = [
  {
    line: 14,
    cells: { customer_code: 'C-1' },
    problems: { receiver_phone: 'Receiver phone is required!' },
    is_skipped: false,
  },
  {
    line: 15,
    cells: { customer_code: 'C-9', receiver_phone: '0812' },
    problems: { customer_code: 'Customer not found' },
    is_skipped: false,
  },
]
const refused = {
  code: '406',
  status: false,
  message: 'Imported data is not valid',
  data: {
    rows: 240,
    problems: [{ line: 14, column: 'receiver_phone', value: '', message: 'Receiver phone is required!' }],
  },
}
const answers = {
  [listOfficialAddresses.path]: { data: [], total: 0, page: { current: 1, totalPages: 1 } },
  [importOfficialAddresses.path]: refused,
  [contract.previewImport.path]: { data: preview },
  [contract.listImportRows.path]: { data: rows, total: 2, page: { current: 1, totalPages: 1 } },
}
const sentTo = (asked: FakeRequest[], endpoint: { path: string }) => asked.filter((one) => one.path === endpoint.path)

const [open, pick, send, mend] = [
  ['Upload Official Address by Excel', 'Unggah Alamat Resmi dengan Excel'],
  ['Upload Official Address by Excel', 'Unggah Alamat Resmi dengan Excel'],
  ['Upload', 'Unggah'],
  ['Preview and mend', 'Pratinjau dan perbaiki'],
] as const

/** A sheet that the plain import refused, then looked at row by row. */
const openPreview = async (side: 0 | 1 = 0) => {
  await user.click(await screen.findByRole('button', { name: open[side] }))
  const dialog = await screen.findByRole('dialog', { name: open[side] })
  await user.upload(within(dialog).getByLabelText(pick[side], { selector: 'input' }), new File(['x'], 'november.xlsx'))
  await user.click(within(dialog).getByRole('button', { name: send[side] }))
  await user.click(await screen.findByRole('button', { name: mend[side] }))
  return screen.findByRole('dialog', { name: open[side] })
}

test('a refused sheet can be looked at: the same file, its wrong rows, and what is wrong in each cell', async () => {
  const { asked } = openPage(page, everything, answers)
  await openPreview()
  expect(
    await screen.findByText('Nothing is saved yet. 240 rows were read, 2 need your attention.', { exact: false }),
  ).toBeTruthy()
  const sent = sentTo(asked, contract.previewImport)[0]?.body as FormData
  expect([sent.get('module_name'), (sent.get('file') as File).name]).toEqual(['official-address', 'november.xlsx'])
  expect(sentTo(asked, contract.listImportRows)[0]?.query.get('only')).toBe('bad')
  const phone = await screen.findByLabelText('Receive Phone, row 14')
  expect(phone).toHaveAccessibleDescription('Receiver phone is required!')
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Customer Code, row 15').value).toBe('C-9')
  // What is right stands as text.
  expect(screen.queryByLabelText('Customer Code, row 14')).toBeNull()
})

test('what is typed and left out goes together to be judged again, and then the rest is taken', async () => {
  const mended = { ...preview, bad_rows: 0, skipped: 1 }
  const { asked } = openPage(page, everything, {
    ...answers,
    [contract.mendImport.path]: { data: mended },
    [contract.commitImport.path]: { data: { added: 239, skipped: 1 }, message: 'File imported successfully' },
  })
  await openPreview()
  fireEvent.change(await screen.findByLabelText('Receive Phone, row 14'), { target: { value: '0813' } })
  await user.click(screen.getByRole('button', { name: 'Leave out row 15' }))
  expect(screen.getByText('2 changes are not checked yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import|^Leave out 2/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await user.click(await screen.findByRole('button', { name: 'Import 239 rows' }))
  expect(sentTo(asked, contract.mendImport)[0]?.body).toEqual({
    import_batch_code: 'IMP-000001',
    fixes: [{ line: 14, column: 'receiver_phone', value: '0813' }],
    skip: [15],
    take: [],
  })
  expect(await screen.findByText('239 rows were imported, 1 was left out.')).toBeTruthy()
  expect(screen.getByText('File imported successfully')).toBeTruthy()
  expect(sentTo(asked, contract.commitImport)[0]?.body).toEqual({ import_batch_code: 'IMP-000001', skip: 'bad' })
  expect(sentTo(asked, listOfficialAddresses).length).toBeGreaterThan(1)
})

test('leaving out what is wrong is asked about first', async () => {
  const { asked } = openPage(page, everything, {
    ...answers,
    [contract.commitImport.path]: { data: { added: 238, skipped: 2 } },
  })
  await openPreview()
  await user.click(await screen.findByRole('button', { name: 'Leave out 2 and import 238' }))
  const question = await screen.findByRole('dialog', { name: 'Leave out 2 rows?' })
  await user.click(within(question).getByRole('button', { name: 'No' }))
  expect(sentTo(asked, contract.commitImport)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Leave out 2 and import 238' }))
  const again = await screen.findByRole('dialog', { name: 'Leave out 2 rows?' })
  await user.click(within(again).getByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('238 rows were imported, 2 were left out.')).toBeTruthy()
})

test('an import can be taken back, after a question', async () => {
  const { asked } = openPage(page, everything, {
    ...answers,
    [contract.previewImport.path]: { data: { ...preview, bad_rows: 0 } },
    [contract.commitImport.path]: { data: { added: 240, skipped: 0 } },
  })
  await openPreview()
  await user.click(await screen.findByRole('button', { name: 'Import 240 rows' }))
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  const question = await screen.findByRole('dialog', { name: 'Take the import back?' })
  expect(within(question).getByText(/240 records made by november.xlsx are deleted/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Take back' }))
  await waitFor(() =>
    expect(sentTo(asked, contract.rollBackImport)[0]?.body).toEqual({ import_batch_code: 'IMP-000001' }),
  )
})

test('a file that is no such sheet says so, and another can be chosen', async () => {
  const none = {
    ...refused,
    data: { rows: 0, problems: [{ line: 0, column: '', value: '', message: 'The sheet is empty' }] },
  }
  openPage(page, everything, { ...answers, [contract.previewImport.path]: none })
  const dialog = await openPreview()
  expect(await within(dialog).findByText('The sheet is empty')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Preview' })).toBeTruthy()
})

test('on a phone, in Indonesian, each wrong row is a small form', async () => {
  beNarrow(true)
  setLanguage('local')
  openPage('/import_data_store', everything, {
    ...answers,
    [contract.listImports.path]: { data: [preview], total: 1, page: { current: 1, totalPages: 1 } },
    [contract.getImport.path]: { data: preview },
  })
  await user.click(await screen.findByRole('button', { name: 'Aksi untuk november.xlsx' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Lanjutkan' }))
  const phone = await screen.findByLabelText('Telepon Penerima, baris 14')
  expect(phone).toHaveAccessibleDescription('Telepon penerima wajib diisi!')
  expect(screen.getByLabelText('Kode Pelanggan, baris 15')).toHaveAccessibleDescription('Pelanggan tidak ditemukan')
})

test('the imports one has made, and what can still be done with them', async () => {
  const committed = { ...preview, status: 'Committed', added: 240, skipped: 0, bad_rows: 0 } as const
  const old = {
    ...committed,
    import_batch_code: 'IMP-000000',
    file_name: 'october.xlsx',
    committed_date: '2020-01-01T00:00:00Z',
  }
  const young = { ...committed, committed_date: new Date().toISOString() }
  openPage('/import_data_store', everything, {
    [contract.listImports.path]: { data: [young, old], total: 2, page: { current: 1, totalPages: 1 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for october.xlsx' }))
  const late = await screen.findByRole('menuitem', { name: /^Take back/ })
  expect(late.textContent).toContain('An import can be taken back within 24 hours')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Actions for november.xlsx' }))
  expect((await screen.findByRole('menuitem', { name: /^Take back/ })).getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByRole('menuitem', { name: /^Go on/ }).textContent).toContain('Needs status Preview')
})

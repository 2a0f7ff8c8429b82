import * as contract from '@sejuk/contract/installers/settlements'
import { permissions } from '@sejuk/domain/permissions'
import { everydayWords } from '@sejuk/words/everyday'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const menu = rina.menu.map((item) => ({ ...item, menu_code: 130, name: 'Settlement', url: '/financial-settlement' }))
const everything = { permission: [...permissions], menu }

const ticket = (n: number) => ({
  payable_code: `IBT-705-2611-0000${n}`,
  user_code: 'INS-1',
  user_name: 'Joko Susilo',
  dept_code: '705',
  branch_name: 'Branch Jakarta',
  install_date: '2026-11-01',
  amount: 100_000,
  finance_date: '2026-11-02T03:00:00Z',
})
const settlement = {
  settlement_code: 'STL-700-2611-00001',
  period_from: '2026-10-01',
  period_to: '2026-10-31',
  created_by: 'RCI-9',
  create_user_name: 'Lina Susanti',
  due_date: null,
  approved_by: null,
  approved_user_name: null,
  dept_codes: [],
  branch_names: [],
  status: 'Submitted',
  label: 'On-Time',
  installers: 3,
  tickets: 3,
  paid: 0,
  failed: 0,
  not_yet: 3,
  gross_amount: 300_000,
  tax_amount: 7500,
  admin_fee: 0,
  net_amount: 292_500,
  created_date: '2026-11-03T03:00:00Z',
  approved_date: null,
  row_version: 2,
  tax_with_id: 250,
  tax_without_id: 300,
  fee_per_line: 0,
  return_reason: null,
  remark: null,
  authors: ['RCI-9'],
  lines: [
    {
      line_no: 1,
      user_code: 'INS-1',
      user_name: 'Joko Susilo',
      bank_code: '014',
      bank_name: 'BCA',
      swift_code: 'CENAIDJA',
      account_name: 'Joko Susilo',
      credited_account: '5220118473',
      bank_ref: null,
      fail_reason: null,
      user_type: 'Installer',
      transfer_type: 'Online',
      has_tax_id: true,
      payment_status: 'Not_Yet',
      paid_date: null,
      gross_amount: 100_000,
      tax_amount: 2500,
      admin_fee: 0,
      net_amount: 97_500,
      tickets: [{ ...ticket(1), payment_status: 'Not_Yet' }],
    },
  ],
  excluded: [],
  is_whole: true,
  file_parts: 1,
}
const detailAt = (more: object) =>
  openPage(`/financial-settlement/detail?code=${settlement.settlement_code}`, everything, {
    [contract.getSettlement.path]: { data: { ...settlement, ...more } },
  })
const previewed = (body: unknown) => {
  const sent = body as { exclusions: { payable_code: string; reason: string }[] }
  const out = sent.exclusions.map(({ payable_code }) => payable_code)
  const payable = [ticket(1), ticket(2)].filter(({ payable_code }) => !out.includes(payable_code))
  const excluded = sent.exclusions.map(({ reason }) => ({ ...ticket(2), kind: 'Chosen', reason }))
  const gross_amount = payable.length * 100_000
  return {
    data: {
      gross_amount,
      tax_amount: 0,
      admin_fee: 0,
      net_amount: gross_amount,
      installers: 1,
      tickets: payable.length,
      payable,
      excluded,
    },
  }
}

test('who wrote any part of it cannot approve it, and is told why at the button', async () => {
  detailAt({ authors: ['RCI-9', rina.usercode] })
  const approve = await actionInMenu(/^Approve/)
  expect(approve).toHaveAttribute('aria-disabled', 'true')
  expect(approve).toHaveTextContent('Somebody else than who wrote it must approve it')
})

test('a branch sees its own payments of another’s run, and can press nothing', async () => {
  detailAt({ is_whole: false })
  expect(await screen.findByText('Of 3 payments you see the 1 of your branches.')).toBeInTheDocument()
  for (const name of ['Approve', 'Return'])
    expect(await actionInMenu(new RegExp(`^${name}`))).toHaveTextContent(
      'Only some of its payments are of your branches',
    )
})

test('approving asks once more, with the sum, and sends what was seen', async () => {
  const { asked } = detailAt({})
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const question = await screen.findByRole('dialog', { name: /Approve Rp 292.500 for 3 installers/ })
  await user.click(within(question).getByRole('button', { name: 'Approve' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.actOnSettlement.approve.path)?.body).toEqual({
      settlement_code: settlement.settlement_code,
      row_version: 2,
    }),
  )
})

test('a ticket is left out with a reason, which outlives a reload; a rate is typed in percent, and both are sent', async () => {
  const openForm = () =>
    openPage('/financial-settlement/create', everything, {
      [contract.previewSettlement.path]: ({ body }) => previewed(body),
      [contract.createSettlement.path]: { data: { settlement_code: settlement.settlement_code } },
      [contract.getSettlement.path]: { data: settlement },
    })
  openForm()
  const [, second] = await screen.findAllByRole('button', { name: 'Leave out' })
  if (!second) throw new Error('There is no second ticket')
  await user.click(second)
  const dialog = await screen.findByRole('dialog', { name: /Reason for leaving out IBT-705-2611-00002/ })
  await user.click(within(dialog).getByRole('button', { name: 'Leave out' }))
  expect(await within(dialog).findByText('Reason field is required!')).toBeInTheDocument()
  fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: 'The customer complained' } })
  await user.click(within(dialog).getByRole('button', { name: 'Leave out' }))
  expect(await screen.findByText('The customer complained')).toBeInTheDocument()
  cleanup()
  const { asked } = openForm()
  expect(await screen.findByText('The customer complained')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: everydayWords.words.draftDrop[0] })).toBeInTheDocument()
  const rate = screen.getByLabelText(/Tax with a tax number/)
  expect(rate).toHaveValue('2.5')
  fireEvent.change(rate, { target: { value: 'much' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A percentage from 0 to 50, such as 2.5')).toBeInTheDocument()
  fireEvent.change(rate, { target: { value: '1,25' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.createSettlement.path)?.body).toMatchObject({
      tax_with_id: 125,
      tax_without_id: 300,
      exclusions: [{ payable_code: 'IBT-705-2611-00002', reason: 'The customer complained' }],
    }),
  )
})

test('changed meanwhile, a draft keeps what was typed and is saved on what it is now', async () => {
  let row_version = 2
  const { asked } = openPage(`/financial-settlement/modify?code=${settlement.settlement_code}`, everything, {
    [contract.getSettlement.path]: () => ({ data: { ...settlement, status: 'Draft', row_version } }),
    [contract.previewSettlement.path]: ({ body }) => previewed(body),
    [contract.actOnSettlement.modify.path]: ({ body }) =>
      (body as { row_version: number }).row_version === row_version
        ? { message: 'Updated' }
        : { code: '409', status: 'Stale', message: 'Changed meanwhile' },
  })
  fireEvent.change(await screen.findByLabelText('Remark'), { target: { value: 'For October' } })
  row_version = 3
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Somebody changed this settlement meanwhile/)).toBeInTheDocument()
  expect(screen.getByLabelText('Remark')).toHaveValue('For October')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByLabelText('Remark')).toBeNull())
  const sent = asked.filter(({ path }) => path === contract.actOnSettlement.modify.path).map(({ body }) => body)
  expect(sent).toMatchObject([
    { row_version: 2, remark: 'For October' },
    { row_version: 3, remark: 'For October' },
  ])
})

test('what keeps a bank’s file out is said line by line', async () => {
  openPage(`/financial-settlement/detail?code=${settlement.settlement_code}`, everything, {
    [contract.getSettlement.path]: { data: { ...settlement, status: 'Processing' } },
    [contract.importBankResult.path]: {
      code: '406',
      message: 'Imported data is not valid',
      errors: { file: ['Line 2 cannot be read', 'Total in the bank file differs from the settlement'] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Import bank result' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import bank result' })
  const input = dialog.querySelector('input[type=file]')
  if (!input) throw new Error('There is nowhere to put a file')
  fireEvent.change(input, { target: { files: [new File(['R,x'], 'result.csv', { type: 'text/csv' })] } })
  await user.click(within(dialog).getByRole('button', { name: 'Import bank result' }))
  expect(await within(dialog).findByText('Line 2 cannot be read')).toBeInTheDocument()
  expect(within(dialog).getByText('Total in the bank file differs from the settlement')).toBeInTheDocument()
})

import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { actionInMenu } from '../../../../test/actions.ts'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const code = 'IBT-705-2611-00029'
const menu = rina.menu.map((item) => ({ ...item, menu_code: 102, name: 'Bonus', url: '/installation-bonus-list' }))
const ticket = {
  bonus_ticket_code: code,
  user_code: 'INS-1',
  user_name: 'Joko Susilo',
  user_status: 'Approved',
  branch_name: 'Jakarta',
  ticket_status: 'Submitted',
  payment_status: 'Not_Yet',
  held_status: null,
  branch_user_code: null,
  customer_name: 'Wati',
  customer_phone: '81299998888',
  call_back_status: null,
  calls: 0,
  tone: 'red',
  amount: 50_000,
  row_version: 3,
  unit_list: [],
  flags: [
    { check: 'distance', tone: 'red', details: ['12500'] },
    { check: 'photo_not_reused', tone: 'red', details: ['IBT-705-2610-00001'] },
    { check: 'daily_rate', tone: 'green', details: ['2'] },
  ],
  serials: [],
  history: [],
  next_ticket_code: null,
  pin_lat: null,
  phone_number: '81388204417',
  approve_status: 'Bank_Approved',
}
const open = (more: object = {}, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage(
    `/installation-bonus/detail?code=${code}`,
    { permission: [...permissions], menu },
    {
      [contract.getBonusTicket.path]: { data: { ...ticket, ...more } },
      ...answers,
    },
  )
const panelOf = async (name: string) => {
  await screen.findAllByRole('button', { name: /^Actions for/ })
  await user.click(screen.queryByRole('button', { name }) ?? (await actionInMenu(name)))
  const title = await screen.findByRole('heading', { name })
  return title.closest('aside,[role=dialog]') as HTMLElement
}

test('checks are said in words, and what they found is a step away', async () => {
  open()
  expect(await screen.findByText('12500 m')).toBeInTheDocument()
  expect(screen.getByText('2 units')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'IBT-705-2610-00001' })).toBeInTheDocument()
})

test('a decision that is not possible now says why, in words', async () => {
  open()
  const release = await actionInMenu(/^Release/)
  expect(release).toHaveAttribute('aria-disabled', 'true')
  expect(release).toHaveTextContent('Needs status On Hold')
})

test('an approval despite red flags explains itself; then it is sent with what was seen', async () => {
  const { asked } = open()
  const panel = await panelOf('Approve (Branch)')
  expect(within(panel).getByText('Finance looks at it next.')).toBeInTheDocument()
  await user.click(within(panel).getByRole('button', { name: 'Approve (Branch)' }))
  expect(await within(panel).findByText('Reason field is required!')).toBeInTheDocument()
  fireEvent.change(within(panel).getByLabelText(/^Remark/), { target: { value: '  Called the customer ' } })
  expect(within(panel).queryByText('Reason field is required!')).toBeNull()
  await user.click(within(panel).getByRole('button', { name: 'Approve (Branch)' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Approve (Branch)' })).toBeNull())
  expect(asked.find(({ path }) => path === contract.decideOnTicket['approve-branch'].path)?.body).toEqual({
    bonus_ticket_code: code,
    row_version: 3,
    reason: 'Called the customer',
  })
})

test('while the customer is to be called, the ticket says whom, and nothing is approved before', async () => {
  const { asked } = open({ call_back_status: 'Due' })
  const approve = await actionInMenu(/^Approve \(Branch\)/)
  expect(approve).toHaveTextContent('The customer must be called first')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: '+6281299998888' })).toHaveAttribute('href', 'tel:+6281299998888')
  const panel = await panelOf('Write down the call')
  await user.click(within(panel).getByRole('button', { name: 'Write down the call' }))
  expect(await within(panel).findByText('Outcome is required!')).toBeInTheDocument()
  await user.selectOptions(within(panel).getByLabelText(/^Outcome/), 'Disputed')
  fireEvent.change(within(panel).getByLabelText(/^What the customer said/), { target: { value: 'Never seen him' } })
  await user.click(within(panel).getByRole('button', { name: 'Write down the call' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.recordCallBack.path)?.body).toEqual({
      bonus_ticket_code: code,
      row_version: 3,
      outcome: 'Disputed',
      note: 'Never seen him',
    }),
  )
})

test('decided by somebody else meanwhile, the reason stays and the ticket is looked at again', async () => {
  const { asked } = open(
    {},
    { [contract.decideOnTicket.deny.path]: { code: '409', status: 'Conflict', message: 'Changed meanwhile' } },
  )
  const panel = await panelOf('Deny')
  expect(within(panel).getByText(/This cannot be undone/)).toBeInTheDocument()
  fireEvent.change(within(panel).getByLabelText(/^Reason/), { target: { value: 'Nobody lives there' } })
  await user.click(within(panel).getByRole('button', { name: 'Deny' }))
  const looks = () => asked.filter(({ path }) => path === contract.getBonusTicket.path)
  await waitFor(() => expect(looks().length).toBeGreaterThan(1))
  expect(within(panel).getByLabelText(/^Reason/)).toHaveValue('Nobody lives there')
})

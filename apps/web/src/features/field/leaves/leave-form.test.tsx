import * as contract from '@sejuk/contract/field/leaves'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

const user = userEvent.setup()
const preview = {
  ...{ days: 3, balance_after: 4, back_on: '2026-12-28', free_days: [], team_away: 10, is_conflict: false, years: [] },
  ...{ planned_visits: 0, needs_letter: false, needs_hr: false, objections: [] },
  ...{ approver_name: 'Rina Kartika', approver_for: null },
}

test('the button says how many days are asked for, and otherwise that it is a draft', async () => {
  const menu = rina.menu.map((item) => ({ ...item, name: 'Leave', url: '/leave' }))
  const { asked } = openPage(
    '/leave',
    { permission: [...permissions], menu },
    {
      [contract.previewLeave.path]: { data: preview },
      [contract.leaveBalances.path]: { data: { year: 2026, balances: [], lines: [] } },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ask for leave' }))
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeInTheDocument()
  for (const [label, day] of [
    ['First day', '21/12/2026'],
    ['Last day', '23/12/2026'],
  ] as const) {
    const field = screen.getByRole('textbox', { name: new RegExp(label) })
    await user.clear(field)
    await user.type(field, day)
    await user.tab()
  }
  expect(await screen.findByRole('button', { name: 'Submit 3 days' })).toBeInTheDocument()
  expect(screen.getByText('Goes to Rina Kartika')).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Family')
  await user.click(screen.getByRole('checkbox', { name: 'Submit at once' }))
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  const sent = () => asked.find(({ path }) => path === contract.createLeave.path)?.body
  await waitFor(() => expect(sent()).toMatchObject({ from_date: '2026-12-21', to_date: '2026-12-23', submit: false }))
})

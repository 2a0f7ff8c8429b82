import * as contract from '@sejuk/contract/company/legal-entities'
import { getSettingChange, listSettingChanges } from '@sejuk/contract/company/setting-changes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const npwp = '0013456780911000'
const account = {
  ...{ bank_code: '014', label: 'BCA', account_number: '5270318842', account_name: 'PT Sejuk', dept_codes: [] },
  ...{ from_date: '2019-01-01', to_date: null },
}
const values = {
  ...{ name: 'PT Sejuk', npwp, nitku: `${npwp}000000`, address: 'Jl. Daan Mogot 88', phone: null, email: null },
  ...{ pkp_since: '2015-03-01', is_retailer: false, logo_hash: null },
  organizations: [{ org_code: '1-GREE', label: 'Gree' }],
  ...{ branches: [], accounts: [account], signers: [] },
}
const detail = {
  ...values,
  ...{ entity_code: 'PT-SDI', row_version: 4, org_names: ['Gree'], updated_user_name: 'Sari', printed: [] },
  updated_date: '2026-11-01T02:00:00.000Z',
  organizations: [{ org_code: '1-GREE', org_name: 'Gree' }],
  accounts: [
    { ...account, account_code: 'BA-SDI-1', bank_name: 'BCA', is_in_force: true },
    { ...account, account_code: 'BA-SDI-9', bank_name: 'Mandiri', to_date: '2020-01-01', is_in_force: false },
  ],
}

const open = (path: string, permission: readonly string[], answers: object = {}) =>
  openPage(
    path,
    {
      permission: permission as typeof rina.permission,
      menu: ['/configuration/company', '/configuration/setting-changes'].flatMap((url, n) =>
        rina.menu.map((item) => ({ ...item, url, menu_code: 900 + n })),
      ),
    },
    {
      [contract.getLegalEntity.path]: { data: detail },
      [contract.getLegalEntityValues.path]: { data: { values, row_version: 4, waiting_code: 'MSC-1' } },
      [contract.proposeLegalEntity.path]: { data: { change_code: 'MSC-2', change_status: 'Submitted' } },
      [contract.takeAccountOff.path]: { data: { change_code: 'MSC-3', change_status: 'In_Force' } },
      [listSettingChanges.path]: { data: [] },
      [getSettingChange.path]: { data: change },
      ...answers,
    },
  )
const proposes = ['Legal-Entity-View', 'Setting-Change-View', 'Setting-Change-Propose']

test('the form begins with what holds, names what waits, and sends every line with its version', async () => {
  const { asked } = open('/configuration/company/change?code=PT-SDI', proposes)
  expect(await screen.findByRole('heading', { name: 'Change PT Sejuk' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Waits for a decision: MSC-1' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add an account' }))
  const added = screen.getByRole('group', { name: 'Bank account 2' })
  await userEvent.type(within(added).getByLabelText(/^Number/), '0111771204')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'The bank gave us another account')
  await userEvent.click(screen.getByRole('button', { name: 'Propose a change' }))
  // A bank is still missing: nothing is sent, and what was typed stays.
  expect(within(added).getByLabelText(/^Number/)).toHaveValue('0111771204')
  expect(asked.filter(({ path }) => path === contract.proposeLegalEntity.path)).toEqual([])
  await userEvent.click(within(added).getByRole('button', { name: /line 2/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Propose a change' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.proposeLegalEntity.path)?.body).toMatchObject({
      ...{ entity_code: 'PT-SDI', row_version: 4, name: 'PT Sejuk', reason: 'The bank gave us another account' },
      accounts: [{ bank_code: '014', account_number: '5270318842', to_date: '' }],
    }),
  )
})

test('a new company has a code of its own', async () => {
  open('/configuration/company/change', proposes)
  expect(await screen.findByRole('heading', { name: 'New company' })).toBeVisible()
  const code = screen.getByRole('textbox', { name: /^Code/ })
  await userEvent.type(code, 'pt-new')
  expect(code).toHaveValue('PT-NEW')
})

test('an account is taken off papers with a reason; one of the past is not offered, nor to who may not', async () => {
  const { asked } = open('/configuration/company/detail?code=PT-SDI', proposes)
  const press = await screen.findAllByRole('button', { name: 'Take off papers' })
  expect(press).toHaveLength(1)
  await userEvent.click(press[0] as HTMLElement)
  const dialog = screen.getByRole('dialog', { name: 'Take BCA 5270318842 off papers?' })
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Money was stolen from it')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take off papers' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.takeAccountOff.path)?.body).toMatchObject({
      ...{ entity_code: 'PT-SDI', account_code: 'BA-SDI-1', row_version: 4, reason: 'Money was stolen from it' },
    }),
  )
})

test('who may only look is offered no change', async () => {
  open('/configuration/company/detail?code=PT-SDI', ['Legal-Entity-View'])
  expect(await screen.findByRole('heading', { name: 'PT Sejuk' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take off papers' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Change the company data' })).toBeNull()
})

const change = {
  ...{ change_code: 'MSC-1', kind: 'legal_entity', scope: 'PT-SDI', scope_name: 'PT Sejuk', dept_code: null },
  ...{ status: 'Submitted', before: values, loosens: true, is_first: false, is_alone: false, row_version: 1 },
  after: { ...values, accounts: [account, { ...account, account_number: '0111771204', dept_codes: ['705'] }] },
  ...{ author_level: 2, needed_level: 4, own_level: 4, is_live: true, stale_value: null, reason: 'Another bank' },
  ...{ reject_reason: null, authors: ['X'], created_by: 'X', create_user_name: 'Lina', decided_by: null },
  ...{ decided_user_name: null, decided_date: null, in_force_date: null, ended_date: null, valid_from: null },
  ...{ valid_until: null, created_date: '2026-11-18T02:00:00.000Z', submitted_date: '2026-11-18T02:00:00.000Z' },
  ...{ impact: [], impact_now: [], waiting: [], told: [], gain: null, proof: 'password' },
}

test('the decision shows the account that comes whole, and how many stay', async () => {
  open('/configuration/setting-changes/detail?code=MSC-1', ['Setting-Change-View', 'Setting-Change-Decide'], {
    [getSettingChange.path]: { data: change },
  })
  const added = await screen.findByText(/BCA 0111771204 · PT Sejuk · 705/)
  expect(added.tagName).toBe('B')
  expect(screen.getByText('1 other stays')).toBeVisible()
})

const way = {
  ...change,
  ...{ kind: 'sales_without_npwp', scope: '1-GREE', scope_name: 'Gree', before: { way: 'NIK' } },
  after: { way: 'DIGUNGGUNG' },
}
test('a change of sales without NPWP says what follows for the price and the VAT return', async () => {
  open('/configuration/setting-changes/detail?code=MSC-1', ['Setting-Change-View'], {
    [getSettingChange.path]: { data: way },
  })
  expect(await screen.findByText(/The sales of a day are one row of the VAT return/)).toBeVisible()
  expect(screen.getByText('Retail, one row a day')).toBeVisible()
})

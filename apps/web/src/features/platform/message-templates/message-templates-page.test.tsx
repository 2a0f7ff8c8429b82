import * as contract from '@sejuk/contract/platform/message-templates'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const template: contract.MessageTemplate = {
  template_code: 'role-changed.email.default',
  event: 'role-changed',
  channel: 'email',
  language: 'default',
  subject: 'New roles',
  body: 'Dear {recipient}',
  standard_subject: 'Your roles were changed',
  standard_body: 'Dear {recipient}: {roles}',
  variables: ['roles', 'recipient'],
  is_active: true,
  version: 2,
  updated_user_name: 'Sari',
  updated_date: '2026-11-14T02:00:00Z',
}
const menu = {
  menu_code: 177,
  parent_code: 0,
  name: 'Message Template',
  local_name: 'Templat Pesan',
  icons: 'message',
  url: '/configuration/message-template',
  support_platform: 'both' as const,
  landing_page: 'No' as const,
  display_on_top_position: 'No' as const,
  display_seq: 1,
}
const everything = ['Message-Template-Search', 'Message-Template-Modify', 'Message-Template-Test-Send']
const preview = { data: { subject: 'New roles', body: 'Dear Rina', html: '', is_example: true } }
const user = userEvent.setup()
const openEditor = async (answers: Record<string, object> = {}, permission = everything) => {
  const page = openPage(
    '/configuration/message-template',
    { menu: [menu], permission },
    {
      [contract.listTemplates.path]: { data: [template], total: 1, page: { current: 1, totalPages: 1 } },
      [contract.previewTemplate.path]: preview,
      ...answers,
    },
  )
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Change text' }) }
}

test('beside the text stands what it becomes, made of a record, and an example where there is none', async () => {
  const { dialog, asked } = await openEditor()
  expect(await within(dialog).findByText('Dear Rina')).toBeTruthy()
  expect(within(dialog).getByText(/an example is shown/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Insert roles' }))
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === contract.previewTemplate.path).at(-1)?.body).toMatchObject({
      template_code: template.template_code,
      body: 'Dear {recipient}{roles}',
    }),
  )
})

test('a saved text sends the version that was looked at', async () => {
  const { dialog, asked } = await openEditor({ [contract.updateTemplate.path]: { message: 'Updated' } })
  fireEvent.change(within(dialog).getByLabelText('Subject'), { target: { value: 'Roles' } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.find(({ path }) => path === contract.updateTemplate.path)?.body).toEqual({
    template_code: template.template_code,
    subject: 'Roles',
    body: 'Dear {recipient}',
    is_active: true,
    row_version: 2,
  })
})

test('a name that nobody fills is told in the preview', async () => {
  const { dialog } = await openEditor({
    [contract.previewTemplate.path]: {
      code: '406',
      status: false,
      message: 'Form invalid. Please check the form',
      errors: { body: ['Unknown variables: {x}'] },
    },
  })
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Unknown variables: {x}')
})

test('a test goes to oneself, and says where', async () => {
  const { dialog } = await openEditor({ [contract.sendTestMessage.path]: { data: { address: 'rina@sejuk.test' } } })
  await user.click(within(dialog).getByRole('button', { name: 'Send to myself' }))
  expect(await screen.findByText('On its way to rina@sejuk.test')).toBeTruthy()
})

test('who may only look sees the preview, and why nothing can be saved or sent', async () => {
  const { dialog } = await openEditor({}, ['Message-Template-Search'])
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(within(dialog).getByRole('button', { name: 'Send to myself' }).getAttribute('aria-disabled')).toBe('true')
  expect(within(dialog).getAllByText('No Permission')).toHaveLength(2)
})

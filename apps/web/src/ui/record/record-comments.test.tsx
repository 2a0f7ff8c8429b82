import * as contract from '@sejuk/contract/platform/record-comments'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { RecordComments } from './record-comments.tsx'

const budi = { usercode: 'BUDI', username: 'Budi Santoso', title: 'Logistics' }
const comment = {
  comment_id: 1,
  at: '2026-11-16T02:00:00Z',
  usercode: 'RINA',
  username: 'Rina',
  body: 'Ask @Budi Santoso first',
  mentions: [budi],
  removed: false,
}
const known = { data: { comments: [comment], is_following: false, followers: 1 } }
const open = async (answers: Parameters<typeof showPart>[1]) => {
  const user = userEvent.setup()
  const { asked } = showPart(<RecordComments kind="customers" code="705-K1" />, {
    [contract.listComments.path]: known,
    [contract.listMentionable.path]: { data: [budi] },
    ...answers,
  })
  await user.click(await screen.findByRole('button', { name: 'Comments, 1' }))
  return { user, asked, box: await screen.findByLabelText('Write a comment') }
}

test('a colleague is mentioned by typing @ and choosing, and the comment says who', async () => {
  const { user, asked, box } = await open({ [contract.writeComment.path]: { data: { comment_id: 2 } } })
  await user.type(box, 'Please ask @bu')
  await user.click(await screen.findByRole('option', { name: 'Budi Santoso Logistics' }))
  await user.type(box, 'today')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(box).toHaveValue(''))
  expect(asked.find(({ path }) => path === contract.writeComment.path)?.body).toEqual({
    kind: 'customers',
    code: '705-K1',
    body: 'Please ask @Budi Santoso today',
    mentions: ['BUDI'],
  })
})

test('a colleague is chosen by arrows and Enter, and Escape closes the list', async () => {
  const cici = { usercode: 'CICI', username: 'Cici', title: 'Finance' }
  const { user, asked, box } = await open({
    [contract.listMentionable.path]: { data: [budi, cici] },
    [contract.writeComment.path]: { data: { comment_id: 2 } },
  })
  await user.type(box, '@x')
  const [first, second] = await screen.findAllByRole('option')
  expect(box).toHaveAttribute('aria-activedescendant', first?.id)
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(box).toHaveAttribute('aria-activedescendant', second?.id)
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(box).toHaveValue('@Cici ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(box, 'and @x')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.writeComment.path)?.body).toMatchObject({ mentions: ['CICI'] }),
  )
})

test('an @ that is nobody warns before it is sent, an address of mail does not', async () => {
  const { user, box } = await open({ [contract.listMentionable.path]: { data: [] } })
  await user.type(box, 'Mail budi@sejuk.id')
  expect(screen.queryByText(/nobody is told/)).toBeNull()
  await user.type(box, ' and ask @bambang.')
  expect(await screen.findByText(/^@bambang is none of the colleagues/)).toBeInTheDocument()
})

test('what could not be sent stays, also when the page is opened again', async () => {
  const { user, box } = await open({ [contract.writeComment.path]: { code: '503', message: 'Busy' } })
  await user.type(box, 'Half a thought')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'))
  expect(box).toHaveValue('Half a thought')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Comments, 1' }))
  expect(await screen.findByLabelText('Write a comment')).toHaveValue('Half a thought')
})

test('following is one press', async () => {
  const { user, asked } = await open({ [contract.followRecord.path]: { data: { is_following: true } } })
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === contract.followRecord.path)?.body).toMatchObject({ follow: true }),
  )
})

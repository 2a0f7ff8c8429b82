import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { confirm } from '../../lib/browser/confirm.ts'
import { Button } from '../actions/button.tsx'

test('a hasty Enter is a no, and the focus is where it was', async () => {
  const user = userEvent.setup()
  const answers: boolean[] = []
  const ask = async () => void answers.push(await confirm({ title: 'Delete it?' }))
  showPart(<Button onClick={() => void ask()}>Delete</Button>)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
  expect(answers).toEqual([false])
})

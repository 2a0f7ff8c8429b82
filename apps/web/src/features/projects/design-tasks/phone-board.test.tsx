import type { BoardDesigner, DesignTaskRow } from '@sejuk/contract/projects/design-tasks'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPart } from '../../../../test/page.tsx'
import { PhoneBoard } from './phone-board.tsx'

const designer = (usercode: string, username: string): BoardDesigner => ({
  ...{ usercode, username, booked_hours: 12, free_hours: 40, on_time_percent: 90, leave_days: [] },
  dept_name: 'Jakarta',
})
const rows = [undefined, designer('DEWI', 'Dewi'), designer('DONI', 'Doni')]
const work: Record<string, string[]> = { 'DEWI/2026-11-16': ['DSG-1', 'DSG-2'], '/late': [] }

test('on a phone the board shows one designer, first who has work, and says how much each has', async () => {
  const user = userEvent.setup()
  showPart(
    <PhoneBoard
      rows={rows}
      columns={['late', '2026-11-16']}
      inCell={(code, column) =>
        (work[`${code ?? ''}/${column}`] ?? []).map((design_task_code) => ({ design_task_code }) as DesignTaskRow)
      }
      nameOf={(column) => column}
      card={(task) => <p key={task.design_task_code}>{task.design_task_code}</p>}
    />,
  )
  const choice = await screen.findByRole('combobox', { name: 'Designer' })
  expect(choice).toHaveValue('DEWI')
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'Waiting for a designer (0)',
    'Dewi (2)',
    'Doni (0)',
  ])
  expect(screen.getByText('DSG-2')).toBeInTheDocument()
  await user.selectOptions(choice, 'DONI')
  expect(screen.queryByText('DSG-2')).not.toBeInTheDocument()
  expect(screen.getByText('Nothing to do in these days')).toBeInTheDocument()
})

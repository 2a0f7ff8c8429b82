import { listVisits, recordVisit } from '@sejuk/contract/platform/recent-visits'
import { deleteView, listViews, saveView } from '@sejuk/contract/platform/saved-views'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { useRecentVisits, useRecordVisit } from '../navigation/recent-visits.ts'
import { useSavedViews } from './saved-views.ts'

const user = userEvent.setup()
const view = {
  view_id: 7,
  module_name: 'official-address',
  name: 'Java',
  search: { dept_code: ['705'] },
  is_mine: true,
  owner_name: 'Rina',
  role_code: null,
  row_version: 1,
}

const Views = () => {
  const { views, roles, save, remove } = useSavedViews('official-address')
  return (
    <>
      {views.map((one) => (
        <button key={one.view_id} type="button" onClick={() => void remove(one)}>
          {one.name}
        </button>
      ))}
      <button
        type="button"
        onClick={() => void save({ name: 'Bali', search: { sort: 'name' }, role_code: 'Salesman' })}
      >
        save for {roles.map(({ role_name }) => role_name).join()}
      </button>
    </>
  )
}

test('the views of a list are there, one is added, one goes, and the list is asked again', async () => {
  const data = { views: [view], roles: [{ role_code: 'Salesman', role_name: 'Salesperson' }] }
  const { asked } = showPart(<Views />, { [listViews.path]: { data }, [saveView.path]: { data: view } })
  await user.click(await screen.findByRole('button', { name: 'save for Salesperson' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === saveView.path)?.body).toEqual({
      module_name: 'official-address',
      name: 'Bali',
      search: { sort: 'name' },
      role_code: 'Salesman',
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Java' }))
  await waitFor(() => expect(asked.find(({ path }) => path === deleteView.path)?.body).toEqual({ view_id: 7 }))
  await waitFor(() => expect(asked.filter(({ path }) => path === listViews.path).length).toBe(3))
})

const Visits = ({ opened }: { opened?: string }) => {
  useRecordVisit(opened)
  const visits = useRecentVisits(['ADR-1', 'ADR-2'])
  return <p>{visits.get('ADR-1') ?? 'never'}</p>
}

test('opening a record records it, and a list knows when each was opened', async () => {
  const { asked } = showPart(<Visits opened="ADR-1" />, {
    [listVisits.path]: { success: true, data: [{ key: 'ADR-1', value: '2026-11-16T02:27:00Z' }] },
  })
  expect(await screen.findByText('2026-11-16T02:27:00Z')).toBeTruthy()
  expect(asked.find(({ path }) => path === recordVisit.path)?.body).toEqual({ code: 'ADR-1' })
  expect(asked.find(({ path }) => path === listVisits.path)?.body).toEqual({ codes: ['ADR-1', 'ADR-2'] })
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusTabs } from './status-tabs.tsx'

test('a tab that was not counted to its end says that there are more', () => {
  const counts = { All: 10_000, Draft: 9999, Deleted: 0, Closed: undefined }
  const tabs = Object.entries(counts).map(([value, count]) => ({ value, label: value, count }))
  render(<StatusTabs label="Status" value="All" tabs={tabs} onChange={() => {}} />)
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(shown).toEqual(['All10.000+', 'Draft9.999', 'Deleted0', 'Closed'])
})

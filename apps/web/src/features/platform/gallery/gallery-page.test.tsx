import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

test('every shared part stands in the gallery, and opens', async () => {
  openPage('/gallery', {})
  const parts = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  for (const part of ['MoneyField', 'One of many', 'DataTable, BulkBar', 'Conflict']) expect(parts).toContain(part)
  await userEvent.click(screen.getByRole('button', { name: 'Plan.dwg' }))
  expect(await screen.findByText('This kind of file has no preview.')).toBeVisible()
})

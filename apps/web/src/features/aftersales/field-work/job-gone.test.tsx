import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showPart } from '../../../../test/page.tsx'
import { JobGone } from './job-gone.tsx'
import type { StoredReport } from './queue/field-storage.ts'
import type { FieldWork } from './use-field-work.ts'

const number = 'WO-705-2611-00007'
const report = (order: number, work_order_number = number): StoredReport => ({
  ...{ order, client_uuid: `R-${order}`, usercode: 'T-1', work_order_number, action: 'visit', payload: {} },
  ...{ at_device: '2026-11-16T03:00:00Z', lat: null, lng: null },
})
const workWith = (reports: StoredReport[]): FieldWork => ({
  shelf: { reports, known: reports, photos: [] },
  ...{ isOnline: true, isSending: false, usercode: 'T-1' },
  ...{ synchronise: vi.fn(), report: vi.fn(), tryAgain: vi.fn() },
})

test('a cancelled job says that the office cancelled it, and what becomes of what waits', async () => {
  showPart(<JobGone work={workWith([report(1), report(2), report(3, 'WO-1')])} number={number} isCancelled />)
  expect(await screen.findByText(/The office cancelled this job. 2 reports and photos of it still wait/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Throw all of it away' })).toBeVisible()
})

test('nothing is thrown away where nothing waits', async () => {
  showPart(<JobGone work={workWith([report(3, 'WO-1')])} number={number} isCancelled />)
  expect(await screen.findByText('The office cancelled this job.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

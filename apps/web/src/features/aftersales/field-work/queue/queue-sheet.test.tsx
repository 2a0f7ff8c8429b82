import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showPart } from '../../../../../test/page.tsx'
import type { FieldWork } from '../use-field-work.ts'
import type { StoredReport } from './field-storage.ts'
import { QueueSheet } from './queue-sheet.tsx'

const report = (order: number, over: Partial<StoredReport> = {}): StoredReport => ({
  order,
  client_uuid: `R-${order}`,
  usercode: 'T-1',
  work_order_number: 'WO-705-2611-00007',
  action: 'finish',
  payload: {},
  at_device: '2026-11-16T03:00:00Z',
  lat: null,
  lng: null,
  ...over,
})
const jobs = { usercode: 'T-1', at: '2026-11-16T03:00:00Z', today: '2026-11-16', jobs: [], choices: {} }

test('a job cancelled meanwhile says so at once, and what becomes of the reports that wait', async () => {
  const refusal = { message: 'Needs status Servicing', errors: {} }
  const reports = [report(1, { refusal }), report(2)]
  const work: FieldWork = {
    shelf: { jobs, reports, known: reports, photos: [] },
    ...{ isOnline: true, isSending: false, usercode: 'T-1' },
    ...{ synchronise: vi.fn(), report: vi.fn(), tryAgain: vi.fn() },
  }
  showPart(<QueueSheet work={work} onClose={() => {}} />)
  expect(await screen.findByText(/This job is no longer on your list: it was cancelled/)).toBeInTheDocument()
  expect(screen.getByText(/1 later report of this job waits for your decision/)).toBeInTheDocument()
})

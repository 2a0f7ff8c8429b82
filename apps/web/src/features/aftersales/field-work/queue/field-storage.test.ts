import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredReport } from './field-storage.ts'

/** The phone's storage: what two tabs of it share. */
const shared = vi.hoisted(() => ({ reports: [] as { order: number; usercode: string }[], next: 1 }))
vi.mock('idb', () => {
  const ofUser = async (usercode: string) => shared.reports.filter((report) => report.usercode === usercode)
  const put = async (report: { order?: number; usercode: string }) => {
    const order = report.order ?? shared.next++
    shared.reports = [...shared.reports.filter((one) => one.order !== order), { ...report, order }]
  }
  const store = { index: () => ({ getAll: ofUser }), put }
  return {
    openDB: async () => ({
      transaction: () => ({ store, done: Promise.resolve() }),
      getAllFromIndex: (_store: string, _index: string, usercode: string) => ofUser(usercode),
      put: (_store: string, report: { usercode: string }) => put(report),
      delete: async (_store: string, order: number) => {
        shared.reports = shared.reports.filter((one) => one.order !== order)
      },
    }),
  }
})

/** A tab has a module of its own. */
const openTab = async () => {
  vi.resetModules()
  return import('./field-storage.ts')
}

const report = (more: Partial<StoredReport> = {}): StoredReport => ({
  ...{ client_uuid: crypto.randomUUID(), usercode: 'T', work_order_number: 'WO-1', action: 'visit', payload: {} },
  ...{ at_device: '2026-11-16T01:00:00Z', lat: null, lng: null },
  ...more,
})

beforeEach(() => {
  shared.reports = []
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('a double tap queues one report, also where the first was sent at once', async () => {
  const tab = await openTab()
  expect(await tab.queueReport(report())).toBe(true)
  expect(await tab.queueReport(report())).toBe(false)
  const [first] = await tab.storedReports('T')
  await tab.dropReport(first?.order ?? 0)
  expect(await tab.queueReport(report())).toBe(false)
  expect(await tab.storedReports('T')).toEqual([])
})

test('another job, another action or other words are another report, and so is the same one later', async () => {
  const tab = await openTab()
  const reports = [
    report(),
    report({ work_order_number: 'WO-2' }),
    report({ action: 'repair' }),
    report({ action: 'repair', payload: { note: 'again' } }),
  ]
  for (const one of reports) expect(await tab.queueReport(one)).toBe(true)
  shared.reports = []
  vi.setSystemTime(Date.now() + 10_000)
  expect(await tab.queueReport(report({ action: 'repair', payload: { note: 'again' } }))).toBe(true)
})

test('two tabs see each other: what one queues or sends the other shows, and queues no second time', async () => {
  const mine = await openTab()
  const theirs = await openTab()
  const heard = new Promise<void>((resolve) => theirs.onFieldStorageChange(resolve))
  expect(await mine.queueReport(report())).toBe(true)
  await heard
  expect(await theirs.storedReports('T')).toHaveLength(1)
  expect(await theirs.queueReport(report())).toBe(false)
  const gone = new Promise<void>((resolve) => mine.onFieldStorageChange(resolve))
  const [first] = await theirs.storedReports('T')
  await theirs.dropReport(first?.order ?? 0)
  await gone
  expect(await mine.storedReports('T')).toEqual([])
})

test('who looked and found nothing stored is believed until something is stored, for himself alone', async () => {
  const tab = await openTab()
  tab.tellFound('T', 0)
  expect([tab.mayHaveReports('T'), tab.mayHaveReports('U')]).toEqual([false, true])
  await tab.queueReport(report({ usercode: 'T' }))
  expect(tab.mayHaveReports('T')).toBe(true)
  tab.tellFound('T', 1)
  expect(tab.mayHaveReports('T')).toBe(true)
})

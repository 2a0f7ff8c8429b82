import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { RepairChoiceKey } from '@sejuk/domain/aftersales/tickets/tickets'
import type { FieldAction } from '@sejuk/domain/aftersales/work-orders/field-work'
import { type DBSchema, openDB } from 'idb'
import { localStore } from '../../../../lib/browser/storage.ts'

/** A report as this phone has it until the server has answered. The number is the order in which things were done. */
export type StoredReport = {
  order?: number
  client_uuid: string
  usercode: string
  work_order_number: string
  action: FieldAction
  payload: Record<string, unknown>
  at_device: string
  lat: number | null
  lng: number | null
  /** Why the server would not have it. Such a one waits for its technician, not for the network. */
  refusal?: { message: string; errors: Record<string, string[]> }
  /** The server has it, and this phone has not fetched the job since: until then the page shows what was sent. */
  isTaken?: boolean
}
export type StoredPhoto = {
  photo_key: string
  usercode: string
  work_order_number: string
  alias: string
  file: File
  upload_code?: string
  refusal?: string
}
/** What was typed about a unit and not yet handed over. */
export type StoredDraft = { draft_key: string; usercode: string; value: unknown }
export type Choice = { value: string; label: string; local_label: string }
export type StoredJobs = {
  usercode: string
  at: string
  today: string
  jobs: FieldJob[]
  choices: Partial<Record<RepairChoiceKey, Choice[]>>
  /** The day on which the choices were fetched. */
  choicesOf?: string
  /** By how much this phone's clock is slow, where that matters. */
  skewMs?: number
}

interface FieldSchema extends DBSchema {
  jobs: { key: string; value: StoredJobs }
  reports: { key: number; value: StoredReport; indexes: { usercode: string } }
  photos: { key: string; value: StoredPhoto; indexes: { usercode: string } }
  drafts: { key: string; value: StoredDraft }
}

const open = () =>
  openDB<FieldSchema>('sejuk-field-work', 1, {
    upgrade: (db) => {
      db.createObjectStore('jobs', { keyPath: 'usercode' })
      db.createObjectStore('reports', { keyPath: 'order', autoIncrement: true }).createIndex('usercode', 'usercode')
      db.createObjectStore('photos', { keyPath: 'photo_key' }).createIndex('usercode', 'usercode')
      db.createObjectStore('drafts', { keyPath: 'draft_key' })
    },
  })
let storage: ReturnType<typeof open> | undefined
const opened = () => {
  storage ??= open()
  return storage
}

const listeners = new Set<() => void>()
const hear = () => {
  for (const listener of listeners) listener()
}
/** Another tab on the same phone shows the same queue. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sejuk.field-work')
if (otherTabs) otherTabs.onmessage = hear
const changed = () => {
  hear()
  otherTabs?.postMessage(null)
}
export const onFieldStorageChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const announced = async <T>(act: Promise<T>) => {
  const done = await act
  changed()
  return done
}

export const storeJobs = async (jobs: StoredJobs) => announced((await opened()).put('jobs', jobs))
export const storedJobs = async (usercode: string) => (await opened()).get('jobs', usercode)

const emptyAs = 'sejuk.field-work.empty'
/**
 * Whether somebody may have reports or photos on this phone, known without opening the storage, which takes a while: said before any
 * is stored, and taken back by who looked and found none.
 */
export const mayHaveReports = (usercode: string) => localStore.get(emptyAs) !== usercode
const expectReports = () => localStore.drop(emptyAs)
export const tellFound = (usercode: string, count: number) =>
  count > 0 ? expectReports() : localStore.set(emptyAs, usercode)

export const storeReport = async (report: StoredReport) => {
  expectReports()
  return announced((await opened()).put('reports', report))
}
const isSame = (one: StoredReport, other: StoredReport) =>
  one.work_order_number === other.work_order_number &&
  one.action === other.action &&
  JSON.stringify(one.payload) === JSON.stringify(other.payload)

const doubleTapMs = 3000
let last: { report: StoredReport; at: number } | undefined

/** The second tap on the same button is the same report: it is queued once, also where the first has just been sent. */
export const queueReport = async (report: StoredReport) => {
  if (last && isSame(last.report, report) && Date.now() - last.at < doubleTapMs) return false
  last = { report, at: Date.now() }
  expectReports()
  const transaction = (await opened()).transaction('reports', 'readwrite')
  const waiting = await transaction.store.index('usercode').getAll(report.usercode)
  const before = waiting.findLast(({ work_order_number }) => work_order_number === report.work_order_number)
  const isNew = !before || Boolean(before.refusal) || !isSame(before, report)
  if (isNew) await transaction.store.put(report)
  await transaction.done
  if (isNew) changed()
  return isNew
}

export const dropReport = async (order: number) => announced((await opened()).delete('reports', order))
export const storedReports = async (usercode: string) =>
  (await opened()).getAllFromIndex('reports', 'usercode', usercode)

export const storePhoto = async (photo: StoredPhoto) => {
  expectReports()
  return announced((await opened()).put('photos', photo))
}
export const dropPhoto = async (photo_key: string) => announced((await opened()).delete('photos', photo_key))
export const storedPhotos = async (usercode: string) => (await opened()).getAllFromIndex('photos', 'usercode', usercode)

/** No change event: only the form itself uses its draft. */
export const storeDraft = async (draft: StoredDraft) => (await opened()).put('drafts', draft)
export const storedDraft = async (draft_key: string) => (await opened()).get('drafts', draft_key)
export const dropDraft = async (draft_key: string) => (await opened()).delete('drafts', draft_key)

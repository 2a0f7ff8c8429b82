import type { FieldJob } from '@sejuk/contract/aftersales/field-work'
import type { FieldAction } from '@sejuk/domain/aftersales/field-work'
import type { RepairChoiceKey } from '@sejuk/domain/aftersales/tickets'
import { type DBSchema, openDB } from 'idb'

/** A report as this phone has it until the server has answered. The number is the order in which things were done. */
export type KeptReport = {
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
}
export type KeptPhoto = {
  photo_key: string
  usercode: string
  work_order_number: string
  alias: string
  file: File
  upload_code?: string
  refusal?: string
}
/** What was typed about a unit and not yet handed over. */
export type KeptDraft = { draft_key: string; usercode: string; value: unknown }
export type Choice = { value: string; label: string; local_label: string }
export type KeptJobs = {
  usercode: string
  at: string
  today: string
  jobs: FieldJob[]
  choices: Partial<Record<RepairChoiceKey, Choice[]>>
  /** By how much this phone's clock is slow, where that matters. */
  skewMs?: number
}

interface Shelf extends DBSchema {
  jobs: { key: string; value: KeptJobs }
  reports: { key: number; value: KeptReport; indexes: { usercode: string } }
  photos: { key: string; value: KeptPhoto; indexes: { usercode: string } }
  drafts: { key: string; value: KeptDraft }
}

const open = () =>
  openDB<Shelf>('sejuk-field-work', 1, {
    upgrade: (db) => {
      db.createObjectStore('jobs', { keyPath: 'usercode' })
      db.createObjectStore('reports', { keyPath: 'order', autoIncrement: true }).createIndex('usercode', 'usercode')
      db.createObjectStore('photos', { keyPath: 'photo_key' }).createIndex('usercode', 'usercode')
      db.createObjectStore('drafts', { keyPath: 'draft_key' })
    },
  })
let shelf: ReturnType<typeof open> | undefined
const shelved = () => {
  shelf ??= open()
  return shelf
}

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
export const onShelf = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const told = async <T>(act: Promise<T>) => {
  const done = await act
  changed()
  return done
}

export const keepJobs = async (jobs: KeptJobs) => told((await shelved()).put('jobs', jobs))
export const keptJobs = async (usercode: string) => (await shelved()).get('jobs', usercode)

export const keepReport = async (report: KeptReport) => told((await shelved()).put('reports', report))
export const dropReport = async (order: number) => told((await shelved()).delete('reports', order))
export const keptReports = async (usercode: string) =>
  (await shelved()).getAllFromIndex('reports', 'usercode', usercode)

export const keepPhoto = async (photo: KeptPhoto) => told((await shelved()).put('photos', photo))
export const dropPhoto = async (photo_key: string) => told((await shelved()).delete('photos', photo_key))
export const keptPhotos = async (usercode: string) => (await shelved()).getAllFromIndex('photos', 'usercode', usercode)

/** Silent: whoever types knows what they typed. */
export const keepDraft = async (draft: KeptDraft) => (await shelved()).put('drafts', draft)
export const keptDraft = async (draft_key: string) => (await shelved()).get('drafts', draft_key)
export const dropDraft = async (draft_key: string) => (await shelved()).delete('drafts', draft_key)

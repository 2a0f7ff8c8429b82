import { type DBSchema, openDB } from 'idb'

/** What was done on this phone and the server has not answered yet. The number is the order in which it was done. */
export type QueuedTap = {
  order?: number
  client_uuid: string
  usercode: string
  action: string
  /** Of what follows another: after a refusal the rest of the same thread waits. */
  thread: string
  input: Record<string, unknown>
  at_device: string
  /** A clock that nobody can set, of the page that was open: useless after a reload. */
  origin: number
  tick: number
  refusal?: string
}
export type QueuedPhoto = {
  photo_key: string
  usercode: string
  module_name: string
  /** The key of the tap it belongs to. */
  module_code: string
  alias: string
  /** Without one it is a photo. */
  kind?: 'photo' | 'file'
  file: File
  upload_code?: string
  refusal?: string
}

interface FieldSchema extends DBSchema {
  taps: { key: number; value: QueuedTap; indexes: { usercode: string } }
  photos: { key: string; value: QueuedPhoto; indexes: { usercode: string } }
  /** What the server last answered, and drafts: for pages without a network. */
  answers: { key: string; value: { key: string; at: string; value: unknown } }
}

const open = () =>
  openDB<FieldSchema>('sejuk-field-day', 1, {
    upgrade: (db) => {
      db.createObjectStore('taps', { keyPath: 'order', autoIncrement: true }).createIndex('usercode', 'usercode')
      db.createObjectStore('photos', { keyPath: 'photo_key' }).createIndex('usercode', 'usercode')
      db.createObjectStore('answers', { keyPath: 'key' })
    },
  })
let storage: ReturnType<typeof open> | undefined
const opened = () => {
  storage ??= open()
  return storage
}

/** What is no longer in the queue has arrived, or somebody gave it up. */
type QueueChange = 'arrived' | 'given-up'
const listeners = new Set<(change: QueueChange) => void>()
const hear = (change: QueueChange) => {
  for (const listener of listeners) listener(change)
}
/** Another tab on the same phone shows the same queue. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sejuk.field-day')
if (otherTabs) otherTabs.onmessage = ({ data }) => hear(data)
const announced = async <T>(act: Promise<T>, change: QueueChange = 'arrived') => {
  const done = await act
  hear(change)
  otherTabs?.postMessage(change)
  return done
}
export const onQueueChange = (listener: (change: QueueChange) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const storeTap = async (tap: QueuedTap) => announced((await opened()).put('taps', tap))
/** The server has it. */
export const dropTap = async (order: number) => announced((await opened()).delete('taps', order))
/** Nobody wants it any more. */
export const removeTap = async (order: number) => announced((await opened()).delete('taps', order), 'given-up')
/** With everything that only makes sense after it. */
export const giveUpTap = async ({ order = 0, client_uuid, usercode }: QueuedTap) => {
  for (const tap of await queuedTaps(usercode))
    if (tap.input.visit_uuid === client_uuid) await removeTap(tap.order ?? 0)
  for (const photo of await queuedPhotos(usercode))
    if (photo.module_code === client_uuid) await removePhoto(photo.photo_key)
  await removeTap(order)
}
export const queuedTaps = async (usercode: string) => (await opened()).getAllFromIndex('taps', 'usercode', usercode)

export const storePhoto = async (photo: QueuedPhoto) => announced((await opened()).put('photos', photo))
export const dropPhoto = async (photo_key: string) => announced((await opened()).delete('photos', photo_key))
export const removePhoto = async (photo_key: string) =>
  announced((await opened()).delete('photos', photo_key), 'given-up')
export const queuedPhotos = async (usercode: string) => (await opened()).getAllFromIndex('photos', 'usercode', usercode)

export const storeAnswer = async (key: string, value: unknown) =>
  (await opened()).put('answers', { key, at: new Date().toISOString(), value })
export const storedAnswer = async (key: string) => (await opened()).get('answers', key)

/** What was typed into a form that a tap opened, and not sent yet. */
export const draftOf = (usercode: string, client_uuid: string) => `${usercode} visit-form ${client_uuid}`

const keptOf = (client_uuid: string) => `kept-under ${client_uuid}`
/** The key under which the server has it: its own, unless the tap was answered with an earlier one. */
export const keptKey = async (client_uuid: string): Promise<string> =>
  ((await storedAnswer(keptOf(client_uuid)))?.value as string | undefined) ?? client_uuid

/**
 * A second tap was answered with what the first one had recorded, under the key of the first. All that hangs on the second goes
 * there: what waits, what was typed, and what the open page still sends under the old key.
 */
export const adoptKey = async (usercode: string, own: string, kept: string) => {
  await storeAnswer(keptOf(own), kept)
  const draft = await storedAnswer(draftOf(usercode, own))
  if (draft && !(await storedAnswer(draftOf(usercode, kept)))) await storeAnswer(draftOf(usercode, kept), draft.value)
  for (const tap of await queuedTaps(usercode))
    if (tap.input.visit_uuid === own) await storeTap({ ...tap, input: { ...tap.input, visit_uuid: kept } })
  for (const photo of await queuedPhotos(usercode))
    if (photo.module_code === own) await storePhoto({ ...photo, module_code: kept })
}

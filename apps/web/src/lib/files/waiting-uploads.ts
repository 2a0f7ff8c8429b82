import { type DBSchema, openDB } from 'idb'
import type { UploadPlace } from './upload.ts'

/** A file stored in the browser until the server has it: a reload or a closed tab loses nothing. */
export type WaitingUpload = {
  upload_key: string
  usercode: string
  place: UploadPlace
  file: File
  upload_code?: string
}

interface Shelf extends DBSchema {
  uploads: { key: string; value: WaitingUpload; indexes: { usercode: string } }
}

const open = () =>
  openDB<Shelf>('sejuk-uploads', 1, {
    upgrade: (db) =>
      void db.createObjectStore('uploads', { keyPath: 'upload_key' }).createIndex('usercode', 'usercode'),
  })
let shelf: ReturnType<typeof open> | undefined
const shelved = () => {
  shelf ??= open()
  return shelf
}

/** Without a shelf (a private window may have none) a file goes all the same; it only does not survive a reload. */
const ifPossible = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act()
  } catch {
    return undefined
  }
}

const samePlace = (one: UploadPlace, other: UploadPlace) =>
  one.module_name === other.module_name &&
  one.module_code === other.module_code &&
  one.alias === other.alias &&
  one.kind === other.kind

export const storeUpload = (upload: WaitingUpload) => ifPossible(async () => (await shelved()).put('uploads', upload))
export const dropUpload = (upload_key: string) =>
  ifPossible(async () => (await shelved()).delete('uploads', upload_key))

export const waitingUploads = async (usercode: string, place: UploadPlace) => {
  const all = await ifPossible(async () => (await shelved()).getAllFromIndex('uploads', 'usercode', usercode))
  return (all ?? []).filter((upload) => samePlace(upload.place, place))
}

import { megabyte } from '@sejuk/domain/files'
import { offlineQuotaMb } from '@sejuk/domain/learning/enrolments'
import { type DBSchema, openDB } from 'idb'
import { useCallback, useEffect, useState } from 'react'

type Stored = {
  key: string
  usercode: string
  bytes: number
  type: string
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}
interface LearningSchema extends DBSchema {
  files: { key: string; value: Stored; indexes: { usercode: string } }
  /** The key never leaves this browser: it cannot be read out, only used. */
  keys: { key: string; value: { name: string; key: CryptoKey } }
}

const open = () =>
  openDB<LearningSchema>('sejuk-learning', 1, {
    upgrade: (db) => {
      db.createObjectStore('files', { keyPath: 'key' }).createIndex('usercode', 'usercode')
      db.createObjectStore('keys', { keyPath: 'name' })
    },
  })
let storage: ReturnType<typeof open> | undefined
const opened = () => {
  storage ??= open()
  return storage
}

/** Outside a secure page a browser seals nothing, and then nothing is stored. */
export const canStoreFiles = () => typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined

const sealingKey = async () => {
  const db = await opened()
  const known = await db.get('keys', 'files')
  if (known) return known.key
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await db.put('keys', { name: 'files', key })
  return key
}

const keyOf = (usercode: string, course_code: string, lesson_id: string) => `${usercode} ${course_code} ${lesson_id}`
const filesOf = async (usercode: string) => (await opened()).getAllFromIndex('files', 'usercode', usercode)
const usedBy = (files: readonly Stored[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** There is no room for it. */
export class QuotaFull extends Error {}

export const storeFile = async (usercode: string, course_code: string, lesson_id: string, url: string) => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`)
  const content = await answer.arrayBuffer()
  if (usedBy(await filesOf(usercode)) + content.byteLength > offlineQuotaMb * megabyte) throw new QuotaFull()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(), content)
  const type = answer.headers.get('content-type') ?? ''
  await (await opened()).put('files', {
    ...{ key: keyOf(usercode, course_code, lesson_id), usercode, bytes: content.byteLength, type, iv, sealed },
  })
}

export const dropFile = async (usercode: string, course_code: string, lesson_id: string) =>
  (await opened()).delete('files', keyOf(usercode, course_code, lesson_id))

const readFile = async (usercode: string, course_code: string, lesson_id: string) => {
  const found = await (await opened()).get('files', keyOf(usercode, course_code, lesson_id))
  if (!found) return undefined
  const content = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: found.iv }, await sealingKey(), found.sealed)
  return new Blob([content], { type: found.type })
}

/** The address of what is stored on this phone, for as long as the page shows it. */
export const useStoredFile = (usercode: string, course_code: string, lesson_id: string, isWanted: boolean) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!isWanted) return
    let made: string | undefined
    let isGone = false
    readFile(usercode, course_code, lesson_id)
      .then((blob) => {
        if (!blob || isGone) return
        made = URL.createObjectURL(blob)
        setUrl(made)
      })
      .catch(() => undefined)
    return () => {
      isGone = true
      setUrl(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [usercode, course_code, lesson_id, isWanted])
  return url
}

/** What of this user is stored, and how much room it takes. */
export const useStoredFiles = (usercode: string) => {
  const [found, setFound] = useState<{ keys: ReadonlySet<string>; bytes: number }>({ keys: new Set(), bytes: 0 })
  const look = useCallback(async () => {
    if (!canStoreFiles()) return
    const files = await filesOf(usercode)
    setFound({ keys: new Set(files.map(({ key }) => key)), bytes: usedBy(files) })
  }, [usercode])
  useEffect(() => {
    void look().catch(() => undefined)
  }, [look])
  const has = (course_code: string, lesson_id: string) => found.keys.has(keyOf(usercode, course_code, lesson_id))
  return { count: found.keys.size, bytes: found.bytes, has, look }
}

import { type DBSchema, openDB } from 'idb'
import { useEffect, useRef, useState } from 'react'

type Drafted = { key: string; sheet: string; checkpoint_code: string; files: File[] }
interface Photos extends DBSchema {
  photos: { key: string; value: Drafted; indexes: { sheet: string } }
}
const open = () =>
  openDB<Photos>('sejuk-inspection', 1, {
    upgrade: (db) => {
      db.createObjectStore('photos', { keyPath: 'key' }).createIndex('sheet', 'sheet')
    },
  })
let storage: ReturnType<typeof open> | undefined
const opened = async () => {
  storage ??= open()
  return storage
}

type ByPoint = Record<string, File[]>

/** Photos of points that are not saved yet: they stay on the phone also where the browser is closed. */
export const useDraftedPhotos = (usercode: string, supervision_code: string) => {
  const sheet = `${usercode}/${supervision_code}`
  const [photosOf, setPhotosOf] = useState<ByPoint>({})
  const now = useRef<ByPoint>({})
  // One write after the other: the last one holds.
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  const show = (next: ByPoint) => {
    now.current = next
    setPhotosOf(next)
  }
  useEffect(() => {
    let isGone = false
    now.current = {}
    opened()
      .then((db) => db.getAllFromIndex('photos', 'sheet', sheet))
      .then((kept) => {
        if (isGone) return
        const before = Object.fromEntries(kept.map(({ checkpoint_code, files }) => [checkpoint_code, files]))
        now.current = { ...before, ...now.current }
        setPhotosOf(now.current)
      })
      // A phone that stores nothing still takes photos.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [sheet])
  const put = (checkpoint_code: string, files: File[]) => {
    show({ ...now.current, [checkpoint_code]: files })
    const key = `${sheet}/${checkpoint_code}`
    const write = async () => {
      const db = await opened()
      await (files.length > 0 ? db.put('photos', { key, sheet, checkpoint_code, files }) : db.delete('photos', key))
    }
    writing.current = writing.current.then(write).catch(() => {})
  }
  const change = (checkpoint_code: string, part: (files: File[]) => File[]) =>
    put(checkpoint_code, part(now.current[checkpoint_code] ?? []))
  return { photosOf, change, drop: (checkpoint_code: string) => put(checkpoint_code, []) }
}

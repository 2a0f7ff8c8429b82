import { type Attachment, listPhotos } from '@sejuk/contract/platform/attachments'
import type { Picker } from '@sejuk/domain/files'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../api/keys.ts'
import { keyOf } from '../api/queries.ts'
import { errorText } from '../language/error-text.ts'
import { useViewer } from '../session/viewer.ts'
import { type UploadPlace, upload } from './upload.ts'
import { validateFile } from './validate-file.ts'
import { dropUpload, storeUpload, type WaitingUpload, waitingUploads } from './waiting-uploads.ts'

export type UploadState = 'preparing' | 'queued' | 'sending' | 'waiting' | 'done' | 'failed'
export type UploadItem = {
  key: string
  name: string
  bytes: number
  state: UploadState
  percent: number
  /** It was begun before this page was opened. */
  isResumed?: boolean
  problem?: string
  attachment?: Attachment
}

/** So many at once: more only share the same line. */
const atOnce = 3

type Options = { place: UploadPlace; picker: Picker; onDone?: (attachment: Attachment) => void }

/** Running uploads of one place: several at once, resumed after a lost network or a reload. */
export const useUploads = ({ place, picker, onDone }: Options) => {
  const client = useQueryClient()
  const { usercode } = useViewer()
  const [items, setItems] = useState<UploadItem[]>([])
  const going = useRef(new Map<string, AbortController>())
  const queue = useRef<WaitingUpload[]>([])
  const told = useRef(onDone)
  told.current = onDone

  const put = (key: string, part: Partial<UploadItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const send = async (waiting: WaitingUpload) => {
    const { upload_key: key, file } = waiting
    const mine = new AbortController()
    going.current.set(key, mine)
    put(key, { state: 'sending', problem: undefined })
    try {
      const attachment = await upload(file, waiting.place, {
        signal: mine.signal,
        upload_code: waiting.upload_code,
        onBegun: (upload_code) => void storeUpload({ ...waiting, upload_code }),
        onProgress: (percent) => put(key, { percent }),
        onWaiting: (isWaiting) => put(key, { state: isWaiting ? 'waiting' : 'sending' }),
      })
      await dropUpload(key)
      put(key, { state: 'done', percent: 100, attachment })
      told.current?.(attachment)
      void client.invalidateQueries({ queryKey: keyOf(listPhotos, {}).slice(0, 1) })
    } catch (error) {
      if (mine.signal.aborted) return
      // What the server refused is not sent again by itself.
      await dropUpload(key)
      put(key, { state: 'failed', problem: errorText(error) })
    } finally {
      going.current.delete(key)
      next()
    }
  }
  const next = () => {
    while (going.current.size < atOnce) {
      const waiting = queue.current.shift()
      if (!waiting) return
      void send(waiting)
    }
  }
  const line = (waiting: WaitingUpload) => {
    queue.current.push(waiting)
    next()
  }

  const add = async (files: readonly File[]) => {
    const fresh = files.map((picked) => ({ key: newKey(), picked }))
    setItems((all) => [
      ...all,
      ...fresh.map(({ key, picked }) => ({
        key,
        name: picked.name,
        bytes: picked.size,
        state: 'preparing' as const,
        percent: 0,
      })),
    ])
    for (const { key, picked } of fresh) {
      const { file, objection } = await validateFile(picked, picker)
      if (objection) {
        put(key, { state: 'failed', problem: objection })
        continue
      }
      put(key, { state: 'queued', name: file.name, bytes: file.size })
      const waiting = { upload_key: key, usercode, place, file }
      await storeUpload(waiting)
      line(waiting)
    }
  }
  const remove = (key: string) => {
    going.current.get(key)?.abort()
    queue.current = queue.current.filter(({ upload_key }) => upload_key !== key)
    void dropUpload(key)
    setItems((all) => all.filter((item) => item.key !== key))
  }

  const begin = useRef(line)
  begin.current = line
  const { module_name, module_code, alias, kind } = place
  useEffect(() => {
    let isGone = false
    const controllers = going.current
    void waitingUploads(usercode, { module_name, module_code, alias, kind }).then((found) => {
      if (isGone || found.length === 0) return
      setItems(
        found.map(({ upload_key, file }) => ({
          key: upload_key,
          name: file.name,
          bytes: file.size,
          state: 'queued',
          percent: 0,
          isResumed: true,
        })),
      )
      for (const waiting of found) begin.current(waiting)
    })
    return () => {
      isGone = true
      for (const controller of controllers.values()) controller.abort()
      controllers.clear()
      queue.current = []
      setItems([])
    }
  }, [usercode, module_name, module_code, alias, kind])

  return { items, add, remove }
}

import {
  type Attachment,
  checkUploadProcess,
  finishUpload,
  sendChunk,
  startUpload,
} from '@sejuk/contract/platform/attachments'
import type { FileKind } from '@sejuk/domain/files'
import { call, isPassing, Offline, Refused } from '../api/call.ts'

export type UploadPlace = { module_name: string; module_code: string; alias: string; kind: FileKind }
type Manner = {
  onProgress?: (percent: number) => void
  /** Waits for the network and continues by itself, unless the caller prefers to retry later. */
  isPatient?: boolean
  onWaiting?: (isWaiting: boolean) => void
  signal?: AbortSignal
  /** Of an upload that was begun before a reload, and may be half there. */
  upload_code?: string
  /** Called as soon as the server has given an upload code to store. */
  onBegun?: (upload_code: string) => unknown
}

const longestWait = 30_000

/** Waits until the browser reports online, or for a while: the report is not always true. */
const networkMayBeBack = (attempt: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      reject(signal?.reason)
    }
    const timer = setTimeout(done, Math.min(longestWait, 1000 * 2 ** attempt))
    window.addEventListener('online', done)
    signal?.addEventListener('abort', stop, { once: true })
  })

/** What was begun too long ago is no longer known, and begins anew. */
const progressOf = async (upload_code: string, signal?: AbortSignal) => {
  try {
    return await call(checkUploadProcess, { upload_code }, { signal })
  } catch (error) {
    if (error instanceof Refused && error.code === '404') return undefined
    throw error
  }
}

/** A file in parts. A lost network costs one part at most, and no part is sent twice that has arrived. */
export const upload = async (file: File, place: UploadPlace, manner: Manner = {}): Promise<Attachment> => {
  const { isPatient = true, onProgress, onWaiting, onBegun, signal } = manner
  const patiently = async <T>(act: () => Promise<T>): Promise<T> => {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await act()
        onWaiting?.(false)
        return answer
      } catch (error) {
        if (!(isPatient && (error instanceof Offline || isPassing(error)))) throw error
        onWaiting?.(true)
        await networkMayBeBack(attempt, signal)
      }
    }
  }
  const { name: file_name, type: content_type, size: bytes } = file
  const start = () => call(startUpload, { ...place, file_name, content_type, bytes }, { signal })
  const before = manner.upload_code
  const begun = await patiently(async () => (before && (await progressOf(before, signal))) || (await start()))
  const { upload_code, chunk_bytes, total_chunks, received_chunks, attachment } = begun.data
  if (attachment) return attachment
  await onBegun?.(upload_code)
  const there = new Set(received_chunks)
  for (let n = 0; n < total_chunks; n++) {
    if (there.has(n)) continue
    const part = file.slice(n * chunk_bytes, (n + 1) * chunk_bytes)
    const chunk = new Uint8Array(await part.arrayBuffer())
    let isSent = false
    await patiently(async () => {
      // The answer may have been lost, not the part.
      const known = isSent ? await call(checkUploadProcess, { upload_code }, { signal }) : undefined
      isSent = true
      if (!known?.data.received_chunks.includes(n)) await call(sendChunk, { upload_code, n, chunk }, { signal })
    })
    onProgress?.(Math.round(((n + 1) / total_chunks) * 100))
  }
  const finished = await patiently(() => call(finishUpload, { upload_code }, { signal }))
  return finished.data
}

import {
  type Attachment,
  checkUploadProcess,
  finishUpload,
  sendChunk,
  startUpload,
} from '@sejuk/contract/platform/attachments'
import { call, Refused } from './call.ts'

type Place = { module_name: string; module_code: string; alias: string }
type Resumable = {
  /** Of an upload that was begun before and may be half there. */
  upload_code?: string
  /** Told as soon as there is one to remember. */
  onBegun: (upload_code: string) => Promise<void>
}

/** A photo in parts. Whatever broke off the last try, only the missing parts are sent. */
export const uploadPhoto = async (
  place: Place,
  file: File,
  { upload_code, onBegun }: Resumable,
): Promise<Attachment> => {
  const begun = (upload_code && (await progressOf(upload_code))) || (await begin(place, file))
  if (begun.attachment) return begun.attachment
  await onBegun(begun.upload_code)
  const there = new Set(begun.received_chunks)
  for (let n = 0; n < begun.total_chunks; n++) {
    if (there.has(n)) continue
    const part = file.slice(n * begun.chunk_bytes, (n + 1) * begun.chunk_bytes)
    const chunk = new Uint8Array(await part.arrayBuffer())
    await call(sendChunk, { upload_code: begun.upload_code, n, chunk })
  }
  return (await call(finishUpload, { upload_code: begun.upload_code })).data
}

const begin = async (place: Place, file: File) => {
  const about = { kind: 'photo' as const, file_name: file.name, content_type: file.type, bytes: file.size }
  return (await call(startUpload, { ...place, ...about })).data
}

/** What was begun too long ago is no longer known, and begins anew. */
const progressOf = async (upload_code: string) => {
  try {
    return (await call(checkUploadProcess, { upload_code })).data
  } catch (error) {
    if (error instanceof Refused && error.code === '404') return undefined
    throw error
  }
}

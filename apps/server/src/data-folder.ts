import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start.ts'

const reasons: Record<string, string> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'part of the path is a file',
}

/** As much as a start writes first; less room than that is none. */
const trial = Buffer.alloc(256 * 1024)

/** Said before anything else is tried: nothing works in a folder that cannot be written. */
export const requireWritable = (dataDir: string, write: typeof writeFileSync = writeFileSync) => {
  const path = join(dataDir, `.writable-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    try {
      write(path, trial, { flush: true })
    } finally {
      rmSync(path, { force: true })
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new CannotStart(`The data folder ${dataDir} cannot be written: ${reasons[code] ?? message}`)
  }
}

import { accessSync, constants, statfsSync } from 'node:fs'

const folder = '/dev/shm'
const gigabyte = 2 ** 30

const isRoomy = () => {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4 * gigabyte && process.availableMemory() > 10 * gigabyte
  } catch {
    return false
  }
}

/**
 * What tests throw away needs no disk: a new database is some two thousand files, and making those on a disk takes ten times as long as
 * in memory. Only where there is plenty of it, and no other folder was asked for.
 */
export const keepTemporaryFilesInMemory = () => {
  if (!process.env.TMPDIR && isRoomy()) process.env.TMPDIR = folder
}

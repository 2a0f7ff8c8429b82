import { statfs as askDisk } from 'node:fs/promises'
import { because } from '@sejuk/domain/messages'
import { refuse } from '../http/refuse.ts'

/** The database, its log and the next release need room too. */
const keptFree = 500_000_000
/** Bytes all running uploads of this process may hold together. */
const mostUnderWay = 6_000_000_000

let underWay = 0

type Folders = readonly string[]
type Disk = (folder: string) => Promise<{ bavail: number; bsize: number }>

/** Free bytes on the fullest of these disks; a folder that cannot be queried is ignored. */
export const freeIn = async (folders: Folders, statfs: Disk = askDisk) => {
  const each = await Promise.all(
    folders.map((folder) =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => Number.POSITIVE_INFINITY,
      ),
    ),
  )
  return Math.min(...each)
}

/** Reserves room for an upload or refuses it before the first byte is written. Returns the release function. */
export const takeRoom = async (folders: Folders, bytes: number, statfs?: Disk) => {
  if (underWay + bytes > mostUnderWay) refuse('busy')
  underWay += bytes
  const giveBack = () => {
    underWay -= bytes
  }
  if ((await freeIn(folders, statfs)) - underWay >= keptFree) return giveBack
  giveBack()
  return refuse('busy', { because: because('no-room-for-files-at'), status: 'NoRoom' })
}

import { statfs } from 'node:fs/promises'
import { refuse } from '../http/refuse.ts'

/** The database, its log and the next release need room too. */
const keptFree = 500_000_000
/** What all uploads under way in this process may hold together. */
const mostUnderWay = 6_000_000_000

let underWay = 0

type Folders = readonly string[]

/** What is free on the fullest of these folders' disks; a folder that cannot be asked about does not decide. */
export const freeIn = async (folders: Folders) => {
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

/** Room for so many bytes more, or a refusal before the first of them is written. Says how to give the room back. */
export const takeRoom = async (folders: Folders, bytes: number) => {
  if (underWay + bytes > mostUnderWay) refuse('busy')
  underWay += bytes
  const giveBack = () => {
    underWay -= bytes
  }
  if ((await freeIn(folders)) - underWay >= keptFree) return giveBack
  giveBack()
  return refuse('busy', { message: 'There is no room for files at the moment', status: 'NoRoom' })
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CannotStart } from '../../cannot-start.ts'

/** Whom PostgreSQL runs as: ourselves, or somebody else where we are root. */
export type ProcessUser = { uid?: number; gid?: number }

/** Windows alone has no socket that only its owner can open; there a password guards a port. */
export const bySocket = process.platform !== 'win32'

export type Place = {
  somebody: ProcessUser
  /** Only `somebody` may enter; holds the cluster in `data`, its log, and the socket where the path is short enough. */
  home: string
  socketFolder: string
  /** Where copies of the programs are kept when `somebody` cannot reach the project. */
  shelf: string
}

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const state = process.platform === 'darwin' ? '/var/db/sejuk' : '/var/lib/sejuk'
// The kernel's limit is 107 bytes (103 on macOS), and PostgreSQL adds `/.s.PGSQL.5432.lock`.
const longestFolder = 103 - '/.s.PGSQL.5432.lock'.length

/** Where the database of a data folder lives. It stays where it was first made. */
export const findPlace = (dataDir: string): Place => {
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const near = join(dataDir, 'postgres')
  if (!isRoot) return settle(near, {}, dataDir, mark)

  const far = join(state, mark, 'postgres')
  if (existsSync(join(near, 'data'))) {
    const { uid, gid } = statSync(near)
    const owner = uid === 0 ? nobody : { uid, gid }
    if (mayEnter(near, owner)) return settle(near, owner, state, mark)
    throw new CannotStart(
      `The database in ${near} cannot be reached by user ${owner.uid}, whom PostgreSQL runs as. ` +
        `Let others pass through ${dirname(dataDir)} (chmod o+x), or move it to ${far}.`,
    )
  }
  make(dataDir, 0o711)
  if (existsSync(join(far, 'data')) || !mayEnter(dataDir, nobody)) {
    make(state, 0o755)
    make(dirname(far), 0o711)
    return settle(far, nobody, state, mark)
  }
  return settle(near, nobody, state, mark)
}

const settle = (home: string, somebody: ProcessUser, shelf: string, mark: string): Place => {
  const socketFolder = Buffer.byteLength(home) <= longestFolder ? home : join(tmpdir(), `sejuk-${mark}`)
  for (const folder of new Set([home, socketFolder])) keepPrivate(folder, somebody)
  return { home, somebody, shelf, socketFolder }
}

const make = (folder: string, mode: number) => {
  if (existsSync(folder)) return
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, mode)
  } catch (error) {
    throw new CannotStart(`The data folder ${folder} cannot be made: ${(error as Error).message}`)
  }
}

const keepPrivate = (folder: string, { uid, gid }: ProcessUser) => {
  make(folder, 0o700)
  if (process.platform === 'win32') return
  const owner = uid ?? process.getuid?.()
  const found = lstatSync(folder)
  // Root's own folder was made just now, or by a start that did not come this far.
  if (isRoot && found.uid === 0 && found.isDirectory() && uid !== undefined && gid !== undefined)
    chownSync(folder, uid, gid)
  else if (found.uid !== owner || !found.isDirectory())
    throw new CannotStart(
      `${folder} belongs to user ${found.uid}; start as that user, or set DATA_DIR to another folder.`,
    )
  chmodSync(folder, 0o700)
}

/** The kernel's own answer, so that access lists and mounts count too. */
const mayEnter = (folder: string, somebody: ProcessUser) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...somebody, cwd: '/', stdio: 'ignore' }).status === 0

import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, fchownSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../../cannot-start.ts'
import type { Binaries } from './binaries.ts'
import { cleanEnvironment } from './initialise.ts'
import { bySocket, type Place } from './place.ts'

export type Postmaster = { pid: number; port: number; ready: boolean }
type Settings = Record<string, string | number>

const dataOf = (place: Place) => join(place.home, 'data')
const noteOf = (place: Place) => join(dataOf(place), 'postmaster.pid')
const logOf = (place: Place) => join(place.home, 'postgres.log')

/** PostgreSQL may remove its files between two looks of ours. */
const readIfThere = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** The database server that runs on this place now, whoever started it. */
export const findPostmaster = (place: Place): Postmaster | undefined => {
  const lines = readIfThere(noteOf(place))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !isPostgresOn(pid, dataOf(place))) return
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** After a crash of the machine the number in the note may belong to any program. */
const isPostgresOn = (pid: number, data: string) => {
  if (!(pid > 0) || !isAlive(pid)) return false
  if (process.platform === 'win32') return true
  const [program = '', ...rest] = commandOf(pid)
  return basename(program) === 'postgres' && rest.includes(data)
}

/** A process may end while it is being looked at. */
const commandFile = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const commandOf = (pid: number) => {
  if (process.platform === 'linux') return commandFile(pid).split('\0')
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.split(' ')
}

export const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** No process has it: larger than any kernel gives. */
const nobodysNumber = 999_999_999
const socketLockOf = (place: Place) => join(place.socketFolder, '.s.PGSQL.5432.lock')

/**
 * PostgreSQL clears away what a dead process left, but believes a number that lives again as another program, or that died and is
 * not reaped yet. Where no live PostgreSQL owns the folder, neither may keep the next one out. The note only gets another number:
 * the rest of it tells PostgreSQL whether sessions of the dead one are still writing.
 */
const removeForeignLocks = (place: Place) => {
  if (findPostmaster(place)) return
  const note = readIfThere(noteOf(place))
  if (note && isAlive(Number(note.split('\n')[0])))
    writeFileSync(noteOf(place), note.replace(/^-?\d+/, String(nobodysNumber)))
  const lock = socketLockOf(place)
  const said = bySocket ? readIfThere(lock) : undefined
  if (said === undefined) return
  const [pid = '', data = ''] = said.split('\n')
  if (!isPostgresOn(Number(pid), data)) rmSync(lock, { force: true })
}

/** Resolves when the server takes connections, or when another one has taken the place. */
export const startPostmaster = async (place: Place, binaries: Binaries, settings: Settings) => {
  removeForeignLocks(place)
  const log = openLog(place)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // In a session of its own, so that Ctrl-C reaches us first and requests in flight can end before the database does.
  const child = spawn(join(binaries.folder, 'bin/postgres'), ['-D', dataOf(place), ...options], {
    ...place.somebody,
    cwd: place.home,
    env: cleanEnvironment,
    detached: bySocket,
    windowsHide: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let ended: string | undefined
  child.once('error', (error) => (ended = error.message))
  child.once('exit', (code, signal) => (ended = `it ended with ${signal ?? code}`))

  // We may be stopped before anybody else knows of it.
  const abandon = () => child.kill('SIGINT')
  process.once('exit', abandon)
  // Recovery after a crash of the machine may take its time; it ends in readiness or in an exit.
  while (!ended && !findPostmaster(place)?.ready) await pause(10)
  process.removeListener('exit', abandon)
  if (ended && !findPostmaster(place)) throw new CannotStart(`PostgreSQL did not start: ${ended}.\n${lastWords(place)}`)
}

/** Says whether it ended. Fast: sessions are cut and everything is written; at the last, without the final checkpoint. */
export const stopPostmaster = async (place: Place, binaries: Binaries, patience = 15_000) => {
  const running = findPostmaster(place)
  if (!running) return true
  if (!bySocket) {
    const stop = ['stop', '-D', dataOf(place), '-m', 'fast', '-t', String(Math.ceil(patience / 1000))]
    return spawnSync(join(binaries.folder, 'bin/pg_ctl'), stop, { stdio: 'ignore' }).status === 0
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isPostgresOn(running.pid, dataOf(place))) process.kill(running.pid, signal)
    if (await gone(running.pid, dataOf(place), patience)) return true
  }
  return false
}

/** Not by its number alone: an orphan that ended keeps it until somebody reaps it, and in a container nobody may. */
const gone = async (pid: number, data: string, patience: number) => {
  const until = Date.now() + patience
  while (isPostgresOn(pid, data)) {
    if (Date.now() > until) return false
    await pause(10)
  }
  return true
}

const largestLog = 10_000_000

const openLog = (place: Place) => {
  const path = logOf(place)
  const full = existsSync(path) && statSync(path).size > largestLog
  const file = openSync(path, full ? 'w' : 'a', 0o600)
  if (place.somebody.uid !== undefined) fchownSync(file, place.somebody.uid, place.somebody.gid ?? 0)
  return file
}

const lastWords = (place: Place) => readFileSync(logOf(place), 'utf8').trim().split('\n').slice(-5).join('\n')

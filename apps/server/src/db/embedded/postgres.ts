import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../../cannot-start.ts'
import { addressOf } from './address.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Guard, standGuard, whoGuards } from './guard.ts'
import { initialise } from './initialise.ts'
import { bySocket, findPlace, type Place } from './place.ts'
import { findPostmaster, isAlive, startPostmaster, stopPostmaster } from './postmaster.ts'
import { settingsFor } from './settings.ts'

type Log = Record<'info' | 'warn' | 'error', (text: string) => void>

type Options = {
  dataDir: string
  log: Log
  /** Without: nothing is forced to the disk. For data nobody will miss. */
  durable?: boolean
  /** The database is gone for good while we run. */
  onLost?: (why: string) => void
}

/** A real PostgreSQL of our own on the data folder: started, or found running after a crash of ours and taken over. */
export const openEmbedded = async ({ dataDir, log, durable = true, onLost = () => process.exit(1) }: Options) => {
  const place = findPlace(dataDir)
  const binaries = findBinaries(place.somebody, place.shelf)
  if (!place.home.startsWith(dataDir))
    log.warn(`The database user cannot reach ${dataDir}: the database is kept in ${place.home}`)
  initialise(place, binaries, durable)

  let guard = await take(place, binaries, durable, dataDir, log)
  await ensureDatabase(guard)
  let stopping = false

  const lost = (why: string) => {
    log.error(`The database was lost: ${why}`)
    onLost(why)
  }
  const watch = () =>
    guard.client.once('end', async () => {
      if (stopping) return
      log.warn('The database closed our connection')
      const again = await standAgain(place)
      if (stopping) return
      if (!again) return lost(`PostgreSQL ended; its last words are in ${place.home}/postgres.log`)
      guard = again
      log.warn('The database is back')
      watch()
    })
  watch()

  const lastResort = () => {
    const running = findPostmaster(place)
    if (running && bySocket) process.kill(running.pid, 'SIGINT')
  }
  process.once('exit', lastResort)

  return {
    url: addressOf(place, 'sejuk'),
    folder: place.home,
    stop: async () => {
      if (stopping) return
      stopping = true
      process.removeListener('exit', lastResort)
      if (!(await stopPostmaster(place, binaries))) log.error('The database did not stop in time')
      await guard.client.end().catch(() => {})
      if (place.socketFolder !== place.home) rmSync(place.socketFolder, { recursive: true, force: true })
    },
  }
}
export type Embedded = Awaited<ReturnType<typeof openEmbedded>>

/** Who was killed lets go at once; who lost its parent stops in an orderly way first. */
const leavingTakes = 2500
const lettingGoTakes = 10_000

const take = async (place: Place, binaries: Binaries, durable: boolean, dataDir: string, log: Log): Promise<Guard> => {
  const begun = Date.now()
  for (;;) {
    const found = await standGuard(addressOf(place, 'postgres'))
    const waited = Date.now() - begun
    if (found === 'taken' && waited > leavingTakes) await refuseIfInUse(place, dataDir, waited)
    if (found === 'taken') await pause(50)
    else if (found === 'closed') await open(place, binaries, durable, waited, log)
    else if (isCurrent(found, binaries)) return found
    else {
      log.info(`PostgreSQL ${found.version} was still running; starting ${binaries.version} in its place`)
      await stopPostmaster(place, binaries)
    }
  }
}

const open = async (place: Place, binaries: Binaries, durable: boolean, waited: number, log: Log) => {
  if (!findPostmaster(place)) {
    const started = startPostmaster(place, binaries, await settingsFor(place, durable))
    return started.catch((error: Error) => {
      // Sessions of a server that was killed end a moment after it, and so does its number.
      if (waited > lettingGoTakes || !/still in use|already exists/.test(error.message)) throw error
      if (waited < 1000)
        log.warn(`A database server that was killed still holds ${place.home}: waiting for it to let go`)
      return pause(200)
    })
  }
  if (waited < 30_000) return pause(50)
  log.warn('A database server left over on the data folder does not answer; restarting it')
  if (!(await stopPostmaster(place, binaries)))
    throw new CannotStart(`The database server on ${place.home} neither answers nor stops.`)
}

/** The connection of a process that was killed may outlive it for a moment, on a busy machine. */
const refuseIfInUse = async (place: Place, dataDir: string, waited: number) => {
  const pid = await whoGuards(addressOf(place, 'postgres')).catch(() => undefined)
  if (waited < lettingGoTakes && !(pid && isAlive(Number(pid)))) return
  throw new CannotStart(
    `The data folder ${dataDir} is in use by a server that runs already (process ${pid}). ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  )
}

const isCurrent = (guard: Guard, binaries: Binaries) => binaries.version.startsWith(`${guard.version}.`)

/** A crash of one session makes PostgreSQL cut all others and recover by itself: then we only need to stand guard again. */
const standAgain = async (place: Place) => {
  const until = Date.now() + 15_000
  while (Date.now() < until && findPostmaster(place)) {
    const guard = await standGuard(addressOf(place, 'postgres'))
    if (guard === 'taken') return
    if (guard !== 'closed') return guard
    await pause(100)
  }
}

/** The address of the database of a server that runs on this data folder now, if one does. */
export const runningAddress = async (dataDir: string) => {
  const place = findPlace(dataDir)
  return findPostmaster(place)?.ready ? addressOf(place, 'sejuk') : undefined
}

const ensureDatabase = async ({ client }: Guard) => {
  const { rowCount } = await client.query(`select from pg_database where datname = 'sejuk'`)
  if (!rowCount) await client.query('create database sejuk')
}

/** Stops whatever runs on a data folder that was only for trying, and removes it. */
export const discardEmbedded = async (dataDir: string) => {
  const place = findPlace(dataDir)
  await stopPostmaster(place, findBinaries(place.somebody, place.shelf))
  for (const folder of [dirname(place.home), place.socketFolder, dataDir])
    rmSync(folder, { recursive: true, force: true })
}

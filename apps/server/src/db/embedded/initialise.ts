import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../cannot-start.ts'
import type { Binaries } from './binaries.ts'
import { bySocket, type Place } from './place.ts'

export const passwordFile = (place: Place) => join(place.home, 'password')

/** A cluster is made beside its place and moved there whole: a start cut short leaves none that is half made. */
export const initialise = (place: Place, binaries: Binaries, durable: boolean) => {
  const data = join(place.home, 'data')
  if (existsSync(data)) return suits(data, binaries)
  if (!bySocket) writeFileSync(passwordFile(place), randomBytes(24).toString('base64url'), { mode: 0o600 })

  const draft = mkdtempSync(join(place.home, 'new-'))
  if (place.somebody.uid !== undefined) chownSync(draft, place.somebody.uid, place.somebody.gid ?? 0)
  const words = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const auth = bySocket ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile(place)}`]
  const options = [
    '-D',
    draft,
    '-U',
    'sejuk',
    ...words,
    ...auth,
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  const made = spawnSync(join(binaries.folder, 'bin/initdb'), options, {
    ...place.somebody,
    cwd: place.home,
    env: cleanEnvironment,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    rmSync(draft, { recursive: true })
    throw new CannotStart(
      `PostgreSQL could not make its data in ${place.home}: ${(made.error?.message ?? made.stderr).trim()}`,
    )
  }
  moveInto(draft, data)
}

/** Of two first starts at once, the slower one takes what the faster one made. */
const moveInto = (draft: string, data: string) => {
  try {
    renameSync(draft, data)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(data)) throw error
  }
}

const suits = (data: string, { version }: Binaries) => {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const ours = version.split('.')[0]
  if (found !== ours)
    throw new CannotStart(
      `The database in ${data} was made by PostgreSQL ${found}, but this release brings ${ours}. ` +
        'Dump it with the former release and load it into a new data folder.',
    )
}

/** PGDATA, PGPORT and their like are meant for another PostgreSQL. */
export const cleanEnvironment = Object.fromEntries(
  ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)

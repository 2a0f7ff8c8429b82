import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../../..')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()

/** What the modules that match, seen from the project's folder, export. */
export const importAll = (pattern: string): Promise<Record<string, unknown>[]> =>
  Promise.all(filesOf(pattern).map((file) => import(pathToFileURL(join(root, file)).href)))

/** The texts of the modules that match, by their paths. */
export const readAll = (pattern: string) =>
  filesOf(pattern).map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')])

import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findViolations } from './import-rules.ts'

const root = join(import.meta.dirname, '..')
const paths = ['packages', 'apps', 'e2e', 'bench', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(path))
const sources = new Map(paths.map((path) => [path.replaceAll(sep, '/'), readFileSync(join(root, path), 'utf8')]))

const violations = findViolations(sources)
for (const violation of violations) console.error(violation)
console.log(`${sources.size} modules, ${violations.length} violations`)
process.exitCode = violations.length ? 1 : 0

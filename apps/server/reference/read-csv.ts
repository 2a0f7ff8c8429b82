import { readFileSync } from 'node:fs'

/** A quoted cell may hold commas, and quotes written twice. */
const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g
const cellsOf = (line: string) =>
  [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')

/** The lines of a sheet beside this file, each asked by the name of its column. No cell holds a line break. */
export const readCsv = (name: string) => {
  const [header = '', ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
  const names = cellsOf(header)
  return lines.map((line) => {
    const cells = cellsOf(line)
    return (column: string) => cells[names.indexOf(column)] ?? ''
  })
}

import { setImmediate } from 'node:timers/promises'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import { judgeBy, type Read } from '../sheets/read-sheet.ts'
import type { Row } from '../sheets/sheet-spec.ts'
import type { Importable } from './importable.ts'

export type Problems = Record<string, string>
/** A row as it is kept: what stands in each column, and what is wrong with it. */
export type KeptRow = { line: number; cells: Record<string, string>; problems: Problems | null }

/** Others are served after so many rows. */
const breath = 500

/** Judges rows one by one as they come, and at last all of them together. */
export const rowJudge = ({ schema, columns, check }: Importable) => {
  const keys = Object.keys(columns)
  const judge = judgeBy(schema, keys)
  const read: Read<Record<string, unknown>> = { lines: [], problems: [], rows: 0 }
  const rows: KeptRow[] = []
  return {
    add: async (some: readonly Row[]) => {
      for (const row of some) {
        judge(row, read)
        rows.push({ line: row.line, cells: cellsOf(keys, row), problems: null })
        if (rows.length % breath === 0) await setImmediate()
      }
    },
    /** `isLeftOut` rows are shown with their own faults, but stand in nobody's way. */
    finish: async (db: Db, viewer: Viewer, isLeftOut: (line: number) => boolean = () => false) => {
      const lines: Line<Record<string, unknown>>[] = read.lines.filter(({ line }) => !isLeftOut(line))
      const found = byLine([...read.problems, ...(await check(db, viewer, lines))])
      for (const row of rows) row.problems = found.get(row.line) ?? null
      const wrong = new Set([...found.keys()].filter((line) => !isLeftOut(line)))
      return { rows, lines: lines.filter(({ line }) => !wrong.has(line)), bad: wrong }
    },
  }
}

/** As it was read: a cell that cannot be used is shown as what stands in it. */
const cellsOf = (keys: readonly string[], { cells }: Row) => {
  const texts: Record<string, string> = {}
  cells.forEach((cell, at) => {
    const text = typeof cell === 'string' ? cell : cell?.value
    if (text) texts[keys[at] ?? ''] = text
  })
  return texts
}

/** One complaint a cell. */
const byLine = (problems: readonly Problem[]) => {
  const found = new Map<number, Problems>()
  for (const { line, column, message } of problems) {
    const row = found.get(line) ?? {}
    row[column] ??= message
    found.set(line, row)
  }
  return found
}

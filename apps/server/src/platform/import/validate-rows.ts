import { setImmediate } from 'node:timers/promises'
import type { Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Db } from '../../db/database.ts'
import { inSlices } from '../sheets/in-slices.ts'
import { type Read, validateBy } from '../sheets/read-sheet.ts'
import type { Row } from '../sheets/sheet-spec.ts'
import type { Importable } from './importable.ts'

/** What is wrong with a row, by column. */
export type Problems = Record<string, string>

/** Others are served after so many rows. */
const breath = 100

/** Validates rows one by one as they come, and at the end all of them together. */
export const rowValidator = ({ schema, columns, check }: Importable) => {
  const judge = validateBy(schema, Object.keys(columns))
  const read: Read<Record<string, unknown>> = { lines: [], problems: [], rows: 0 }
  return {
    add: async (rows: readonly Row[]) => {
      for (const row of rows) {
        judge(row, read)
        read.rows += 1
        if (read.rows % breath === 0) await setImmediate()
      }
    },
    /** Excluded rows are validated by themselves but do not conflict with others. */
    finish: async (db: Db, viewer: Viewer, isLeftOut: (line: number) => boolean = () => false) => {
      const lines = await inSlices(read.lines, (some) => some.filter(({ line }) => !isLeftOut(line)))
      const found = [...read.problems, ...(await check(db, viewer, lines))]
      const problems = byLine(found)
      const bad = new Set([...problems.keys()].filter((line) => !isLeftOut(line)))
      return {
        ...{ found, problems, bad },
        lines: await inSlices(lines, (some) => some.filter(({ line }) => !bad.has(line))),
      }
    },
  }
}

/** One complaint a cell. */
const byLine = (found: readonly Problem[]): ReadonlyMap<number, Problems> => {
  const problems = new Map<number, Problems>()
  for (const { line, column, message } of found) {
    const row = problems.get(line) ?? {}
    row[column] ??= message
    problems.set(line, row)
  }
  return problems
}

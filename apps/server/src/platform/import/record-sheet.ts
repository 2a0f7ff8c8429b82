import type { Sheet } from '@sejuk/contract/platform/imports'
import type { Line, Problem } from '@sejuk/domain/sheets'
import type { Viewer } from '@sejuk/domain/viewers'
import type { Book } from '@sejuk/words/words'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { answerTo } from '../http/faults.ts'
import type { Actor } from '../records/action-log.ts'
import type { Coming } from '../records/records.ts'
import { importable, type TitledSheet } from './importable.ts'

export type By = { db: Db; viewer: Viewer; actor: Actor }

/** Each line is rehearsed by itself, so a sheet of configuration is short. */
const maxRows = 2000

type Told<Shape extends z.core.$ZodShape, T, B extends Book> = Omit<
  TitledSheet<Shape, T, B>,
  'check' | 'write' | 'maxRows'
> & {
  /** What the form's own command does with one record; answers with its code. */
  add: (by: By, form: T, how: Coming) => Promise<string | number>
}

/**
 * Imports plain records, validated by the same command as the form. Lines are executed in order and all rolled back, so
 * that each also sees the lines above it.
 */
export const recordSheet = <Shape extends z.core.$ZodShape, B extends Book>(
  sheet: Sheet,
  { add, ...told }: Told<Shape, z.output<z.core.$ZodObject<Shape>>, B>,
) => {
  type T = z.output<z.core.$ZodObject<Shape>>
  const fields = Object.keys(told.columns)

  const rehearse = async (db: Db, viewer: Viewer, { line, value }: Line<T>): Promise<Problem[]> => {
    try {
      await inside(db, (within) => add({ db: within, viewer, actor: actorOf(viewer) }, value, 'import'))
      return []
    } catch (error) {
      const { code, errors, message } = answerTo(error)
      if (Number(code) >= 500) throw error
      const said = Object.entries(errors ?? { '': [message] })
      return said.map(([field, [first = message]]) => {
        const column = fields.find((one) => field.split('.')[0] === one) ?? fields[0] ?? ''
        return { line, column, value: String((value as Record<string, unknown>)[column] ?? ''), message: first }
      })
    }
  }

  const check = async (db: Db, viewer: Viewer, lines: readonly Line<T>[]) => {
    const problems: Problem[] = []
    await inside(db, async (within) => {
      for (const line of lines) problems.push(...(await rehearse(within, viewer, line)))
      throw new TakenBack()
    }).catch((error) => {
      if (!(error instanceof TakenBack)) throw error
    })
    return problems
  }

  return importable<Shape, B>(sheet, {
    ...told,
    maxRows,
    check,
    write: async (db, importer, lines) => {
      const codes: string[] = []
      for (const { value } of lines) codes.push(String(await add({ db, ...importer }, value, 'import')))
      return codes
    },
  } as TitledSheet<Shape, T, B>)
}

class TakenBack extends Error {}

/** A transaction, or a part of the one that is open already. */
const inside = <T>(db: Db, act: (within: Db) => Promise<T>) => (db as NodePgDatabase).transaction(act)

const actorOf = ({ usercode, username, login_from }: Viewer): Actor => ({
  usercode,
  username,
  via: login_from,
  ip: '',
  request_id: '',
})

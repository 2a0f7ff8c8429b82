import type { Parsed } from '@sejuk/contract/endpoint'
import { endpoint, nothing } from '@sejuk/contract/endpoint'
import { sql } from 'drizzle-orm'
import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { offices } from '../../db/tables/masters/offices.ts'
import type { Actor } from './action-log.ts'
import { recordsOf } from './records.ts'

const lists = recordsOf('office', offices, offices.office_code)
type Office = typeof offices.$inferSelect

const renamed = endpoint('PUT /api/offices', {
  needs: 'public',
  input: z.object({ office_code: z.string(), row_version: z.number(), name_of_office: z.string() }),
  data: nothing,
})

/** Never called: these hold the compiler to it. */
test('a write takes only columns of the table, also out of a spread input', () => {
  const right = (db: Db, actor: Actor, before: Office) =>
    lists.change(db, actor, before, { office_name: 'Bekasi', created_date: sql`now()` })
  const wrong = (db: Db, actor: Actor, before: Office, input: Parsed<typeof renamed>) => {
    const { office_code: _, row_version: __, ...form } = input
    return [
      // @ts-expect-error no such column
      lists.change(db, actor, before, { office_nam: 'Bekasi' }),
      // @ts-expect-error the input was renamed, the column was not
      lists.change(db, actor, before, { ...form, is_active: true }),
      // @ts-expect-error the input was renamed, the column was not
      lists.add(db, actor, { ...before, ...form }),
      // @ts-expect-error a name is text
      lists.change(db, actor, before, { office_name: 5 }),
    ]
  }
  expectTypeOf(right).toBeFunction()
  expectTypeOf(wrong).toBeFunction()
})

import { randomUUID } from 'node:crypto'
import { endpoint } from '@sejuk/contract/endpoint'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { documentCounters } from '../../db/tables/platform/document-counters.ts'
import { nextDocumentNumber } from '../records/document-number.ts'
import { refuse } from './refuse.ts'
import type { Serve } from './serve.ts'

const take = endpoint('POST /api/test/take', {
  needs: 'signed-in',
  input: z.object({ prefix: z.string(), refuse: z.boolean().default(false), fault: z.boolean().default(false) }),
  data: z.string(),
})
const { db, as } = await startTestServer({
  features: [
    (serve: Serve) =>
      serve(take, async ({ db, input }) => {
        const number = await nextDocumentNumber(db, input.prefix, '705', '2026-11-15')
        await db.execute(sql`select pg_sleep(0.05)`)
        if (input.refuse) refuse('conflict', { message: `Refused after ${number}` })
        if (input.fault) throw new Error('fault')
        return { data: number }
      }),
  ],
})
const clerk = await as([])
const key = () => ({ 'idempotency-key': randomUUID() })
const countOf = async (prefix: string) =>
  (await db.select().from(documentCounters)).find((row) => row.prefix === prefix)?.last ?? 0

test('a repeated key gives the first answer and does nothing again', async () => {
  const headers = key()
  const first = await clerk(take, { prefix: 'A' }, headers)
  expect(first).toMatchObject({ code: '200', data: 'A-705-2611-00001' })
  expect(await clerk(take, { prefix: 'A' }, headers)).toEqual(first)
  expect(await countOf('A')).toBe(1)
})

test('of many alike at once one is done and all get its answer', async () => {
  const headers = key()
  const answers = await Promise.all(Array.from({ length: 8 }, () => clerk(take, { prefix: 'B' }, headers)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ code: '200', data: 'B-705-2611-00001' })
  expect(await countOf('B')).toBe(1)
})

test('a refusal is an answer too, and what it did is undone', async () => {
  const headers = key()
  const first = await clerk(take, { prefix: 'C', refuse: true }, headers)
  expect(first).toMatchObject({ code: '409', message: 'Refused after C-705-2611-00001' })
  expect(await clerk(take, { prefix: 'C', refuse: true }, headers)).toEqual(first)
  expect(await countOf('C')).toBe(0)
})

test('a fault keeps nothing, so the same key may try again', async () => {
  const headers = key()
  expect(await clerk(take, { prefix: 'D', fault: true }, headers)).toMatchObject({ code: '500' })
  expect(await clerk(take, { prefix: 'D' }, headers)).toMatchObject({ code: '200', data: 'D-705-2611-00001' })
})

test('one key cannot answer two questions, and is nothing to somebody else', async () => {
  const headers = key()
  await clerk(take, { prefix: 'E' }, headers)
  expect(await clerk(take, { prefix: 'F' }, headers)).toMatchObject({
    code: '409',
    message: 'This Idempotency-Key was used for another request',
  })
  expect(await (await as([]))(take, { prefix: 'E' }, headers)).toMatchObject({ data: 'E-705-2611-00002' })
  expect(await clerk(take, { prefix: 'E' }, { 'idempotency-key': 'a b' })).toMatchObject({ code: '400' })
})

test('document numbers never repeat and leave no gap, however many ask', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => clerk(take, { prefix: 'N' })))
  const numbers = answers.map(({ data }) => data).sort()
  expect(numbers).toEqual(Array.from({ length: 40 }, (_, n) => `N-705-2611-${String(n + 1).padStart(5, '0')}`))
})

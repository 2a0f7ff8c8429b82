import { measureNames, measureUnits, waitingNames } from '@sejuk/domain/platform/my-day'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, texts } from '../fields.ts'

const page = z.object({
  to: z.string(),
  params: z.record(z.string(), z.string()),
  search: z.record(z.string(), z.string()),
})

const record = z.object({
  ...texts('code', 'title'),
  ...maybeTexts('detail'),
  amount: z.number().nullable(),
  since: instant,
  due: instant.nullable(),
  page,
})
export type WaitingRecord = z.output<typeof record>

const waiting = z.object({
  kind: z.enum(waitingNames),
  /** The lists that show all of them; of several, the one in the viewer's menu. */
  pages: z.array(z.string()),
  /** The filter of that list: number and list are one question. */
  asked: z.record(z.string(), z.unknown()),
  total: z.number(),
  total_is_capped: z.boolean(),
  /** The most urgent ones. */
  records: z.array(record),
})
export type Waiting = z.output<typeof waiting>

export const listWaiting = endpoint('GET /api/my-day/waiting', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(waiting),
})

const figure = z.object({
  measure: z.enum(measureNames),
  unit: z.enum(measureUnits),
  /** Nothing where there is nothing to measure yet. */
  value: z.number().nullable(),
  target: z.number().nullable(),
  /** How much of the target should be reached today; nothing where it is not of a month that runs. */
  pace: z.number().nullable(),
  /** The same of the period before. */
  before: z.number().nullable(),
  better: z.enum(['more', 'less']),
  /** Oldest first, the current period last. */
  series: z.array(z.number()),
  /** The list that it counts. */
  page: page.nullable(),
})
export type Figure = z.output<typeof figure>

export const listFigures = endpoint('GET /api/my-day/figures', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.object({ as_of: instant, figures: z.array(figure) }),
})

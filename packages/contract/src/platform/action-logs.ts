import type { Needs } from '@sejuk/domain/permissions'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, texts } from '../fields.ts'
import { dropdownInput } from '../lists.ts'

/** One action: who, when, what, and by field what it was and what it became. */
export const actionLog = z.object({
  log_id: z.number(),
  at: instant,
  ...texts('usercode', 'username', 'action'),
  ...maybeTexts('from_status', 'to_status', 'reason'),
  diff: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])).nullable(),
})
export type ActionLog = z.output<typeof actionLog>

/** What was done to one record, the newest first, 100 a page: for whoever may see the record. */
export const actionLogOf = (line: `GET /api${string}`, needs: Needs) =>
  endpoint(line, {
    needs,
    input: z.object({ code, page: dropdownInput.shape.page }),
    data: z.array(actionLog),
  })

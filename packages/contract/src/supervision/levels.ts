import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, rowVersion } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'

/** How many visits and days a size class usually takes, and which steps it does without. */
export const listLevels = endpoint('GET /api-supervision/supervision/levels', {
  needs: 'Supervision-Open',
  input: listInput(['level']),
  data: z.array(
    z.object({
      level: z.enum(supervisionLevels),
      visits: z.number(),
      days: z.number(),
      skipped_steps: z.array(z.string()),
      skips_training: z.boolean(),
      skips_debug: z.boolean(),
      created_date: instant,
      row_version: z.number(),
    }),
  ),
})
/** Counts for supervisions that are created from now on. */
export const updateLevel = endpoint('PUT /api-supervision/supervision/levels/update', {
  needs: 'Supervision-Checkpoint-Modify',
  input: z.object({
    level: z.enum(supervisionLevels),
    visits: wholeNumber('quantity', 1, 100),
    days: wholeNumber('quantity', 1, 1000),
    skips_training: flag.default(false),
    skips_debug: flag.default(false),
    row_version: rowVersion,
  }),
  data: z.null(),
})
export const levelLog = actionLogOf('GET /api-supervision/supervision/levels/action-log', 'Supervision-Open')

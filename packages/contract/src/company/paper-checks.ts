import { paperKinds } from '@sejuk/domain/company/legal-entities'
import { paperStates } from '@sejuk/domain/company/papers'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { calendarDay } from '../fields.ts'

/** Number, date and total of a paper, and whether it is still right: nothing else of it is anybody's business. */
export const checkPaper = endpoint('GET /api/paper-check', {
  needs: 'public',
  input: z.object({ code: z.string().max(40).default('') }),
  data: z.object({
    state: z.enum(paperStates),
    paper: z
      .object({
        kind: z.enum(paperKinds),
        number: z.string(),
        date: calendarDay(),
        total: z.number(),
        seller: z.string(),
      })
      .nullable(),
  }),
})
export type PaperCheck = z.output<typeof checkPaper.data>

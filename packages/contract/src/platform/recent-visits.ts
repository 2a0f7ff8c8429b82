import { mostVisitsAsked } from '@sejuk/domain/platform/recent-visits'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant } from '../fields.ts'

/** When the caller last opened each of these records; one never opened is not among the answers. Beside `data` stands `success`. */
export const listVisits = endpoint('POST /api/common/visit-record-history', {
  needs: 'signed-in',
  input: z.object({ codes: z.array(code).max(mostVisitsAsked) }),
  data: z.array(z.object({ key: z.string(), value: instant })),
  reads: true,
})

/** The caller opens a record. */
export const recordVisit = endpoint('POST /api/common/visit-record', {
  needs: 'signed-in',
  input: z.object({ code }),
  data: nothing,
})

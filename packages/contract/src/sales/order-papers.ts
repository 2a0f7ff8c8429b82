import { languages } from '@sejuk/domain/platform/languages'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, fileAnswer } from '../fields.ts'

export const mostOrderPapers = 50

/** Orders on paper, one after the other. */
export const salesOrderPapers = endpoint('GET /api/sales-order/print', {
  needs: 'Sales-Order-View',
  input: z.object({
    order_code: z.union([code.transform((one) => [one]), z.array(code).min(1).max(mostOrderPapers)]),
    language: z.enum(languages).default('local'),
  }),
  data: fileAnswer,
})

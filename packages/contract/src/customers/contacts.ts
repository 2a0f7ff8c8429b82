import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { maybeTexts, texts } from '../fields.ts'

/** For customers and keypersons: who looks after them. Nothing for everybody else. */
export const getOwnContact = endpoint('GET /api/my-day/contact', {
  needs: 'signed-in',
  input: z.object({}),
  data: z
    .object({ ...texts('customer_name', 'branch_name'), ...maybeTexts('salesman_name', 'salesman_phone') })
    .nullable(),
})

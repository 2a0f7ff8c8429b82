import { lineKinds } from '@sejuk/domain/books/journals'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, maybeTexts, texts } from '../fields.ts'
import { listInput } from '../lists.ts'

const row = z.object({
  ...texts('map_id', 'account_code', 'account_name', 'updated_user_name'),
  ...maybeTexts('dept_code', 'dept_name', 'business_unit_code', 'bank_code', 'bank_name'),
  line_kind: z.enum(lineKinds),
  updated_date: instant,
})
export type AccountMapRow = z.output<typeof row>

/** Which account each kind of line goes to; the row that names most wins. */
export const listAccountMap = endpoint('GET /api/account-map/list', {
  needs: 'Account-Map-View',
  input: listInput(['line_kind', 'account_code']).extend({
    search: z.string().max(100).default(''),
    line_kind: z.enum(lineKinds).optional(),
  }),
  data: z.array(row),
})

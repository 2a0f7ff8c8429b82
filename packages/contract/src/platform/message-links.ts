import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const text = (max: number) => z.string().max(max).default('')

/**
 * A link in a message leads through here: it names a page and a record, and proves itself by the shared key. A link to a
 * menu carries a token instead, which proves itself.
 */
export const openMessageLink = endpoint('POST /api/redirect-from-msg', {
  needs: 'public',
  reads: true,
  input: z.object({
    wecom_module: text(100),
    url: text(2000),
    permission: text(200),
    code: text(200),
    key: text(200),
    menu: text(200),
  }),
  data: z.object({ url: z.string() }),
})

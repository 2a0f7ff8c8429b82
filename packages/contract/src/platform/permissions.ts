import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { code, maybeTexts, texts } from '../fields.ts'

/** Nothing asked is an answer too: no. So nothing, an empty text and an empty list are taken alike. */
const permissions = z
  .union([z.array(z.string().max(200)).max(1000), z.string().max(200)])
  .nullish()
  .transform((asked) => [asked ?? []].flat().filter((one) => one !== ''))
const asked = z.object({ permissions })

export const listPermissions = endpoint('GET /api/permission', {
  needs: 'signed-in',
  input: z.object({}),
  data: z.array(z.string()),
})

/** Does the caller hold all of these? */
export const checkPermission = endpoint('POST /api/check-permission', {
  needs: 'signed-in',
  input: asked,
  data: z.boolean(),
  reads: true,
})

/** Which of these does the caller hold? */
export const checkPermissionByArray = endpoint('POST /api/check-permission-by-array', {
  needs: 'signed-in',
  input: asked,
  data: z.union([z.record(z.string(), z.boolean()), z.literal(false)]),
  reads: true,
})

/** The same question as partners ask it. */
export const checkPartnerPermission = endpoint('POST /checkPermission', { ...checkPermission })

export const explainedEntities = [
  'customer',
  'official-address',
  'personal-installer',
  'aftersales-ticket',
  'work-order',
] as const

/** One link of the chain. The chain holds if every link does. */
const link = z.object({
  about: z.enum(['account', 'menu', 'guard', 'permission', 'scope', 'record', 'status']),
  is_open: z.boolean(),
  /** Sentences, the decisive one first. */
  because: z.array(z.string()),
})
export type ExplainedLink = z.output<typeof link>

export const explainPermission = endpoint('GET /api/permission/explain', {
  needs: 'Role-Permission-Explain',
  input: z.object({
    usercode: code,
    code: z.string().trim().max(200).optional(),
    page: z.string().trim().max(300).optional(),
    entity: z.enum(explainedEntities).optional(),
    entity_code: z.string().trim().max(100).optional(),
  }),
  data: z.object({
    person: z.object({ ...texts('usercode', 'username', 'dept_name'), ...maybeTexts('view_data') }),
    is_open: z.boolean(),
    links: z.array(link),
  }),
})

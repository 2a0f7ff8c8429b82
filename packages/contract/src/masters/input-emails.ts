import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email(told('not-e-mail-address')).max(200))
const once = (all: string[]) => [...new Set(all)]
const purpose = z
  .string('Purpose is required!')
  .trim()
  .regex(/^[a-z][a-z0-9-]{1,49}$/, told('purpose-2-50-small-letters'))

const inputEmail = z.object({
  ...texts('purpose', 'description'),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type InputEmail = z.output<typeof inputEmail>

export const listInputEmails = endpoint('GET /api/input-email', {
  needs: 'Input-Email-Search',
  input: listInput(['purpose', 'description', 'created_date']).extend({
    search: z.string().max(200).default(''),
    is_active: flag.optional(),
  }),
  data: z.array(inputEmail),
})

export const inputEmailForm = z.object({
  description: z.string().trim().max(200, 'Description is no more than 200 characters').default(''),
  to: z.array(email).max(50, 'At most 50 addresses').transform(once),
  cc: z.array(email).max(50, 'At most 50 addresses').default([]).transform(once),
  is_active: z.boolean(),
})

/** A list in use names somebody, and nobody twice. */
const usable = <Form extends z.ZodType<{ is_active: boolean; to: string[]; cc: string[] }>>(form: Form) =>
  form
    .refine(({ is_active, to }) => !is_active || to.length > 0, { path: ['to'], error: 'To is required!' })
    .refine(({ to, cc }) => !cc.some((one) => to.includes(one)), { path: ['cc'], error: told('address-in-already') })

export const createInputEmail = endpoint('POST /api/input-email/create', {
  needs: 'Input-Email-Modify',
  input: usable(inputEmailForm.extend({ purpose })),
  data: nothing,
})

export const updateInputEmail = endpoint('PUT /api/input-email/update', {
  needs: 'Input-Email-Modify',
  input: usable(inputEmailForm.extend({ purpose, row_version: rowVersion })),
  data: nothing,
})

export const inputEmailLog = actionLogOf('GET /api/input-email/action-log', 'Input-Email-Search')

import { z } from 'zod'
import { texts } from './fields.ts'
import { dropdownInput, option } from './lists.ts'

/** How long a browser caches a list that changes only with a release. */
export const tenMinutes = 600

/** An option, with the record's own fields beside it. */
export const optionOf = <Key extends string>(...keys: Key[]) => option.extend(texts(...keys))

/** A boolean in an address or a body. */
export const flag = z.union([z.boolean(), z.stringbool()])

/**
 * Further input of the older dropdowns: `all` adds 'All' with the empty value first, `structure` 'option' omits the
 * record's own fields (any other value keeps them), `type` narrows.
 */
export const formLookupInput = dropdownInput.extend({
  all: flag.default(false),
  structure: z.enum(['option', 'full']).catch('full').default('full'),
  type: z.string().max(100).default(''),
})
/** The same lookup by POST, as a form or as JSON. */
export const asForm = { reads: true, takes: 'form' } as const
export type FormLookup = z.output<typeof formLookupInput>

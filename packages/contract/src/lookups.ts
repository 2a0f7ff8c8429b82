import { z } from 'zod'
import { texts } from './fields.ts'
import { dropdownInput, option } from './lists.ts'

/** How long a browser keeps a list that changes only with a release. */
export const tenMinutes = 600

/** An option, with the record's own fields beside it. */
export const optionOf = <Key extends string>(...keys: Key[]) => option.extend(texts(...keys))

/** Yes or no, as an address or a body says it. */
export const flag = z.union([z.boolean(), z.stringbool()])

/**
 * What the older dropdowns are asked besides: `all` puts 'All' with the empty value first, `structure` 'option' leaves out the
 * record's own fields, `type` narrows.
 */
export const formLookupInput = dropdownInput.extend({
  all: flag.default(false),
  structure: z.enum(['option', 'full']).default('full'),
  type: z.string().max(100).default(''),
})
export type FormLookup = z.output<typeof formLookupInput>

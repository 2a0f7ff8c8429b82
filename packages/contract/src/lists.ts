import { z } from 'zod'
import { told } from './told.ts'

const whole = z.coerce.number<number | string>(told('must-whole-number')).int(told('must-whole-number'))
/** A number beyond its bounds is told the bound. */
const between = (least: number, most: number) =>
  whole.min(least, told('field-too-low', { n: least })).max(most, told('field-too-high', { n: most }))

export const pageSize = 20
export const dropdownSize = 100

/**
 * What every list takes. Page -1 is the last one, -2 the one before it. `sort` is a column, with a minus in front for
 * descending. `exact` asks for the exact total of a list whose total is otherwise capped. `total` as `later` asks for the rows
 * alone, with their total where that costs nothing more; as `only` for the total, sums and groups without the rows.
 */
export const listInput = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    page: between(-1_000_000, 1_000_000)
      .refine((page) => page !== 0, told('pages-start-at-1'))
      .default(1),
    limit: between(1, 100).default(pageSize),
    sort: z.enum(sorts.flatMap((name) => [name, `-${name}`] as const) as SortNames<Sorts>).optional(),
    cursor: z.string().max(500).optional(),
    /** One of the columns: the answer then counts and adds up by its values too. */
    group_by: z.string().max(60).optional(),
    exact: z.union([z.boolean(), z.stringbool()]).optional(),
    total: z.enum(['later', 'only']).optional(),
  })

/** What every list takes, whatever its sorts. */
export type ListAsked = {
  page: number
  limit: number
  sort?: string
  cursor?: string
  exact?: boolean
  group_by?: string
  total?: 'later' | 'only'
}

type SortNames<Sorts extends readonly string[]> = [Sorts[number] | `-${Sorts[number]}`, ...string[]] &
  (Sorts[number] | `-${Sorts[number]}`)[]

/** What every dropdown takes: 100 a page, searched by what is shown. */
export const dropdownInput = z.object({
  search: z.string().max(200).default(''),
  page: between(1, 10_000).default(1),
})

export const option = z.object({ value: z.string(), label: z.string() })
export type Option = z.output<typeof option>

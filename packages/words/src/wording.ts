import type { Statuses, Values } from '@sejuk/domain/message-values'
import { because } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { chooseForms } from '@sejuk/domain/values/number-forms'
import { writeNumber } from '@sejuk/domain/values/numbers'

/** Where a language finds its words. */
export type Lookup = {
  sentence: (code: string) => string | undefined
  status: (list: Statuses, status: string) => string
  /** What people call the field that holds them; by its own name otherwise. */
  field?: (list: Statuses) => string | undefined
  /** A text from outside, for which there is no code. */
  text?: (text: string) => string
  /** A calendar day as people read it; as it is stored otherwise. */
  day?: (day: string) => string
}

type Worded = { readonly code: string; readonly values?: Values }

const placeholder = /\{(\w+)\}/g

/** The sentence of a message. */
export const wording = ({ code, values = {} }: Worded, lookup: Lookup): string | undefined => {
  if (code === 'text') return (lookup.text ?? String)(String(values.text))
  if (code === 'needs-status') {
    const clauses = clausesOf(values.statuses, lookup)
    if (clauses) return wording(because('needs-field-status', { clauses }), lookup)
  }
  const sentence = lookup.sentence(code)
  if (sentence === undefined) return undefined
  return chooseForms(sentence, values).replaceAll(placeholder, (_, name: string) => {
    const value = values[name]
    if (value === undefined) return '-'
    if (typeof value === 'number' && !Number.isInteger(value)) return writeNumber(value, 2)
    if (typeof value === 'string' && lookup.day && isDay(value)) return lookup.day(value)
    if (typeof value !== 'object') return String(value)
    return ('code' in value ? wording(value, lookup) : listed(value, lookup)) ?? '-'
  })
}

/** Where a record has several statuses, each clause names the one it speaks of. */
const clausesOf = (lists: Values[string] | undefined, lookup: Lookup) => {
  if (!Array.isArray(lists)) return undefined
  const fields = [...new Set(lists.map(({ field }: Statuses) => field))]
  const clauses = fields.flatMap((field) => {
    const name = lookup.sentence(`field-${field}`)
    const own = listed(
      lists.filter((list: Statuses) => list.field === field),
      lookup,
    )
    return name && own ? [`${name} ${own}`] : []
  })
  return clauses.length === fields.length ? clauses.join('; ') : undefined
}

/** Of several fields each says which it is: one clause a field. */
const listed = (lists: readonly Statuses[], lookup: Lookup): string | undefined => {
  const fields = [...new Set(lists.map(({ field }) => field))]
  if (fields.length < 2) return named(lists, lookup)
  return fields
    .map((field) => {
      const own = lists.filter((list) => list.field === field)
      return `${named(own, lookup)} (${(own[0] && lookup.field?.(own[0])) ?? field})`
    })
    .join('; ')
}

const named = (lists: readonly Statuses[], lookup: Lookup): string | undefined => {
  const names = [...new Set(lists.flatMap((list) => list.statuses.map((status) => lookup.status(list, status))))]
  const [last = '-', ...others] = names.toReversed()
  if (others.length === 0) return last
  return wording(because('one-or-other', { first: others.toReversed().join(', '), second: last }), lookup)
}

import { datesFor, zoneName } from '../../values/dates.ts'
import { rupiah } from '../../values/money.ts'
import { chooseForms } from '../../values/number-forms.ts'
import { writeNumber } from '../../values/numbers.ts'
import { displayPhone } from '../../values/phone.ts'
import type { Language } from '../languages.ts'
import type { Kinds } from './event-rules.ts'
import { type EventCode, ruleOf } from './notifications.ts'

/** Known to every message, whatever it is about. */
const sharedVariables = ['recipient', 'company', 'link'] as const

export const variableNames = (event: EventCode): string[] => [
  ...Object.keys(ruleOf(event).variables),
  ...sharedVariables,
]

/** Placeholders of a text that no event provides. */
export const unknownVariables = (event: EventCode, written: string): string[] => {
  const known = new Set(variableNames(event))
  const named = [...written.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !known.has(name))
}

export const exampleOf = (event: EventCode): Record<string, unknown> =>
  Object.fromEntries(Object.entries(ruleOf(event).variables).map(([name, { example }]) => [name, example]))

export type Reader = { language: Language; timezone: string }

/** The values formatted for the reader. A missing one is a dash. */
export const writeVariables = (
  event: EventCode,
  values: Readonly<Record<string, unknown>>,
  { language, timezone }: Reader,
): Record<string, string> => {
  const dates = datesFor(language, timezone)
  const writers: { [Kind in keyof Kinds]: (value: Kinds[Kind]) => string } = {
    text: (value) => (typeof value === 'string' ? value : value[language]),
    instant: (value) => `${dates.visit(value)} ${zoneName(timezone)}`,
    day: dates.day,
    number: (value) => writeNumber(value, 2),
    rupiah,
    phone: displayPhone,
  }
  const write = (name: string, kind: keyof Kinds) => {
    const value = values[name]
    return value === undefined || value === null ? '-' : (writers[kind] as (value: unknown) => string)(value)
  }
  return Object.fromEntries(
    Object.entries(ruleOf(event).variables).map(([name, { kind }]) => [name, write(name, kind)]),
  )
}

/** One pass from left to right: a value that looks like a placeholder is not replaced again. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>) =>
  chooseForms(template, values).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '-')

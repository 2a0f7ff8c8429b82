import { formsPattern, withoutForms } from '@sejuk/domain/values/number-forms'

export const placeholder = /\{(\w+)\}/g

/** A sentence with blanks, as it is recognised with them filled. */
export type Pattern = { sentence: string; shape: RegExp; names: string[]; local: string; literal: number }

/** The more of a pattern is literal, the surer it is to be the sentence that was meant. */
export const patternOf = (sentence: string, local: string): Pattern => ({
  sentence,
  shape: new RegExp(
    `^${formsPattern(sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')).replaceAll(placeholder, '(.+?)')}$`,
    's',
  ),
  names: [...sentence.matchAll(placeholder)].map(([, name = '']) => name),
  local,
  literal: withoutForms(sentence).replaceAll(placeholder, '').length,
})

export const surestFirst = (one: Pattern, other: Pattern) => other.literal - one.literal

type Values = Readonly<Record<string, unknown>>

const forms = /\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g

/** `{n|job|jobs}`: the first form where `n` is one, the second for any other number. Indonesian needs none. */
export const chooseForms = (text: string, values: Values) =>
  text.includes('|')
    ? text.replaceAll(forms, (_, name, one, many) => (String(values[name]) === '1' ? one : many))
    : text

/** Of a sentence escaped for a pattern: either form is recognised. */
export const formsPattern = (escaped: string) => escaped.replaceAll(/\{\w+\\\|([^{}]*?)\\\|([^{}]*?)\}/g, '(?:$1|$2)')
export const withoutForms = (text: string) => text.replaceAll(forms, '')

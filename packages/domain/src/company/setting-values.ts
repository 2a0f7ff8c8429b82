/** One of several that a setting holds, such as an account: `label` is for people, what it is stands in the others. */
export type SettingLine = Record<string, string | null | string[]>
export type SettingValue = string | number | boolean | null | SettingLine[]
export type SettingValues = Readonly<Record<string, SettingValue>>

export const isLines = (value: SettingValue | undefined): value is SettingLine[] => Array.isArray(value)
export const linesOf = (value: SettingValue | undefined) => (isLines(value) ? value : [])

/** What a line is, in the order of its names: the database keeps them in an order of its own. */
const written = (line: SettingLine) =>
  JSON.stringify(
    Object.entries(line)
      .filter(([name]) => name !== 'label')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
export const isSameLine = (one: SettingLine, other: SettingLine) => written(one) === written(other)

export const isSameValue = (one: SettingValue, other: SettingValue) =>
  isLines(one) && isLines(other)
    ? one.length === other.length && one.every((line, n) => isSameLine(line, other[n] ?? {}))
    : one === other

/** The lines that are new or different, and those that are gone or were different. */
export const movedLines = (before: SettingValue | undefined, after: SettingValue | undefined) => {
  const [was, is] = [linesOf(before), linesOf(after)]
  const not = (line: SettingLine, among: readonly SettingLine[]) => !among.some((one) => isSameLine(one, line))
  return { added: is.filter((line) => not(line, was)), removed: was.filter((line) => not(line, is)) }
}

const textOf = (value: SettingLine[string] | undefined) => (typeof value === 'string' ? value : null)
const codesOf = (value: SettingLine[string] | undefined) => (typeof value === 'string' ? [] : (value ?? []))

/** The same account on no more papers than before: of no further branch, not earlier and not longer. */
const isNarrower = (line: SettingLine, was: SettingLine) => {
  const [codes, wasCodes] = [codesOf(line.dept_codes), codesOf(was.dept_codes)]
  const [to, wasTo] = [textOf(line.to_date), textOf(was.to_date)]
  return (
    line.bank_code === was.bank_code &&
    line.account_number === was.account_number &&
    line.account_name === was.account_name &&
    (wasCodes.length === 0 || (codes.length > 0 && codes.every((code) => wasCodes.includes(code)))) &&
    (textOf(line.from_date) ?? '') >= (textOf(was.from_date) ?? '') &&
    (wasTo === null || (to !== null && to <= wasTo))
  )
}

/** Only takes accounts off papers, for good or from some branches: nobody pays to an account that was not there before. */
export const onlyTakesOff = (before: SettingValue | undefined, after: SettingValue | undefined) => {
  const was = linesOf(before)
  let from = 0
  for (const line of linesOf(after)) {
    const at = was.findIndex((one, n) => n >= from && isNarrower(line, one))
    if (at < 0) return false
    from = at + 1
  }
  return true
}

/** A secret stands in its setting by a reference, which tells nothing and changes when the secret does. */
export const secretMark = 'secret:'
export const isSecretMark = (text: string) => text.startsWith(secretMark)

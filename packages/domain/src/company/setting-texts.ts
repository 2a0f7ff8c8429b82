import { writeNumber } from '../values/numbers.ts'
import {
  changedFields,
  type SettingField,
  type SettingKind,
  type SettingValue,
  type SettingValues,
} from './setting-kinds.ts'
import { isLines, movedLines, type SettingLine } from './setting-values.ts'

/** Lists show of an account what suffices to tell two apart. */
export const shownSigns = 4
export const masked = (value: SettingValue) => {
  const text = String(value ?? '')
  return text.length > shownSigns ? `…${text.slice(-shownSigns)}` : text
}

const maskedIn = (value: SettingValue, { lineKey = '' }: SettingField): SettingValue =>
  isLines(value) ? value.map((line) => ({ ...line, [lineKey]: masked(String(line[lineKey] ?? '')) })) : masked(value)

/** Lists have what changes, and of accounts only their last signs. */
export const inLists = (kind: SettingKind, before: SettingValues, after: SettingValues) => {
  const fields = changedFields(kind, before, after)
  const shown = (values: SettingValues): SettingValues =>
    Object.fromEntries(
      fields
        .filter(({ field }) => field in values)
        .map((one) => {
          const value = values[one.field] ?? null
          return [one.field, one.isAccount ? maskedIn(value, one) : value]
        }),
    )
  return { before: shown(before), after: shown(after) }
}

const nothing = '–'
const written = ({ isAccount, unit }: SettingField, value: SettingValue | undefined) => {
  if (value === null || value === undefined || value === '') return nothing
  if (unit === 'secret' || unit === 'picture') return '•••'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'number') return writeNumber(value)
  return isAccount ? masked(value) : String(value)
}

const mostShown = 3

/** '+…1204, −…8842': the lines that come and go. */
const movedText = (field: SettingField, before: SettingValues, after: SettingValues) => {
  const { added, removed } = movedLines(before[field.field], after[field.field])
  const key = (line: SettingLine) => {
    const text = String(line[field.lineKey ?? ''] ?? '')
    return field.isAccount ? masked(text) : text
  }
  const keys = (lines: readonly SettingLine[]) => new Set(lines.map(key))
  const [come, gone] = [keys(added), keys(removed)]
  const texts = [
    ...[...come].filter((one) => !gone.has(one)).map((one) => `+${one}`),
    ...[...gone].filter((one) => !come.has(one)).map((one) => `−${one}`),
    ...[...come].filter((one) => gone.has(one)).map((one) => `±${one}`),
  ]
  return [...texts.slice(0, mostShown), ...(texts.length > mostShown ? ['…'] : [])].join(' ') || '±'
}

/** '500.000.000 → 750.000.000', in every language; of many values the first ones. */
export const fromTo = (kind: SettingKind, before: SettingValues, after: SettingValues) => {
  const changed = changedFields(kind, before, after)
  const texts = changed
    .slice(0, mostShown)
    .map((one) =>
      one.unit === 'lines'
        ? movedText(one, before, after)
        : `${written(one, before[one.field])} → ${written(one, after[one.field])}`,
    )
  return [...texts, ...(changed.length > mostShown ? ['…'] : [])].join(', ')
}

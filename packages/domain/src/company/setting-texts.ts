import { writeNumber } from '../values/numbers.ts'
import {
  changedFields,
  ruleOf,
  type SettingField,
  type SettingKind,
  type SettingValue,
  type SettingValues,
} from './setting-kinds.ts'

/** Lists show of an account what suffices to tell two apart. */
export const shownSigns = 4
export const masked = (value: SettingValue) => {
  const text = String(value ?? '')
  return text.length > shownSigns ? `…${text.slice(-shownSigns)}` : text
}

/** The same of every account among the values. */
export const withMaskedAccounts = (kind: SettingKind, values: SettingValues): SettingValues => {
  const accounts = ruleOf(kind).fields.filter(({ isAccount, field }) => isAccount && field in values)
  return { ...values, ...Object.fromEntries(accounts.map(({ field }) => [field, masked(values[field] ?? null)])) }
}

const written = ({ isAccount }: SettingField, value: SettingValue | undefined) => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'number') return writeNumber(value)
  return isAccount ? masked(value) : value
}

const mostShown = 3

/** '500.000.000 → 750.000.000', in every language; of many values the first ones. */
export const fromTo = (kind: SettingKind, before: SettingValues, after: SettingValues) => {
  const changed = changedFields(kind, before, after)
  const texts = changed
    .slice(0, mostShown)
    .map((one) => `${written(one, before[one.field])} → ${written(one, after[one.field])}`)
  return [...texts, ...(changed.length > mostShown ? ['…'] : [])].join(', ')
}

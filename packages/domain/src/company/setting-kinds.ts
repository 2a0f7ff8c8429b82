import type { LegalEntityValues } from './legal-entity-values.ts'
import { type WayWithoutNpwp, waysWithoutNpwp } from '../finance/tax-office/sales-without-npwp.ts'
import type { MessageCode } from '../messages.ts'
import { paymentProviders, type SiteSettings } from '../platform/site-settings.ts'
import { type CreditSetting, creditStages } from '../sales/credit-verdict.ts'
import { isSameValue, onlyTakesOff, type SettingValue, type SettingValues } from './setting-values.ts'

export type { SettingValue, SettingValues } from './setting-values.ts'

/** Who decides about settings, lowest first; whoever has none of these roles only proposes. */
export const settingLevels = ['Nobody', 'Branch-Manager', 'Finance', 'Finance-Manager', 'Director'] as const
export type SettingLevel = (typeof settingLevels)[number]
export const levelNumber = (level: SettingLevel) => settingLevels.indexOf(level)
const director = levelNumber('Director')

const levelNames: readonly string[] = settingLevels
/** An administrator only proposes, whatever other roles they hold. */
export const settingLevelOf = (roles: readonly string[]): number =>
  roles.includes('Administrator') ? 0 : Math.max(0, ...roles.map((role) => levelNames.indexOf(role)))

/**
 * Which way a value moves when it lets more through: up, down, to off, to a later one of its choices. `filled`: every other
 * text does, and taking it away does not. `shown`: whatever stands on more papers than before. `any`: every change does. `none`: it
 * moves no money.
 */
type Looser = 'up' | 'down' | 'off' | 'later' | 'filled' | 'shown' | 'any' | 'none'
export type SettingUnit =
  | 'rupiah'
  | 'percent'
  | 'days'
  | 'hours'
  | 'years'
  | 'number'
  | 'text'
  | 'switch'
  | 'choice'
  | 'day'
  | 'picture'
  | 'secret'
  | 'lines'
export type SettingField = {
  field: string
  /** Its name in sentences and on pages. */
  name: MessageCode
  unit: SettingUnit
  looser: Looser
  options?: readonly string[]
  /** Up to which amount this level decides: somebody above it decides about a change. */
  amountOf?: SettingLevel
  /** Somebody of this level decides about it at least. */
  least?: SettingLevel
  /** Of lines: what tells one from another. */
  lineKey?: string
  /** A limit: one person lowers it alone, at once. */
  isLimit?: true
  /** Nothing typed means that nothing is stopped. */
  isFreeWhenEmpty?: true
  /** Lists show the last four signs. */
  isAccount?: true
}
export type SettingScope =
  | 'company'
  | 'branch'
  | 'role'
  | 'tax-code'
  | 'line-kind'
  | 'brand'
  | 'organization'
  | 'legal-entity'
export type SettingRule = { scope: SettingScope; least: SettingLevel; fields: readonly SettingField[] }

type FieldsOf<Values> = readonly (SettingField & { field: keyof Values & string })[]
const of = <Values>(scope: SettingScope, least: SettingLevel, fields: FieldsOf<Values>) => ({ scope, least, fields })

/** Every setting that moves money: its values, which way each is looser, and who decides at least. A kind is a row. */
export const settingRules = {
  credit: of<CreditSetting>('branch', 'Finance', [
    { field: 'block_at', name: 'setting-block-at', unit: 'choice', looser: 'later', options: creditStages },
    { field: 'tolerance_percent', name: 'setting-tolerance-percent', unit: 'percent', looser: 'up', isLimit: true },
    {
      field: 'overdue_days',
      name: 'setting-overdue-days',
      unit: 'days',
      looser: 'up',
      isLimit: true,
      isFreeWhenEmpty: true,
    },
    {
      field: 'branch_manager_up_to',
      name: 'setting-branch-manager-up-to',
      unit: 'rupiah',
      looser: 'up',
      isLimit: true,
      amountOf: 'Branch-Manager',
    },
    {
      field: 'finance_manager_up_to',
      name: 'setting-finance-manager-up-to',
      unit: 'rupiah',
      looser: 'up',
      isLimit: true,
      amountOf: 'Finance-Manager',
    },
    { field: 'cheque_days', name: 'setting-cheque-days', unit: 'days', looser: 'up', isLimit: true },
    {
      field: 'overdue_stops_cash',
      name: 'setting-overdue-stops-cash',
      unit: 'choice',
      looser: 'later',
      options: ['Y', 'N'],
    },
    { field: 'cod_most', name: 'setting-cod-most', unit: 'rupiah', looser: 'up', isLimit: true },
  ]),
  orders: of<SiteSettings['orders']>('company', 'Finance-Manager', [
    {
      field: 'branch_band_percent',
      name: 'setting-branch-band-percent',
      unit: 'percent',
      looser: 'up',
      isLimit: true,
      amountOf: 'Branch-Manager',
    },
    { field: 'answer_hours', name: 'setting-answer-hours', unit: 'hours', looser: 'none' },
    { field: 'undecided_days', name: 'setting-undecided-days', unit: 'days', looser: 'none' },
    { field: 'floor_percent', name: 'setting-floor-percent', unit: 'percent', looser: 'down', isLimit: true },
    {
      field: 'largest_discount_percent',
      name: 'setting-largest-discount',
      unit: 'percent',
      looser: 'up',
      isLimit: true,
    },
  ]),
  // A brand without a value of its own has that of all brands.
  largest_discount: of<Pick<SiteSettings['orders'], 'largest_discount_percent'>>('brand', 'Finance-Manager', [
    {
      field: 'largest_discount_percent',
      name: 'setting-largest-discount',
      unit: 'percent',
      looser: 'up',
      isLimit: true,
    },
  ]),
  fees: of<SiteSettings['fees']>('company', 'Finance-Manager', [
    { field: 'bank_fee_most', name: 'setting-bank-fee-most', unit: 'rupiah', looser: 'up', isLimit: true },
  ]),
  legal_entity: of<LegalEntityValues>('legal-entity', 'Finance-Manager', [
    { field: 'name', name: 'setting-entity-name', unit: 'text', looser: 'any' },
    { field: 'npwp', name: 'setting-entity-npwp', unit: 'text', looser: 'any' },
    { field: 'nitku', name: 'setting-entity-nitku', unit: 'text', looser: 'any' },
    { field: 'address', name: 'setting-entity-address', unit: 'text', looser: 'none' },
    { field: 'phone', name: 'setting-entity-phone', unit: 'text', looser: 'none' },
    { field: 'email', name: 'setting-entity-email', unit: 'text', looser: 'none' },
    { field: 'pkp_since', name: 'setting-entity-pkp-since', unit: 'day', looser: 'any' },
    { field: 'is_retailer', name: 'setting-entity-is-retailer', unit: 'switch', looser: 'any' },
    { field: 'logo_hash', name: 'setting-entity-logo', unit: 'picture', looser: 'none' },
    {
      field: 'organizations',
      name: 'setting-entity-organizations',
      unit: 'lines',
      looser: 'any',
      lineKey: 'org_code',
    },
    { field: 'branches', name: 'setting-entity-branches', unit: 'lines', looser: 'any', lineKey: 'dept_code' },
    {
      field: 'accounts',
      name: 'setting-entity-accounts',
      unit: 'lines',
      looser: 'shown',
      lineKey: 'account_number',
      isAccount: true,
      isLimit: true,
      least: 'Director',
    },
    { field: 'signers', name: 'setting-entity-signers', unit: 'lines', looser: 'any', lineKey: 'name' },
  ]),
  payment: of<SiteSettings['payment']>('company', 'Director', [
    { field: 'bank_name', name: 'setting-bank-name', unit: 'text', looser: 'filled', isLimit: true },
    {
      field: 'account_number',
      name: 'setting-account-number',
      unit: 'text',
      looser: 'filled',
      isLimit: true,
      isAccount: true,
    },
    { field: 'account_name', name: 'setting-account-name', unit: 'text', looser: 'filled', isLimit: true },
  ]),
  payment_provider: of<SiteSettings['payment_provider']>('company', 'Director', [
    { field: 'provider', name: 'setting-provider', unit: 'choice', looser: 'any', options: paymentProviders },
    { field: 'url', name: 'setting-provider-url', unit: 'text', looser: 'any' },
    { field: 'client_id', name: 'setting-provider-client', unit: 'text', looser: 'any' },
    { field: 'key', name: 'setting-provider-key', unit: 'secret', looser: 'any' },
    { field: 'va_prefix', name: 'setting-provider-prefix', unit: 'text', looser: 'any' },
  ]),
  service_tax: of<SiteSettings['service_tax']>('company', 'Finance-Manager', [
    { field: 'with_npwp', name: 'setting-with-npwp', unit: 'percent', looser: 'any' },
    { field: 'without_npwp', name: 'setting-without-npwp', unit: 'percent', looser: 'any' },
  ]),
  e_invoice: of<SiteSettings['e_invoice']>('company', 'Finance-Manager', [
    { field: 'seller_npwp', name: 'setting-seller-npwp', unit: 'text', looser: 'any' },
    { field: 'seller_nitku', name: 'setting-seller-nitku', unit: 'text', looser: 'any' },
    { field: 'deadline_day', name: 'setting-deadline-day', unit: 'number', looser: 'up' },
  ]),
  tax_rule: of<{ numerator: number; denominator: number; rate_percent: number }>('tax-code', 'Finance-Manager', [
    { field: 'numerator', name: 'setting-numerator', unit: 'number', looser: 'any' },
    { field: 'denominator', name: 'setting-denominator', unit: 'number', looser: 'any' },
    { field: 'rate_percent', name: 'setting-rate-percent', unit: 'percent', looser: 'any' },
  ]),
  installers: of<SiteSettings['installers']>('company', 'Finance-Manager', [
    { field: 'four_eyes', name: 'setting-four-eyes', unit: 'switch', looser: 'off' },
    { field: 'call_back_percent', name: 'setting-call-back-percent', unit: 'percent', looser: 'down' },
    { field: 'paper_years', name: 'setting-paper-years', unit: 'years', looser: 'none' },
  ]),
  sales_without_npwp: of<{ way: WayWithoutNpwp }>('organization', 'Finance', [
    { field: 'way', name: 'setting-way-without-npwp', unit: 'choice', looser: 'any', options: waysWithoutNpwp },
  ]),
  second_factor: of<{ needs_second_factor: boolean }>('role', 'Finance-Manager', [
    { field: 'needs_second_factor', name: 'setting-needs-second-factor-value', unit: 'switch', looser: 'off' },
  ]),
  // Journals of the kind that wait follow at once; those that were given out stay as they are.
  account_map: of<{ account_code: string; account_name: string }>('line-kind', 'Finance-Manager', [
    { field: 'account_code', name: 'setting-ledger-account', unit: 'text', looser: 'none' },
    { field: 'account_name', name: 'setting-ledger-name', unit: 'text', looser: 'none' },
  ]),
} as const satisfies Record<string, SettingRule>

export type SettingKind = keyof typeof settingRules
export const settingKinds = Object.keys(settingRules) as SettingKind[]
export const ruleOf = (kind: SettingKind): SettingRule => settingRules[kind]

const fieldLoosens = ({ looser, options = [], isFreeWhenEmpty }: SettingField, was: SettingValue, is: SettingValue) => {
  if (isSameValue(was, is) || looser === 'none') return false
  if (looser === 'any') return true
  if (looser === 'shown') return !onlyTakesOff(was, is)
  if (looser === 'filled') return Boolean(is)
  if (looser === 'off') return was === true
  if (looser === 'later') return options.indexOf(String(is)) > options.indexOf(String(was))
  if (isFreeWhenEmpty && (was === null || is === null)) return is === null
  return looser === 'up' ? Number(is) > Number(was) : Number(is) < Number(was)
}

/** A value that nobody has written counts as nothing. */
const valueIn = (values: SettingValues, field: string) => values[field] ?? null

export const changedFields = (kind: SettingKind, before: SettingValues, after: SettingValues): SettingField[] =>
  ruleOf(kind).fields.filter(({ field }) => !isSameValue(valueIn(before, field), valueIn(after, field)))

/** The fields by which a change lets more through. */
export const looserFields = (kind: SettingKind, before: SettingValues, after: SettingValues): SettingField[] =>
  ruleOf(kind).fields.filter((one) => fieldLoosens(one, valueIn(before, one.field), valueIn(after, one.field)))

export const loosens = (kind: SettingKind, before: SettingValues, after: SettingValues) =>
  looserFields(kind, before, after).length > 0

/** Only lowers limits, or takes an account off the papers: one person does it, and it holds at once. */
export const isDoneAlone = (kind: SettingKind, before: SettingValues, after: SettingValues) => {
  const changed = changedFields(kind, before, after)
  return changed.length > 0 && changed.every(({ isLimit }) => isLimit) && !loosens(kind, before, after)
}

/** The level that decides: above the author's and above the amounts that change; a director's own is another director's. */
export const neededLevel = (
  kind: SettingKind,
  { before, after, author_level }: { before: SettingValues; after: SettingValues; author_level: number },
) => {
  const amounts = changedFields(kind, before, after).map(({ amountOf, least }) =>
    Math.max(amountOf ? levelNumber(amountOf) + 1 : 0, least ? levelNumber(least) : 0),
  )
  return Math.min(director, Math.max(levelNumber(ruleOf(kind).least), author_level + 1, ...amounts))
}

/** The amount up to which the author would decide alone, where the change raises it. */
export const gainOf = (
  kind: SettingKind,
  { before, after, author_level }: { before: SettingValues; after: SettingValues; author_level: number },
) =>
  looserFields(kind, before, after).find(
    ({ amountOf }) => amountOf !== undefined && levelNumber(amountOf) === author_level,
  )?.field ?? null

/** Of two settings what lets less through, value by value; where neither is stricter, today's. */
export const stricter = <Values extends object>(kind: SettingKind, submission: Values, today: Values): Values => {
  const [was, is] = [submission as SettingValues, today as SettingValues]
  const kept = ruleOf(kind)
    .fields.filter(({ looser }) => !['any', 'filled', 'shown'].includes(looser))
    .filter((one) => one.field in was && fieldLoosens(one, valueIn(was, one.field), valueIn(is, one.field)))
    .map(({ field }) => [field, valueIn(was, field)])
  return { ...today, ...Object.fromEntries(kept) }
}

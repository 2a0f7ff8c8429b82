import { bonusRule, evidences, ruleStatuses, termsObjections } from '@sejuk/domain/installers/bonus-rules'
import { installerTypes } from '@sejuk/domain/installers/installers'
import { because, type Label, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api-installer-bonus/bonus-rule'

const codes = z.array(z.string().max(40)).max(200).default([])
const amount = (label: Label) => wholeNumber(label, 0, 1_000_000_000)
const pk = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d{1,3}([.]\d{1,2})?$/, told('capacity-number'))
    .transform(Number),
])
const tier = z.object({ from_units: wholeNumber('from-unit', 1, 10_000), extra_amount: amount('extra-amount') })
const day = (label: Label) => calendarDay(told('required', { label: labelled(label) }))

const terms = z.object({
  rule_name: required('name', 200),
  installer_types: z.array(z.enum(installerTypes)).default([]),
  dept_codes: codes,
  brand_codes: codes,
  business_units: codes,
  category_codes: codes,
  min_pk: orNothing(pk),
  max_pk: orNothing(pk),
  base_amount: amount('amount-per-unit'),
  tiers: z.array(tier).max(10).default([]),
  cap_amount: orNothing(amount('cap')),
  budget_amount: orNothing(wholeNumber('budget', 0, 1_000_000_000_000)),
  evidence: z.array(z.enum(evidences)).default([]),
  apply_within_days: wholeNumber('days-to-apply', 1, 365).default(30),
  priority: wholeNumber('priority', 0, 1000).default(0),
  valid_from: day('first-day'),
  valid_to: orNothing(calendarDay('Last day is a date')),
})

const rule = z.object({
  ...texts('rule_code', 'rule_name', 'valid_from', 'created_by', 'create_user_name'),
  ...maybeTexts('valid_to', 'approved_by', 'approved_user_name', 'return_reason'),
  status: z.enum(ruleStatuses),
  authors: z.array(z.string()),
  installer_types: z.array(z.enum(installerTypes)),
  dept_codes: z.array(z.string()),
  brand_codes: z.array(z.string()),
  business_units: z.array(z.string()),
  category_codes: z.array(z.string()),
  min_pk: z.number().nullable(),
  max_pk: z.number().nullable(),
  base_amount: z.number(),
  tiers: z.array(z.object({ from_units: z.number(), extra_amount: z.number() })),
  cap_amount: z.number().nullable(),
  budget_amount: z.number().nullable(),
  /** What everybody claimed by it so far; an installer is not told. */
  spent_amount: z.number().nullable(),
  evidence: z.array(z.enum(evidences)),
  apply_within_days: z.number(),
  priority: z.number(),
  created_date: instant,
  approved_date: instant.nullable(),
  row_version: z.number(),
})
export type BonusRuleRow = z.output<typeof rule>

/** Installers see the rules that are in force, and only those for them. */
export const listBonusRules = endpoint(`GET ${group}/list`, {
  needs: 'Bonus-Rule-Search',
  input: listInput(['rule_name', 'valid_from', 'priority', 'base_amount', 'created_date']).extend({
    status: z.enum(ruleStatuses).optional(),
    dept_code: many,
    text: z.string().max(200).optional(),
    /** In force on this day. */
    on: calendarDay().optional(),
  }),
  data: z.array(rule),
})

export const getBonusRule = endpoint(`GET ${group}/detail`, {
  needs: 'Bonus-Rule-Search',
  input: z.object({ rule_code: code }),
  data: rule,
})

const sensible = (form: z.output<typeof terms>, { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>) => {
  for (const [field, message] of Object.entries(termsObjections(form)))
    addIssue({ code: 'custom', path: [field], message })
}

export const createBonusRule = endpoint(`POST ${group}/create`, {
  needs: bonusRule.actions.modify.needs,
  input: terms.superRefine(sensible),
  data: z.object({ rule_code: z.string() }),
})

export const actOnBonusRule = {
  ...actions(bonusRule, group, {
    key: 'rule_code',
    names: ['submit', 'approve', 'return', 'close'],
    says: {
      submit: because('submitted'),
      approve: because('approved'),
      return: because('returned'),
      close: because('closed'),
    },
  }),
  modify: endpoint(`POST ${group}/modify`, {
    needs: bonusRule.actions.modify.needs,
    input: terms.extend({ rule_code: code, row_version: rowVersion }).superRefine(sensible),
    data: z.object({ rule_code: z.string(), status: z.string(), row_version: z.number() }),
    says: because('updated'),
  }),
}

/** What a set of units would earn, and every rule that fits, the one that counts first. */
export const simulateBonus = endpoint(`POST ${group}/simulate`, {
  needs: 'Bonus-Rule-Search',
  reads: true,
  input: z.object({
    install_date: day('installation-date'),
    user_type: z.enum(installerTypes),
    dept_code: required('branch', 20),
    brand_code: required('brand', 40),
    business_unit: required('business-unit', 40),
    category_code: z.string().max(40).default(''),
    capacity_pk: orNothing(pk),
    quantity: wholeNumber('units', 1, 100),
    units_before: wholeNumber('units-before', 0, 10_000).default(0),
    /** Rules that are not approved yet count too. */
    with_drafts: z.boolean().default(false),
  }),
  data: z.object({
    rules: z.array(z.object({ ...texts('rule_code', 'rule_name'), priority: z.number(), base_amount: z.number() })),
    lines: z.array(
      z.object({
        ...maybeTexts('rule_code', 'rule_name'),
        base_amount: z.number(),
        extra_amount: z.number(),
        capped_amount: z.number(),
        amount: z.number(),
      }),
    ),
    amount: z.number(),
    /** What the rule that counts wants to see. */
    evidence: z.array(z.enum(evidences)),
  }),
})

export const bonusRuleLog = actionLogOf(`GET ${group}/action-log`, 'Bonus-Rule-Search')

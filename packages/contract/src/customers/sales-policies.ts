import { customerTypes } from '@sejuk/domain/customers/customers'
import { policyObjections, policyStatuses, salesPolicy } from '@sejuk/domain/customers/sales-policies'
import { businessUnitCodes } from '@sejuk/domain/masters/business-units'
import { because, type Label } from '@sejuk/domain/messages'
import { isDay } from '@sejuk/domain/values/dates'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { orNothing, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { simulatedLines, simulation } from '../sales/order-simulations.ts'
import { told } from '../told.ts'

const percentage = told('discount-percentage-above-0-up')
const percent = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}(\.\d{1,2})?$/, percentage)
        .transform(Number),
    ],
    percentage,
  )
  .refine((n) => n > 0 && n <= 100 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, percentage)

const tier = z.object({
  from_amount: wholeNumber('amount', 0, 1_000_000_000_000),
  from_qty: wholeNumber('quantity', 0, 1_000_000).default(0),
  discount_percent: percent,
})

const policy = z.object({
  ...texts('policy_code', 'policy_name', 'valid_from', 'created_by', 'create_user_name'),
  ...maybeTexts('valid_to', 'reject_reason', 'approved_user_name'),
  status: z.enum(policyStatuses),
  authors: z.array(z.string()),
  dept_codes: z.array(z.string()),
  dept_names: z.array(z.string()),
  customer_levels: z.array(z.string()),
  customer_types: z.array(z.enum(customerTypes)),
  business_units: z.array(z.string()),
  brand_codes: z.array(z.string()),
  category_codes: z.array(z.string()),
  item_codes: z.array(z.string()),
  stackable: z.boolean(),
  max_total_percent: z.number().nullable(),
  tiers: z.array(z.object({ from_amount: z.number(), from_qty: z.number().optional(), discount_percent: z.number() })),
  created_date: instant,
  row_version: z.number(),
})
export type SalesPolicy = z.output<typeof policy>

export const listSalesPolicies = endpoint('GET /api/sales-policy', {
  needs: 'Sales-Policy-Search',
  input: listInput(['created_date', 'policy_code']).extend({
    search: z.string().max(200).default(''),
    status: z.enum(policyStatuses).optional(),
  }),
  data: z.array(policy),
})

const day = (label: Label) => required(label, 10).refine(isDay, 'This is not a date')
const terms = z.object({
  policy_name: required('policy-name', 150),
  dept_codes: z.array(code).max(100).default([]),
  customer_levels: z.array(code).max(50).default([]),
  customer_types: z.array(z.enum(customerTypes)).max(20).default([]),
  business_units: z.array(z.enum(businessUnitCodes)).max(20).default([]),
  brand_codes: z.array(code).max(50).default([]),
  category_codes: z.array(code).max(50).default([]),
  item_codes: z.array(code).max(500).default([]),
  stackable: z.boolean().default(false),
  max_total_percent: orNothing(percent),
  tiers: z.array(tier).min(1, told('at-least-one-tier-needed')).max(20),
  valid_from: day('valid-from'),
  valid_to: orNothing(day('valid-to')),
})
type Context = Pick<z.core.$RefinementCtx, 'addIssue'>
const sensible = (form: z.output<typeof terms>, { addIssue }: Context) => {
  for (const [field, message] of Object.entries(policyObjections(form)))
    addIssue({ code: 'custom', path: [field], message })
}

export const createSalesPolicy = endpoint('POST /api/sales-policy/create', {
  needs: salesPolicy.actions.modify.needs,
  input: terms.superRefine(sensible),
  data: z.object({ policy_code: z.string() }),
})

export const actOnSalesPolicy = {
  ...actions(salesPolicy, '/api/sales-policy', {
    key: 'policy_code',
    names: ['submit', 'approve', 'reject', 'close'],
    methods: { approve: 'PUT', reject: 'PUT' },
    says: {
      submit: because('policy-submitted'),
      approve: because('policy-approved'),
      reject: because('policy-rejected'),
      close: because('policy-closed'),
    },
  }),
  modify: endpoint('PUT /api/sales-policy/update', {
    needs: salesPolicy.actions.modify.needs,
    input: terms.extend({ policy_code: code, row_version: rowVersion }).superRefine(sensible),
    data: z.object({ policy_code: z.string(), status: z.string(), row_version: z.number() }),
    says: because('updated'),
  }),
}

/** What an order of a customer would come to on a day, with every step and the policies that gave something. */
export const simulateSalesPolicy = endpoint('POST /api/sales-policy/simulate', {
  needs: 'Sales-Policy-Search',
  input: z.object({ customer_code: required('customer', 100), day: day('day'), lines: simulatedLines }),
  data: simulation,
  reads: true,
})

export const salesPolicyLog = actionLogOf('GET /api/sales-policy/action-log', 'Sales-Policy-Search')

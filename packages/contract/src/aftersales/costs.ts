import { costSheet, costTypes } from '@sejuk/domain/aftersales/costs'
import { costStatuses } from '@sejuk/domain/aftersales/statuses'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { code, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/cost-approval'
export const costTabs = ['All', ...costStatuses] as const

const row = z.object({
  ...texts('work_order_number', 'asc_code', 'asc_name', 'dept_code', 'customer_name'),
  ...maybeTexts('duplicate_of', 'submitted_by', 'submit_user_name', 'decide_user_name', 'return_reason'),
  service_type: z.enum(serviceTypes),
  cost_status: z.enum(costStatuses),
  lines: z.number(),
  asked_amount: z.number(),
  standard_amount: z.number(),
  over_standard_percent: z.number(),
  approved_amount: z.number().nullable(),
  authors: z.array(z.string()),
  submitted_date: instant.nullable(),
  decided_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type CostRow = z.output<typeof row>

const filters = z.object({
  dept_code: many,
  asc_code: many,
  text: z.string().max(200).optional(),
})

export const listCosts = endpoint(`GET ${group}`, {
  needs: 'Cost-Search',
  input: listInput([
    'created_date',
    'submitted_date',
    'asked_amount',
    'over_standard_percent',
    'work_order_number',
  ]).extend({
    tab: z.enum(costTabs).default('All'),
    ...filters.shape,
  }),
  data: z.array(row),
})

export const countCosts = endpoint(`GET ${group}/status-tab`, {
  needs: 'Cost-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(costTabs), total: z.number() })),
})

const line = z.object({
  line_no: z.number(),
  cost_type: z.enum(costTypes),
  description: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  amount: z.number(),
  standard_amount: z.number().nullable(),
  override_reason: z.string().nullable(),
  photo_codes: z.array(z.string()),
  approved_amount: z.number().nullable(),
  decide_reason: z.string().nullable(),
})
export type CostSheetLine = z.output<typeof line>

const detail = row.extend({
  km: z.number(),
  is_overtime: z.boolean(),
  price_version: z.number().nullable(),
  sheet: z.array(line),
})
export type CostDetail = z.output<typeof detail>

const wanted = z.object({ work_order_number: code })
export const getCosts = endpoint(`GET ${group}/detail`, { needs: 'Cost-Search', input: wanted, data: detail })

export const actOnCosts = actions(costSheet, '/api/work-order/{work_order_number}', {
  key: 'work_order_number',
  forms: {
    'save-cost': {
      lines: z
        .array(
          z.object({
            cost_type: z.enum(costTypes, told('kind-required')),
            description: required('description', 200),
            quantity: wholeNumber('quantity', 1, 1000),
            unit_price: wholeNumber('price', 0, 100_000_000),
            override_reason: optional('reason', 500),
            photo_codes: z.array(code).max(20).default([]),
          }),
        )
        .max(50, told('cost-sheet-no-more-than')),
    },
    'approve-cost': {
      /** Without decisions everything is approved as it was asked. */
      decisions: z
        .array(
          z.object({
            line_no: z.number().int(),
            approved_amount: wholeNumber('approved-amount', 0, 100_000_000_000),
            refuse_reason: optional('reason', 500),
          }),
        )
        .max(50)
        .default([]),
    },
    'return-cost': {
      reason: required('reason', 1000),
      lines: z
        .array(z.object({ line_no: z.number().int(), reason: required('reason', 500) }))
        .max(50)
        .default([]),
    },
  },
  says: {
    'submit-cost': because('submitted'),
    'nothing-to-charge': because('nothing-charge'),
    'approve-cost': because('approved'),
    'return-cost': because('returned'),
  },
})

export const costLog = actionLogOf(`GET ${group}/action-log`, 'Cost-Search')

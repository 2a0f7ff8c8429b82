import type { Message } from '@sejuk/domain/messages'
import { because } from '@sejuk/domain/messages'
import { cashbackRun, type RunActionName, runOutcomes, runStatuses } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { cashbackStatuses } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, instant, many, maybeTexts, required, rowVersion, texts } from '../fields.ts'
import { listInput, option } from '../lists.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { period, sourcePart } from './cashback-sources.ts'

const group = '/api/cashback'
const needs = 'Cashback-Calculate'

export const calculateForm = z.object({
  period,
  type_rebate_code: required('rebate-type', 40),
  /** Who grants what comes of it. */
  dept_code: required('department', 20),
  /** Whose customers; none named: all in sight. */
  branches: z.array(z.string().max(20)).max(200).default([]),
})
/** The types that are reckoned by the tiers of a month's targets. */
export const calculableTypes = endpoint(`GET ${group}/calculable-types`, {
  needs,
  input: z.object({}),
  data: z.array(option),
})

/** Begins a calculation. It goes on after the answer, and changes nothing but itself. */
export const calculateCashback = endpoint(`POST ${group}/calculate`, {
  needs,
  input: calculateForm,
  data: z.object({ run_code: z.string() }),
  says: because('calculating'),
})

const sums = {
  customers: z.number(),
  earned_amount: z.number(),
  granted_before: z.number(),
  /** What new lines give, and what is taken back of old ones. */
  grant_amount: z.number(),
  lower_amount: z.number(),
  short_amount: z.number(),
}
const row = z.object({
  ...texts('run_code', 'period', 'type_rebate_code', 'type_rebate_name', 'dept_code', 'dept_name'),
  ...texts('created_by', 'create_user_name'),
  branches: z.array(z.string()),
  branch_names: z.array(z.string()),
  status: z.enum(runStatuses),
  progress: z.number(),
  problem: z.string().nullable(),
  created_date: instant,
  finished_date: instant.nullable(),
  row_version: z.number(),
  ...sums,
})
export type CashbackRun = z.output<typeof row>

export const listCashbackRuns = endpoint(`GET ${group}/run-list`, {
  needs,
  input: listInput(['created_date', 'period']).extend({
    period: period.optional(),
    status: z.enum(runStatuses).optional(),
    text: z.string().max(100).optional(),
  }),
  data: z.array(row),
})

const wanted = z.object({ run_code: code })
/** The sums are of the customers in sight. */
export const getCashbackRun = endpoint(`GET ${group}/run-detail`, {
  needs,
  input: wanted,
  data: row.extend({
    /** How the lines it made stand: to hand in, to decide, decided. */
    lines: z.object({ Draft: z.number(), Submitted: z.number(), decided: z.number(), failed: z.number() }),
    has_made: z.boolean(),
    authors: z.array(z.string()),
  }),
})

const line = z.object({
  run_line_id: z.number(),
  ...texts('run_code', 'customer_code', 'customer_name', 'branch_code', 'branch_name'),
  ...maybeTexts('cashback_code', 'problem'),
  target_amount: z.number(),
  actual_amount: z.number(),
  percent: z.number(),
  earned_amount: z.number(),
  granted_before: z.number(),
  difference: z.number(),
  short_amount: z.number(),
  outcome: z.enum(runOutcomes),
  is_done: z.boolean(),
  /** Of which lines how much is asked back. */
  takes: z.array(z.object({ cashback_code: z.string(), amount: z.number() })),
  cashback_status: z.enum(cashbackStatuses).nullable(),
})
export type CashbackRunLine = z.output<typeof line>

export const listCashbackRunLines = endpoint(`GET ${group}/run-lines`, {
  needs,
  input: listInput(['size', 'difference', 'earned_amount', 'percent', 'customer_name']).extend({
    run_code: z.string().max(100).default(''),
    outcome: z.enum(runOutcomes).optional(),
    dept_code: many,
    text: z.string().max(100).optional(),
  }),
  data: z.array(line),
})

/** One customer with every invoice that was counted. */
export const getCashbackRunLine = endpoint(`GET ${group}/run-line`, {
  needs,
  input: z.object({ run_line_id: z.coerce.number<number | string>().int().min(1) }),
  data: line.extend({
    inputs: z.array(sourcePart),
  }),
})

const seen = wanted.extend({ row_version: rowVersion })
const acting = (name: RunActionName, says: Message) =>
  endpoint(`POST ${group}/run-${name}`, { needs: cashbackRun.actions[name].needs, input: seen, data: nothing, says })
export const createRunLines = acting('create', because('creating'))
export const discardRun = acting('discard', because('discarded'))
export const actOnRun = { create: createRunLines, discard: discardRun }

/** How many were handed in or approved, how many are left, and whether some of those are for the next request. */
const several = z.object({ done: z.number(), left: z.number(), has_more: z.boolean() })
export const submitRun = endpoint(`POST ${group}/run-submit`, {
  needs: cashbackRun.actions.submit.needs,
  input: seen,
  data: several,
  says: because('submitted'),
})
export const approveRun = endpoint(`POST ${group}/run-approve`, {
  needs: cashbackRun.actions.approve.needs,
  input: seen,
  data: several,
  says: because('approved'),
})

export const cashbackRunLog = actionLogOf(`GET ${group}/run-action-log`, needs)

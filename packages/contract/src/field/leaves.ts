import { leave, leaveStatuses } from '@sejuk/domain/field/leave'
import { leaveTypes } from '@sejuk/domain/field/leave-days'
import { ledgerKinds } from '@sejuk/domain/field/leave-ledger'
import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/leave'
const type = z.enum(leaveTypes, told('choice-missing'))
const date = z.iso.date(told('write-date-2026-11-14'))

const row = z.object({
  ...texts('leave_code', 'usercode', 'username', 'dept_code', 'dept_name', 'from_date', 'to_date', 'reason'),
  ...maybeTexts('contact', 'delegate_user_code', 'delegate_name', 'decided_name', 'decide_reason', 'first_approved_by'),
  ...maybeTexts('first_approved_name'),
  leave_type: type,
  half_day: z.enum(['am', 'pm']).nullable(),
  days: z.number(),
  status: z.enum(leaveStatuses),
  authors: z.array(z.string()),
  /** What is left of the type; nothing for types without a balance. */
  balance: z.number().nullable(),
  has_letter: z.boolean(),
  /** How many of a hundred of the branch would be away in these days. */
  team_away: z.number(),
  submitted_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type Leave = z.output<typeof row>

const lists = {
  input: listInput(['created_date', 'from_date', 'days']).extend({
    search: z.string().max(200).default(''),
    dept_code: many,
    leave_type: type.optional(),
    status: z.enum(leaveStatuses).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  data: z.array(row),
}
export const listLeaves = endpoint(`GET ${group}`, { needs: 'Leave-View-Team', ...lists })
export const listMyLeaves = endpoint(`GET ${group}/mine`, { needs: 'Leave-Create', ...lists })
export const leaveData = downloadable(listLeaves, { module_name: 'leave', needs: 'Leave-View-Team' })

/** The caller's own balances, with the lines they are the sum of. */
export const leaveBalances = endpoint(`GET ${group}/balance`, {
  needs: 'Leave-Create',
  input: z.object({}),
  data: z.object({
    balances: z.array(z.object({ leave_type: type, balance: z.number() })),
    lines: z.array(
      z.object({
        ...texts('line_date'),
        ...maybeTexts('leave_code'),
        leave_type: type,
        kind: z.enum(ledgerKinds),
        days: z.number(),
      }),
    ),
  }),
})

const form = {
  leave_type: type,
  from_date: date,
  to_date: date,
  half_day: orNothing(z.enum(['am', 'pm'])),
  delegate_user_code: optional('delegate', 16),
}

/** What a leave would come to, before anything is saved. */
export const previewLeave = endpoint(`GET ${group}/preview`, {
  needs: 'Leave-Create',
  input: z.object(form),
  data: z.object({
    ...texts('back_on'),
    ...maybeTexts('approver_name', 'approver_for'),
    days: z.number(),
    balance: z.number().nullable(),
    balance_after: z.number().nullable(),
    needs_letter: z.boolean(),
    needs_hr: z.boolean(),
    team_away: z.number(),
    team: z.number(),
    is_conflict: z.boolean(),
    free_days: z.array(z.object(texts('day', 'name', 'local_name'))),
    /** What stops it. */
    objections: z.array(z.object({ code: z.string(), text: z.string() })),
  }),
})

/** Colleagues of one's own branch, whom a salesperson does not see otherwise. */
export const leaveDelegates = endpoint(`GET ${group}/delegates`, {
  needs: 'Leave-Create',
  input: dropdownInput,
  data: z.array(option),
})

const whole = { ...form, reason: required('reason', 500), contact: optional('contact', 100) }

export const createLeave = endpoint(`POST ${group}/create`, {
  needs: 'Leave-Create',
  input: z.object({ ...whole, submit: z.boolean().default(false) }),
  data: z.object({ leave_code: z.string(), status: z.enum(leaveStatuses) }),
})

export const actOnLeave = actions(leave, group, {
  key: 'leave_code',
  forms: { modify: whole },
  says: {
    submit: because('leave-submitted'),
    approve: because('leave-approved'),
    modify: because('updated'),
    remove: because('deleted'),
  },
})

export const leaveLog = actionLogOf(`GET ${group}/action-log`, 'Leave-View-Team')

import { leave, leaveStatuses } from '@sejuk/domain/field/leave'
import { balancedTypes, leaveTypes, longestLeaveDays } from '@sejuk/domain/field/leave-days'
import { ledgerKinds, mostAdjusted } from '@sejuk/domain/field/leave-ledger'
import { because, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint } from '../endpoint.ts'
import { calendarDay, instant, many, maybeTexts, optional, required, texts } from '../fields.ts'
import { dropdownInput, listInput, option } from '../lists.ts'
import { flag } from '../lookups.ts'
import { orNothing, orZero, wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api/leave'
const type = z.enum(leaveTypes, told('choice-missing'))
const date = calendarDay(told('write-date-2026-11-14'))
const halves = told('number-between', { label: labelled('leave-days'), least: -mostAdjusted, most: mostAdjusted })
/** Halves, also below zero; never nothing. */
const halfDays = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,2}([.,]5)?$/)
        .transform((text) => Number(text.replace(',', '.'))),
    ],
    halves,
  )
  .pipe(
    z
      .number()
      .min(-mostAdjusted, halves)
      .max(mostAdjusted, halves)
      .refine((days) => days !== 0 && Number.isInteger(days * 2), halves),
  )

const row = z.object({
  ...texts('leave_code', 'usercode', 'username', 'dept_code', 'dept_name', 'from_date', 'to_date', 'reason'),
  ...maybeTexts('contact', 'delegate_user_code', 'delegate_name', 'decided_name', 'decide_reason', 'first_approved_by'),
  ...maybeTexts('first_approved_name'),
  leave_type: type,
  half_day: z.enum(['am', 'pm']).nullable(),
  days: z.number(),
  days_next_year: z.number(),
  status: z.enum(leaveStatuses),
  authors: z.array(z.string()),
  /** What is left of the type in the year of the first day; nothing for types without a balance. */
  balance: z.number().nullable(),
  /** Of one of its years. */
  lacks_balance: z.boolean(),
  has_letter: z.boolean(),
  needs_letter: z.boolean(),
  needs_hr: z.boolean(),
  /** How many of a hundred of the branch's staff with the same work would be away in these days. */
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
    from: calendarDay().optional(),
    to: calendarDay().optional(),
  }),
  data: z.array(row),
}
export const listLeaves = endpoint(`GET ${group}`, { needs: 'Leave-View-Team', ...lists })
export const listMyLeaves = endpoint(`GET ${group}/mine`, { needs: 'Leave-Create', ...lists })
export const leaveData = downloadable(listLeaves, { module_name: 'leave', needs: 'Leave-View-Team' })

/** As it is at the end of a year; this one where none is named. */
const year = wholeNumber('leave-days', 2000, 2100).optional()
const balances = z.object({
  year: z.number(),
  balances: z.array(z.object({ leave_type: type, balance: z.number() })),
  lines: z.array(
    z.object({
      line_id: z.number(),
      ...texts('line_date'),
      ...maybeTexts('leave_code', 'note'),
      leave_type: type,
      kind: z.enum(ledgerKinds),
      days: z.number(),
    }),
  ),
})
/** The caller's own balances, with the lines they are the sum of. */
export const leaveBalances = endpoint(`GET ${group}/balance`, {
  needs: 'Leave-Create',
  input: z.object({ year }),
  data: balances,
})
/** The same of one of the team. */
export const staffBalances = endpoint(`GET ${group}/balance/staff`, {
  needs: 'Leave-View-Team',
  input: z.object({ usercode: z.string().max(16).default(''), year }),
  data: balances,
})
/** A correction by HR: days in lieu, or what was granted wrongly. */
export const adjustBalance = endpoint(`POST ${group}/balance/adjust`, {
  needs: 'Leave-Approve-HR',
  input: z.object({
    usercode: required('name', 16),
    leave_type: z.enum(balancedTypes, told('choice-missing')),
    days: halfDays,
    note: required('reason', 300),
  }),
  data: z.object({ balance: z.number() }),
})

const rule = {
  is_offered: flag.default(false),
  most_days: orNothing(wholeNumber('leave-days', 1, longestLeaveDays)),
  letter_over: orNothing(wholeNumber('leave-days', 0, longestLeaveDays)),
  hr_over: wholeNumber('leave-days', 0, longestLeaveDays),
  grant_days: orZero(wholeNumber('leave-days', 0, 60)),
  most_carried: orZero(wholeNumber('leave-days', 0, 60)),
  carried_until_month: wholeNumber('last-month', 1, 12).default(3),
  takes_joint_leave: flag.default(false),
}
/** What holds for each type; everybody who asks for leave may read it. */
export const leaveRules = endpoint(`GET ${group}/rules`, {
  needs: 'Leave-Create',
  input: z.object({}),
  data: z.array(
    z.object({
      leave_type: type,
      has_balance: z.boolean(),
      is_offered: z.boolean(),
      most_days: z.number().nullable(),
      letter_over: z.number().nullable(),
      hr_over: z.number(),
      grant_days: z.number(),
      most_carried: z.number(),
      carried_until_month: z.number(),
      takes_joint_leave: z.boolean(),
      /** 0: as the product comes. */
      row_version: z.number(),
    }),
  ),
})
export type LeaveRuleRow = z.output<typeof leaveRules.data>[number]
export const saveLeaveRule = endpoint(`POST ${group}/rules`, {
  needs: 'Leave-Approve-HR',
  input: z.object({ leave_type: type, row_version: z.number().int().min(0), ...rule }),
  data: z.object({ row_version: z.number() }),
})
export const leaveRuleLog = actionLogOf(`GET ${group}/rules/action-log`, 'Leave-View-Team')

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
    /** What is taken from each year's balance. */
    years: z.array(z.object({ year: z.number(), days: z.number(), balance: z.number(), after: z.number() })),
    needs_letter: z.boolean(),
    needs_hr: z.boolean(),
    team_away: z.number(),
    team: z.number(),
    is_conflict: z.boolean(),
    /** Stops that are planned for these days. */
    planned_visits: z.number(),
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

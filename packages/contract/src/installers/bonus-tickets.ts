import { normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { callBackStatuses, callOutcomes } from '@sejuk/domain/installers/bonus-call-backs'
import { bonusChecks, flagTones } from '@sejuk/domain/installers/bonus-checks'
import { evidences } from '@sejuk/domain/installers/bonus-rules'
import {
  bonusTicket,
  decisionNames,
  mostUnits,
  paymentStatuses,
  ticketStatuses,
  ticketTabs,
} from '@sejuk/domain/installers/bonus-tickets'
import { bankStatuses, identityStatuses, installerTypes, reasonRequired } from '@sejuk/domain/installers/installers'
import { because, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { serialNumber } from '../catalogue/serial-numbers.ts'
import { actions } from '../document-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { latitude, longitude, orNothing } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { told } from '../told.ts'

const group = '/api-installer-bonus/bonus-ticket'
const mine = '/api-installer-bonus/my-bonus-ticket'

const status = z.enum(ticketStatuses)
const payment = z.enum(paymentStatuses)
const tone = z.enum(flagTones)
const flags = z.array(z.object({ check: z.enum(bonusChecks), tone, details: z.array(z.string()) }))

const line = z.object({
  ...maybeTexts('rule_code', 'rule_name'),
  base_amount: z.number(),
  extra_amount: z.number(),
  capped_amount: z.number(),
  amount: z.number(),
})
const unit = line.extend({
  unit_no: z.number(),
  ...maybeTexts('serial_indoor', 'serial_outdoor', 'item_code', 'item_name'),
})
export type BonusUnit = z.output<typeof unit>

const row = z.object({
  ...texts('bonus_ticket_code', 'user_code', 'user_name', 'dept_code', 'branch_name'),
  ...maybeTexts('install_date', 'customer_name', 'settlement_code', 'reason'),
  user_type: z.enum(installerTypes),
  units: z.number(),
  first_serial: z.string().nullable(),
  amount: z.number(),
  tone,
  ticket_status: status,
  payment_status: payment,
  created_date: instant,
  submitted_date: instant.nullable(),
  branch_date: instant.nullable(),
  finance_date: instant.nullable(),
  expected_date: z.string().nullable(),
  paid_date: instant.nullable(),
  row_version: z.number(),
})
export type BonusTicketRow = z.output<typeof row>

/** What staff see besides. */
const staffRow = row.extend({ call_back_status: z.enum(callBackStatuses).nullable() })
export type StaffTicketRow = z.output<typeof staffRow>

const filters = z.object({
  dept_code: many,
  user_code: z.string().max(40).optional(),
  payment_status: payment.optional(),
  tone: tone.optional(),
  call_back_status: z.enum(callBackStatuses).optional(),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  /** A ticket, a serial number or a name. */
  text: z.string().max(200).optional(),
})
const sorts = ['created_date', 'install_date', 'submitted_date', 'amount', 'bonus_ticket_code'] as const
const tab = z.enum(ticketTabs).default('All')

export const listBonusTickets = endpoint(`GET ${group}/list`, {
  needs: 'Installation-Bonus-List-Search',
  input: listInput(sorts).extend({ tab, ...filters.shape }),
  data: z.array(staffRow),
})

export const bonusTicketData = downloadable(listBonusTickets, {
  module_name: 'bonus-ticket',
  needs: 'Installation-Bonus-List-Download',
})

const tabs = z.array(z.object({ tab: z.enum(ticketTabs), total: z.number() }))
export const countBonusTickets = endpoint(`GET ${group}/status-tab`, {
  needs: 'Installation-Bonus-List-Search',
  input: filters,
  data: tabs,
})

const detail = row.extend({
  ...maybeTexts('customer_phone', 'customer_address', 'shop_name', 'hold_until', 'branch_user_name'),
  ...maybeTexts('branch_user_code', 'finance_user_name', 'approve_remark', 'fail_reason', 'bank_ref', 'client_key'),
  held_status: status.nullable(),
  user_status: z.enum(identityStatuses),
  pin_lat: z.number().nullable(),
  pin_lng: z.number().nullable(),
  capture_lat: z.number().nullable(),
  capture_lng: z.number().nullable(),
  unit_list: z.array(unit),
  flags,
  /** What hinders handing it in, under the fields' names. */
  missing: z.record(z.string(), z.string()),
  evidence: z.array(z.enum(evidences)),
})
export type BonusTicketDetail = z.output<typeof detail>

/** With what else is known of the serial numbers: who claimed them before, and the ticket that waits after this one. */
const staffDetail = detail.extend({
  phone_number: z.string(),
  call_back_status: z.enum(callBackStatuses).nullable(),
  calls: z.number(),
  call_date: instant.nullable(),
  ...maybeTexts('call_user_name', 'call_note'),
  approve_status: z.enum(bankStatuses).nullable(),
  serials: z.array(serialNumber),
  history: z.array(
    z.object({
      ...texts('serial_number', 'bonus_ticket_code', 'user_name'),
      ticket_status: status,
      created_date: instant,
    }),
  ),
  next_ticket_code: z.string().nullable(),
})
export type StaffTicketDetail = z.output<typeof staffDetail>

const ticket = z.object({ bonus_ticket_code: code })

export const getBonusTicket = endpoint(`GET ${group}/detail`, {
  needs: 'Installation-Bonus-List-Search',
  input: ticket,
  data: staffDetail,
})

const shortReason = z
  .string(reasonRequired)
  .trim()
  .min(1, reasonRequired)
  .max(500, told('too-long', { label: labelled('reason'), max: 500 }))

export const decideOnTicket = actions(bonusTicket, group, {
  key: 'bonus_ticket_code',
  names: decisionNames,
  forms: {
    /** Until a day, or until somebody releases it. */
    hold: {
      reason: shortReason,
      until: z.union([z.literal('').transform(() => null), z.null(), calendarDay()]).default(null),
    },
    deny: { reason: shortReason },
  },
  says: {
    'approve-branch': because('approved-for-branch'),
    'approve-finance': because('approved-for-finance'),
    withdraw: because('withdrawn-modify'),
    hold: because('put-on-hold'),
    deny: because('denied'),
    release: because('released'),
    'ask-call-back': because('call-customer-due'),
  },
})

/** What the customer said. */
export const recordCallBack = endpoint(`POST ${group}/record-call-back`, {
  needs: bonusTicket.actions['record-call-back'].needs,
  input: ticket.extend({
    row_version: rowVersion,
    outcome: z.enum(callOutcomes, told('outcome-required')),
    note: required('what-customer-said', 500),
  }),
  data: z.object({ call_back_status: z.enum(callBackStatuses) }),
})

export const bonusTicketLog = actionLogOf(`GET ${group}/action-log`, 'Installation-Bonus-List-Search')

/** The installer's own. */
export const listMyBonusTickets = endpoint(`GET ${mine}/list`, {
  needs: 'My-Installation-Bonus-Search',
  input: listInput(sorts).extend({ tab, payment_status: payment.optional() }),
  data: z.array(row),
})
export const countMyBonusTickets = endpoint(`GET ${mine}/status-tab`, {
  needs: 'My-Installation-Bonus-Search',
  input: z.object({}),
  data: tabs,
})
export const getMyBonusTicket = endpoint(`GET ${mine}/detail`, {
  needs: 'My-Installation-Bonus-Search',
  input: ticket,
  data: detail,
})

const serial = z
  .string()
  .max(60)
  .transform((typed) => normalizeSerial(typed) || null)
  .nullable()
  .default(null)
const units = z.array(z.object({ serial_indoor: serial, serial_outdoor: serial })).max(mostUnits)
const place = { lat: orNothing(latitude), lng: orNothing(longitude) }

export const bonusTicketForm = z.object({
  install_date: z.union([z.literal('').transform(() => null), z.null(), calendarDay()]).default(null),
  customer_name: optional('customer-name', 200),
  customer_phone: optional('customer-phone', 30),
  customer_address: optional('customer-address', 500),
  shop_name: optional('shop', 200),
  pin_lat: place.lat,
  pin_lng: place.lng,
  capture_lat: place.lat,
  capture_lng: place.lng,
  units: units.default([]),
})

/** Made offline, a draft bears the phone's own key: sent twice, it is one ticket. */
export const saveBonusTicket = endpoint(`POST ${mine}/save`, {
  needs: 'My-Installation-Bonus-Apply',
  input: bonusTicketForm.extend({
    bonus_ticket_code: code.optional(),
    row_version: rowVersion.optional(),
    client_key: z.string().regex(/^[\w-]{8,60}$/),
  }),
  data: z.object({ bonus_ticket_code: z.string(), row_version: z.number() }),
})

export const submitBonusTicket = endpoint(`POST ${mine}/submit`, {
  needs: 'My-Installation-Bonus-Apply',
  input: ticket.extend({ row_version: rowVersion }),
  data: z.object({ amount: z.number() }),
  says: because('bonus-ticket-submitted'),
})

export const discardBonusTicket = endpoint(`POST ${mine}/discard`, {
  needs: 'My-Installation-Bonus-Apply',
  input: ticket.extend({ row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

/** What these units would earn, said before anything is sent. */
export const previewBonus = endpoint(`POST ${mine}/preview`, {
  needs: 'My-Installation-Bonus-Apply',
  reads: true,
  input: z.object({ install_date: calendarDay(), units, bonus_ticket_code: code.optional() }),
  data: z.object({
    lines: z.array(line.extend({ unit_no: z.number(), ...maybeTexts('item_name', 'problem') })),
    amount: z.number(),
    evidence: z.array(z.enum(evidences)),
    apply_until: z.string().nullable(),
  }),
})

/** What somebody should know before they begin. */
export const bonusReadiness = endpoint(`GET ${mine}/readiness`, {
  needs: 'My-Installation-Bonus-Search',
  input: z.object({}),
  data: z.object({
    user_type: z.enum(installerTypes),
    user_status: z.enum(identityStatuses),
    approve_status: z.enum(bankStatuses).nullable(),
    /** A sentence each, hindering or warning. */
    warnings: z.array(z.string()),
    may_apply: z.boolean(),
  }),
})

export const bonusDashboard = endpoint(`GET ${mine}/dashboard`, {
  needs: 'My-Installation-Bonus-Search',
  input: z.object({}),
  data: z.object({
    /** Somebody else who may open the page has no bonuses of their own. */
    is_installer: z.boolean(),
    this_month: z.object({ units: z.number(), amount: z.number() }),
    waiting: z.object({ tickets: z.number(), amount: z.number() }),
    payable: z.object({ tickets: z.number(), amount: z.number() }),
    paid: z.object({ tickets: z.number(), amount: z.number() }),
    to_correct: z.number(),
    next_payment_date: z.string().nullable(),
    months: z.array(z.object({ month: z.string(), units: z.number(), amount: z.number() })),
  }),
})

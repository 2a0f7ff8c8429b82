import { complaintStatuses, serviceStatuses, taskStatuses } from '@sejuk/domain/aftersales/statuses'
import {
  compensationTypes,
  complaint,
  complaintCategories,
  complaintSources,
  complaintTabs,
  noteKinds,
  replyRequired,
  severities,
} from '@sejuk/domain/aftersales/tickets/complaints'
import { z } from 'zod'
import { actions } from '../document-actions.ts'
import { endpoint, nothing } from '../endpoint.ts'
import { calendarDay, code, instant, many, maybeTexts, optional, required, rowVersion, texts } from '../fields.ts'
import { listInput } from '../lists.ts'
import { flag } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { told } from '../told.ts'

const group = '/api/complain'
const severity = z.coerce
  .number<number | string>(told('severity-required'))
  .pipe(z.literal(severities, told('severity-from-1-3')))

const row = z.object({
  ...texts('complain_code', 'dept_code', 'customer_name', 'customer_phone', 'create_user_name'),
  ...maybeTexts('ticket_number', 'work_order_number', 'asc_code', 'asc_name', 'owner_code', 'owner_name'),
  source: z.enum(complaintSources),
  category: z.enum(complaintCategories),
  severity: z.literal(severities),
  status: z.enum(complaintStatuses),
  task_status: z.enum(taskStatuses),
  reopen_count: z.number(),
  is_escalated: z.boolean(),
  is_withdrawn: z.boolean(),
  is_overdue: z.boolean(),
  due_date: instant,
  last_reply_date: instant.nullable(),
  created_date: instant,
  row_version: z.number(),
})
export type ComplaintRow = z.output<typeof row>

const filters = z.object({
  dept_code: many,
  asc_code: many,
  category: z.enum(complaintCategories).optional(),
  severity: z.coerce.number<number | string>().pipe(z.literal(severities)).optional(),
  is_mine: flag.optional(),
  /** Neither solved nor withdrawn. */
  open: flag.optional(),
  from: calendarDay().optional(),
  to: calendarDay().optional(),
  text: z.string().max(200).optional(),
})
const tab = z.enum(complaintTabs).default('All')

export const listComplaints = endpoint(`GET ${group}`, {
  needs: 'Complain-Search',
  input: listInput(['created_date', 'due_date', 'severity', 'complain_code']).extend({ tab, ...filters.shape }),
  data: z.array(row),
})

export const countComplaints = endpoint(`GET ${group}/status-tab`, {
  needs: 'Complain-Search',
  input: filters,
  data: z.array(z.object({ tab: z.enum(complaintTabs), total: z.number() })),
})

const note = z.object({
  note_id: z.number(),
  kind: z.enum(noteKinds),
  ...texts('body', 'usercode', 'username'),
  created_date: instant,
})

const detail = row.extend({
  ...texts('description', 'created_by'),
  ...maybeTexts(
    'demanded_remedy',
    'technician_code',
    'technician_name',
    'survey_code',
    'root_cause',
    'withdraw_reason',
  ),
  ...maybeTexts('task_result', 'new_work_order_number'),
  compensation_type: z.enum(compensationTypes),
  compensation_amount: z.number(),
  contacted_date: instant.nullable(),
  solved_date: instant.nullable(),
  service_status: z.enum(serviceStatuses).nullable(),
  new_service_status: z.enum(serviceStatuses).nullable(),
  is_being_paid: z.boolean(),
  has_open_work_order: z.boolean(),
  notes: z.array(note),
})
export type ComplaintDetail = z.output<typeof detail>

const wanted = z.object({ complain_code: code })
export const getComplaint = endpoint(`GET ${group}/detail`, { needs: 'Complain-Search', input: wanted, data: detail })

/** Whom and what a complaint would be about, so that nobody types what is known. */
export const complaintSubjects = endpoint(`GET ${group}/about`, {
  needs: 'Complain-Create',
  input: z.object({
    /** A work order, a ticket, or a phone number. */
    text: z.string().trim().min(3, told('write-at-least-three-characters')).max(100),
  }),
  data: z.array(
    z.object({
      ...texts('ticket_number', 'work_order_number', 'customer_name', 'customer_phone', 'dept_code', 'asc_code'),
      ...maybeTexts('asc_name', 'technician_name', 'unit_name', 'open_complaint'),
      service_status: z.enum(serviceStatuses),
      created_date: instant,
    }),
  ),
})
export type ComplaintSubject = z.output<typeof complaintSubjects.data>[number]

export const createComplaint = endpoint(`POST ${group}/create`, {
  needs: 'Complain-Create',
  input: z.object({
    source: z.enum(complaintSources, told('source-required')).exclude(['Survey']),
    work_order_number: optional('work-order', 100),
    customer_name: required('customer', 100),
    customer_phone: required('phone', 30),
    category: z.enum(complaintCategories, told('category-required')),
    severity,
    description: required('description', 2000).min(10, told('description-at-least-10-characters')),
    demanded_remedy: optional('demanded-remedy', 1000),
    owner_code: optional('owner', 100),
    /** Without a work order, whose complaint it is, unless an owner is named. */
    dept_code: optional('branch', 20),
  }),
  data: z.object({ complain_code: z.string() }),
})

const reason = required('reason', 1000)
const reply = z.string(replyRequired).trim().min(1, replyRequired).max(2000, told('reply-no-more-than-2000'))
/** Where the old centre cannot do it, another one. */
const nextOrder = { note: optional('note', 1000), asc_code: optional('service-centre', 100) }
const made = { work_order_number: z.string() }

export const actOnComplaint = {
  ...actions(complaint, group, {
    key: 'complain_code',
    names: ['reply-complain', 'solve', 'not-solve', 'withdraw-back', 'generate-new-work-order', 'reopen'],
    forms: {
      'reply-complain': { reply },
      solve: {
        root_cause: required('root-cause', 1000),
        compensation_type: z.enum(compensationTypes).default('None'),
        compensation_amount: wholeNumber('compensation', 0, 100_000_000).default(0),
      },
      'generate-new-work-order': nextOrder,
      'not-solve': { reason },
      'withdraw-back': { reason },
      reopen: { reason },
    },
    answers: { 'generate-new-work-order': made },
  }),
  ...actions(complaint, '/api/task', {
    key: 'complain_code',
    names: ['assign', 'follow', 'finish'],
    forms: {
      assign: { owner_code: required('owner', 100), note: optional('note', 1000) },
      follow: { note: required('note', 2000) },
      finish: { result: required('result', 2000), contacted_date: calendarDay(told('day-contact-required')) },
    },
  }),
}

/** The same three from the work order, which knows its open complaint. */
const ofOrder = z.object({ work_order_number: code, row_version: rowVersion.optional() })
export const actOnOrderComplaint = {
  'reply-complain': endpoint('POST /api/work-order/{work_order_number}/reply-complain', {
    needs: actOnComplaint['reply-complain'].needs,
    input: ofOrder.extend({ reply }),
    data: nothing,
  }),
  'withdraw-back': endpoint('POST /api/work-order/{work_order_number}/withdraw-back', {
    needs: actOnComplaint['withdraw-back'].needs,
    input: ofOrder.extend({ reason }),
    data: nothing,
  }),
  'generate-new-work-order': endpoint('POST /api/work-order/{work_order_number}/generate-new-work-order', {
    needs: actOnComplaint['generate-new-work-order'].needs,
    input: ofOrder.extend(nextOrder),
    data: z.object(made),
  }),
}

export const complaintLog = actionLogOf(`GET ${group}/action-log`, 'Complain-Search')

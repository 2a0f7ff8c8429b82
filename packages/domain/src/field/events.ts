import { day, type EventRules, instant, number, text } from '../platform/notifications/event-rules.ts'

const approver = { record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['Attendance-Approve'] } as const
const leaveApprover = {
  record: 'message',
  on: ['inapp', 'whatsapp'],
  mandatory: ['inapp'],
  concerns: ['Leave-Approve'],
} as const
const own = { record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['Attendance-Correct'] } as const
const applicant = {
  record: 'message',
  on: ['inapp', 'whatsapp'],
  mandatory: ['inapp'],
  concerns: ['Leave-Create'],
} as const

const visitor = { record: 'message', on: ['inapp'], mandatory: ['inapp'], concerns: ['Visit-Customer-Mobile'] } as const

export const fieldEvents = {
  'attendance-outside': {
    variables: {
      staff: text('Dimas Saputra'),
      time: instant('2026-11-16T01:24:00Z'),
      note: text('Straight to Toko Sinar Jaya'),
    },
    ...approver,
  },
  'attendance-asked': {
    variables: { staff: text('Dimas Saputra'), day: day('2026-11-16'), reason: text('Forgot to check out') },
    ...approver,
  },
  'attendance-request-approved': { variables: { day: day('2026-11-16'), reason: text('All right') }, ...own },
  'attendance-request-rejected': { variables: { day: day('2026-11-16'), reason: text('Left at four') }, ...own },
  'leave-asked': {
    variables: {
      staff: text('Dimas Saputra'),
      from: day('2026-12-21'),
      to: day('2026-12-23'),
      days: number(3),
    },
    ...leaveApprover,
  },
  'leave-asked-instead': {
    variables: {
      staff: text('Dimas Saputra'),
      from: day('2026-12-21'),
      to: day('2026-12-23'),
      days: number(3),
      instead: text('Bambang Susilo'),
    },
    ...leaveApprover,
  },
  'leave-cancel-asked': {
    variables: {
      staff: text('Dimas Saputra'),
      from: day('2026-12-21'),
      to: day('2026-12-23'),
      reason: text('The journey is put off'),
    },
    ...leaveApprover,
  },
  'leave-approved': { variables: { from: day('2026-12-21'), to: day('2026-12-23') }, ...applicant },
  'leave-rejected': {
    variables: { from: day('2026-12-21'), to: day('2026-12-23'), reason: text('Stock count on these days') },
    ...applicant,
  },
  'leave-cancelled': { variables: { from: day('2026-12-21'), to: day('2026-12-23') }, ...applicant },
  'leave-kept': {
    variables: { from: day('2026-12-21'), to: day('2026-12-23'), reason: text('The days are over') },
    ...applicant,
  },
  'leave-delegated': {
    variables: { staff: text('Dimas Saputra'), from: day('2026-12-21'), to: day('2026-12-23'), visits: number(4) },
    ...applicant,
  },
  'visit-rejected': {
    variables: { customer: text('CV Dingin Makmur'), day: day('2026-11-16'), reason: text('Nobody was there') },
    ...visitor,
  },
  'collection-refused': {
    variables: {
      collection: text('COL-705-2611-00001'),
      amount: text('Rp 10.000.000'),
      reason: text('The cheque is not signed'),
    },
    ...visitor,
  },
} as const satisfies EventRules

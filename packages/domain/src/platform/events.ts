import { type EventRules, instant, number, text } from './notifications/event-rules.ts'

export const platformEvents = {
  'password-reset': {
    variables: {
      username: text('Rina Kartika'),
      reset_by: text('Administrator'),
      time: instant('2026-11-16T02:30:00Z'),
    },
    record: 'user',
    on: ['inapp', 'email'],
    mandatory: ['inapp', 'email'],
  },
  'second-factor-reset': {
    variables: {
      username: text('Rina Kartika'),
      reset_by: text('Administrator'),
      time: instant('2026-11-16T02:30:00Z'),
    },
    record: 'user',
    on: ['inapp', 'email'],
    mandatory: ['inapp', 'email'],
  },
  'role-changed': {
    variables: { username: text('Rina Kartika'), changed_by: text('Administrator'), roles: text('Branch Manager') },
    record: 'user',
    on: ['inapp'],
    mandatory: ['inapp'],
  },
  'sign-in-changed': {
    variables: {
      username: text('Rina Kartika'),
      changed_by: text('Dewi Lestari'),
      time: instant('2026-11-16T02:30:00Z'),
      login_name: text('rina'),
      email: text('rina@example.com'),
    },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp', 'email'],
  },
  'record-mention': {
    variables: {
      writer: text('Rina Kartika'),
      record: text('705-00012 Toko Makmur Jaya'),
      comment: text('@Budi Santoso, please call them about the delivery'),
    },
    record: 'message',
    on: ['inapp', 'email'],
    mandatory: ['inapp'],
  },
  'record-comment': {
    variables: {
      writer: text('Rina Kartika'),
      record: text('705-00012 Toko Makmur Jaya'),
      comment: text('The goods arrive tomorrow'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
  },
  'download-ready': {
    variables: {
      file_name: text('Work orders.xlsx'),
      row_count: number(2418),
      expires_date: instant('2026-11-23T02:30:00Z'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
  },
  'download-failed': {
    variables: { data_name: text('Work orders') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
  },
  'import-finished': {
    variables: { file_name: text('Addresses.xlsx'), added: number(120), problems: number(0) },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
  },
  'outbox-failed': {
    variables: {
      channel: text('email'),
      address: text('rina@example.com'),
      error: text('The mail server does not answer'),
    },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Outbox-Search'],
  },
  'weekly-report': {
    variables: {
      report: text('Sales report'),
      period: text('9 Nov 2026 – 15 Nov 2026'),
      figures: text('Ordered: Rp 1.250.000.000 (before: Rp 1.100.000.000)'),
    },
    record: 'message',
    on: ['email'],
    mandatory: [],
  },
} as const satisfies EventRules

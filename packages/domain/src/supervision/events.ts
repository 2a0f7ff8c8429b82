import { type EventRules, number, text } from '../platform/notifications/event-rules.ts'

const supervision = text('SPV-705-2611-00012')
const project = text('RS Bina Husada Yogyakarta')

export const supervisionEvents = {
  'supervision-waiting': {
    variables: { supervision, project },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: [
      'Supervision-Document-TS-Audit',
      'Supervision-Document-ASS-Audit',
      'Supervision-Dispatch-To-ASS',
      'Supervision-ASS-Accept',
      'Supervision-Staff-Receive',
      'Supervision-Schedule',
    ],
  },
  'supervision-sent-back': {
    variables: { supervision, project, reason: text('The drawing is missing') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Supervision-Submit'],
  },
  'supervision-assigned': {
    variables: { supervision, project },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Supervision-Inspection'],
  },
  'letter-submitted': {
    variables: { letter: text('RN/705/XI/2026/004'), project },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Supervision-Notice-Letter-Approve', 'BUTTON_DESIGN_PROBLEM_APPROVE'],
  },
  /** To people without an account. */
  'letter-mailed': {
    variables: { letter: text('RN/705/XI/2026/004'), project, problems: number(3) },
    record: 'message',
    on: ['email'],
    mandatory: ['email'],
    concerns: [],
  },
  'letter-acknowledged': {
    variables: { letter: text('RN/705/XI/2026/004'), project, name: text('Bambang Wijaya') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Supervision-Notice-Letter', 'Supervision-Design-Revision-Notice'],
  },
} as const satisfies EventRules

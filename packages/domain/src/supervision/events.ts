import { type EventRules, text } from '../platform/event-rules.ts'

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
} as const satisfies EventRules

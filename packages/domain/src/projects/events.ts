import { day, type EventRules, number, text } from '../platform/event-rules.ts'

const log = text('LOG-705-2611-00012')
const project = text('Menara Cakrawala')

export const projectsEvents = {
  'project-submitted': {
    variables: { log, project, salesperson: text('Dimas Saputra') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Project-Log-Approve-BM', 'Project-Similarity-Judge'],
  },
  'project-decided': {
    variables: { log, project, reason: text('') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Log-Create'],
  },
  'project-bm-approved': {
    variables: { log, project },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Project-Log-Approve-HO'],
  },
  'similarity-judged': {
    variables: { log, project, winner: text('LOG-713-2608-00377') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Log-Create', 'Project-Log-Approve-BM'],
  },
  'protection-warning': {
    variables: { log, project, days: number(30), ends: day('2026-11-27') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Follow-Up'],
  },
  'salesman-replacement': {
    variables: { log, project, salesperson: text('Dimas Saputra') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Replace-Salesman', 'Project-Log-Create'],
  },
  'supervision-applied': {
    variables: { log, project },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Project-Log-View'],
  },
} as const satisfies EventRules

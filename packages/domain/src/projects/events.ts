import { day, type EventRules, number, text } from '../platform/notifications/event-rules.ts'

const log = text('LOG-705-2611-00012')
const project = text('Menara Cakrawala')
const task = text('DSG-705-2611-00012')

export const projectsEvents = {
  'project-submitted': {
    variables: { log, project, salesperson: text('Dimas Saputra') },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Project-Log-Approve-BM', 'Project-Similarity-Judge'],
  },
  'project-logged-for-you': {
    variables: { log, project, writer: text('Ratih Puspita') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Log-Create'],
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
  'verdict-taken-back': {
    variables: { log, project },
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
    concerns: ['Project-Follow-Up', 'Project-Log-Approve-BM'],
  },
  'right-lapsed-silent': {
    variables: { log, project, ends: day('2026-11-27'), since: day('2026-10-13') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Follow-Up', 'Project-Log-Approve-BM'],
  },
  'right-lapsed-term': {
    variables: { log, project, ends: day('2026-11-27') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Follow-Up', 'Project-Log-Approve-BM'],
  },
  'project-unknown': {
    variables: { log, project, since: day('2026-09-28'), days: number(60) },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Project-Follow-Up', 'Project-Log-Approve-BM'],
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
  'design-waiting': {
    variables: { task, project },
    record: 'message',
    on: ['inapp'],
    mandatory: [],
    concerns: ['Design-Task-Accept', 'Design-Task-Approve-SPV', 'Design-Task-Approve-Manager', 'Design-Task-Audit'],
  },
  'design-assigned': {
    variables: { task, project, day: day('2026-11-27') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Design-Task-Upload'],
  },
  'design-returned': {
    variables: { task, project, reason: text('The duct crosses a beam') },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Design-Task-Upload', 'Design-Task-Request'],
  },
  'design-released': {
    variables: { task, project },
    record: 'message',
    on: ['inapp'],
    mandatory: ['inapp'],
    concerns: ['Design-Task-Request'],
  },
} as const satisfies EventRules

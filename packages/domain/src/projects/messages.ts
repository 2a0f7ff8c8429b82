import type { Value } from '../message-values.ts'

/** The codes of this area's messages, with the values that each sentence takes. */
export type ProjectsMessages = {
  'project-level-needed': { level: Value }
  'similarity-not-judged': undefined
  'reviewed-by-somebody': { name: Value }
  'reopened-too-late': { n: Value }
  'other-manager-decides': undefined
  'project-name-too-short': undefined
  'split-not-whole': { n: Value }
  'salesperson-twice': undefined
  'salesperson-of-log-missing': undefined
  'order-before-today': undefined
  'delivery-before-order': undefined
  'pin-in-other-province': { province: Value }
  'contract-file-missing': undefined
  'needs-field-status': { clauses: Value }
  'field-login_status': undefined
  'field-project_status': undefined
  'field-requester_task_status': undefined
  'field-login_task_status': undefined
  'pin-outside-indonesia': undefined
  'day-too-far': { day: Value }
  'order-unknown': { code: Value }
  'follow-up-in-future': undefined
  'next-follow-up-in-past': undefined
  'visit-needs-position': undefined
  'change-needs-reason': undefined
  'resume-date-in-past': undefined
  'project-logged': undefined
  'project-submitted': undefined
  'project-approved': { project: Value }
  'follow-up-saved': undefined
  'similarity-asked': undefined
  'branch-judges-own': undefined
  'judged-by-somebody': { name: Value }
  'judged-already': undefined
  'project-keeps-it': undefined
  'verdict-not-given': undefined
  'verdict-of-somebody': { name: Value }
  'log-approved-since': undefined
  'verdict-taken-back': undefined
  'verdict-saved': undefined
  'replacement-asked': undefined
  'replacement-open': undefined
  'same-salesperson': undefined
  'salesman-replaced': undefined
  'needs-replaceable': undefined
  'effective-in-past': undefined
  'extended-too-far': { n: Value }
  'already-requested': undefined
  'design-requester-only': undefined
  'design-assigned-to': { name: Value }
  'design-designer-only': { name: Value }
  'design-file-missing': undefined
  'design-approver-audits': undefined
  'design-needed-in-past': undefined
  'design-scope-missing': undefined
  'design-requested': undefined
  'design-uploaded': undefined
  'design-released': undefined
  'no-designer': undefined
  'week-not-there': undefined
  'week-commented': undefined
  'revision-of-released': undefined
  'label-brief': undefined
  'label-version-notes': undefined
  'label-project-name': undefined
  'label-owner-pic': undefined
  'label-developer': undefined
  'label-contractor': undefined
  'label-consultant': undefined
  'label-probability': undefined
  'label-estimate': undefined
  'label-split': undefined
  'label-offer': undefined
}

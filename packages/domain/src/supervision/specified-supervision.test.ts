import { expect, test } from 'vitest'
import { standardRoles } from '../roles.ts'
import * as letters from './letters.ts'
import { supervisionPermissions } from './permissions.ts'
import * as statuses from './supervision-statuses.ts'

const dates =
  'create_date updated_date submitted_date ts_dept_audited_date ass_dept_audited_date audited_date dispatched_date accepted_date staff_received_date first_schedule_date technical_training_date supervise_start_date supervise_end_date revision_notice_date disclaimer_letter_date debug_result_date usage_training_date warranty_card_issued_date finished_date change_installer_date'
test('the twenty dates of the specification', () => {
  expect(statuses.supervisionDates.join(' ')).toBe(dates)
})

/** Every status of the specification, by the list that holds it. */
test.each([
  [statuses.tsAuditStatuses, 'TS_Dept_Audit_', 'Required Approved Rejected'],
  [statuses.assAuditStatuses, 'ASS_Dept_Audit_', 'Required Approved Rejected'],
  [statuses.supervisionStatuses, '', 'HO_Dispatched HO_Rejected Branch_Accepted Branch_Rejected'],
  [statuses.supervisionStatuses, '', 'Coordinator_Received Coordinator_Rejected Technical_Training_Finished'],
  [statuses.supervisionStatuses, '', 'Debug_Normal Debug_Abnormal Usage_Training_Finished Finish_Project_Finished'],
  [statuses.supervisionStatuses, '', 'Inspection_Supervision_Submitted Inspection_Supervision_Finished'],
  [statuses.supervisionStatuses, '', 'Document_Draft Draft Submitted'],
  [statuses.revisionNoticeStatuses, 'Revision_Notice_', 'Pending Submitted Approved Issued'],
  [statuses.designNoticeStatuses, 'Design_Revision_Notice_', 'Pending Submitted Approved Issued'],
  [statuses.disclaimerStatuses, 'Disclaimer_Letter_', 'Pending Issued Signed'],
  [statuses.cardStatuses, 'Warranty_Card_', 'Submitted Approved Issued Signed'],
  [statuses.installerStatuses, '', 'Installer_Changed'],
  [statuses.pauseStatuses, '', 'Paused Resumed'],
  [statuses.overtimes, '', 'Yes No'],
  [statuses.warrantyBases, '', 'based_on_warranty_policy based_on_sales_contract'],
] as const)('%s holds %s%s', (list: readonly string[], prefix, ends) => {
  expect(list).toEqual(expect.arrayContaining(ends.split(' ').map((end) => prefix + end)))
})

const actions =
  'Modify, Submit, Delete, Action Log, Change Installer, Dispatch To ASS, ASS Accept, Staff Receive, Certification Installer, Schedule, Technical Training, Inspection, Notice Letter, Signed Disclaimer Letter, Debug, Usage Training, Warranty Card, Warranty Card Submit, Warranty Card Approve, Signed Warranty Card, Finish Project, Document New, Document Submit, Document TS Audit, Document ASS Audit, Pause, Resume, Design Revision Notice, Device Arrive, Device Install, Copy'
const codes = actions.split(', ').map((name) => `Supervision-${name.replaceAll(' ', '-')}`)
test.each([...codes, 'BUTTON_DESIGN_PROBLEM_SUBMIT', 'BUTTON_DESIGN_PROBLEM_APPROVE'])(
  '%s is a permission, and a standard role holds it',
  (code) => {
    expect(supervisionPermissions).toContain(code)
    const holders = Object.values(standardRoles).filter(({ permissions }) => permissions.some((one) => one === code))
    expect(holders.length).toBeGreaterThan(0)
  },
)

test('letters: nine digits, 250 characters, Local Language, signatures in one template alone', () => {
  expect([letters.longestVersion, letters.mostResponsible]).toEqual([9, 250])
  expect(letters.defaultTemplateLanguage).toBe('Local Language')
  expect(letters.templateTypes.filter(letters.hasSignatureTable)).toEqual(['DISCLAIMER'])
  expect([statuses.projectSupervisionFolder, statuses.supervisionFolder]).toEqual([
    'Project Supervision',
    'Supervision',
  ])
})

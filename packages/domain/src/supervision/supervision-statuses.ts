/** Where the process of a supervision stands. */
export const supervisionStatuses = [
  'Draft',
  'Submitted',
  'Document_Draft',
  'TS_Dept_Audit_Required',
  'TS_Dept_Audit_Rejected',
  'ASS_Dept_Audit_Required',
  'ASS_Dept_Audit_Rejected',
  'ASS_Dept_Audit_Approved',
  'HO_Dispatched',
  'HO_Rejected',
  'Branch_Accepted',
  'Branch_Rejected',
  'Coordinator_Received',
  'Coordinator_Rejected',
  'Technical_Training_Finished',
  'Inspection_Supervision_Submitted',
  'Inspection_Supervision_Finished',
  'Debug_Normal',
  'Debug_Abnormal',
  'Usage_Training_Finished',
  'Finish_Project_Finished',
] as const
export type SupervisionStatus = (typeof supervisionStatuses)[number]

/** The verdict of each department stands by itself: the process goes on while it stays. */
export const tsAuditStatuses = ['TS_Dept_Audit_Required', 'TS_Dept_Audit_Approved', 'TS_Dept_Audit_Rejected'] as const
export const assAuditStatuses = [
  'ASS_Dept_Audit_Required',
  'ASS_Dept_Audit_Approved',
  'ASS_Dept_Audit_Rejected',
] as const

/** A pause keeps the status of the process as it is: to resume is to return to it. */
export const pauseStatuses = ['Paused', 'Resumed'] as const
export type PauseStatus = (typeof pauseStatuses)[number]
export const installerStatuses = ['Installer_Changed'] as const

export const cardStatuses = [
  'Document_Draft',
  'Warranty_Card_Submitted',
  'Warranty_Card_Approved',
  'Warranty_Card_Issued',
  'Warranty_Card_Signed',
] as const
export type CardStatus = (typeof cardStatuses)[number]

/** A letter is a draft (Pending), with the manager, approved, generated (Issued); a disclaimer is signed at last. */
export const letterKinds = ['revision_notice', 'design_revision_notice', 'disclaimer_letter'] as const
export type LetterKind = (typeof letterKinds)[number]
export const revisionNoticeStatuses = [
  'Revision_Notice_Pending',
  'Revision_Notice_Submitted',
  'Revision_Notice_Approved',
  'Revision_Notice_Issued',
] as const
export const designNoticeStatuses = [
  'Design_Revision_Notice_Pending',
  'Design_Revision_Notice_Submitted',
  'Design_Revision_Notice_Approved',
  'Design_Revision_Notice_Issued',
] as const
export const disclaimerStatuses = [
  'Disclaimer_Letter_Pending',
  'Disclaimer_Letter_Submitted',
  'Disclaimer_Letter_Approved',
  'Disclaimer_Letter_Issued',
  'Disclaimer_Letter_Signed',
] as const
export const letterStatuses = [...revisionNoticeStatuses, ...designNoticeStatuses, ...disclaimerStatuses] as const
export type LetterStatus = (typeof letterStatuses)[number]

export const supervisionLevels = ['A', 'B', 'C'] as const
export type SupervisionLevel = (typeof supervisionLevels)[number]
/** By horsepower: A above 200, B from 50, C below. */
export const levelOfCapacity = (hp: number): SupervisionLevel => {
  if (hp > 200) return 'A'
  return hp >= 50 ? 'B' : 'C'
}
export const overtimes = ['Yes', 'No'] as const
export const warrantyBases = ['based_on_warranty_policy', 'based_on_sales_contract'] as const
export type WarrantyBasis = (typeof warrantyBases)[number]
export const unitPlaces = ['Indoor', 'Outdoor'] as const

/** Every date of the process. None is typed: each is set by its action. */
export const supervisionDates = [
  'create_date',
  'updated_date',
  'submitted_date',
  'ts_dept_audited_date',
  'ass_dept_audited_date',
  'audited_date',
  'dispatched_date',
  'accepted_date',
  'staff_received_date',
  'first_schedule_date',
  'technical_training_date',
  'supervise_start_date',
  'supervise_end_date',
  'revision_notice_date',
  'disclaimer_letter_date',
  'debug_result_date',
  'usage_training_date',
  'warranty_card_issued_date',
  'finished_date',
  'change_installer_date',
] as const
export type SupervisionDate = (typeof supervisionDates)[number]

/** The papers that are audited; those of the first list must be there. */
export const requiredDocuments = ['sales_contract', 'delivery_order', 'as_built_drawing'] as const
export const documentKinds = [
  ...requiredDocuments,
  'system_schematic',
  'installer_certificate',
  'pressure_test_sheet',
  'debug_measurement_sheet',
] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentStatuses = ['Document_Draft', 'Submitted', 'TS_Approved', 'Audited', 'Rejected'] as const

/** Where files hang: the folder types of the specification, and as what. */
export const supervisionFolder = 'Supervision'
export const projectSupervisionFolder = 'Project Supervision'
export const supervisionFiles = {
  module: 'Project_Supervision',
  training: 'technical_training',
  arrival: 'device_arrival',
  debug: 'debug_photo',
  usage: 'usage_training',
  signature: 'receiver_signature',
  inspection: 'inspection',
  signedDisclaimer: 'signed_disclaimer',
  signedCard: 'signed_warranty_card',
} as const
export const debugPhotosNeeded = 3

export const visitSlots = ['08:30~18:00', '08:30~12:00', '13:30~18:00'] as const

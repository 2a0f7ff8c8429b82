import type { Codes } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { guidanceRights, supervisionFileRights } from './supervision-file-rights.ts'

const seesGuidance = guidanceRights('View', 'Download')
const seesFiles = [...supervisionFileRights('View', 'Download'), ...seesGuidance]
const addsFiles = [...supervisionFileRights('View', 'Download', 'Upload', 'Delete'), ...seesGuidance]

const readsSupervisions = [
  'Supervision-Open',
  'Supervision-Detail-Open',
  'Supervision-Installer-List-Open',
  'Supervision-Warranty-Card-List-Open',
  'Supervision-Inspection-Overview-Open',
  'Supervision-Action-Log',
] as const satisfies Codes

const beginsSupervisions = [
  ...readsSupervisions,
  'Supervision-Create-Open',
  'Supervision-Modify-Open',
  'Supervision-Edit-Open',
  'Supervision-Modify',
  'Supervision-Submit',
  'Supervision-Delete',
  'Supervision-Copy',
  'Supervision-Document-New',
  'Supervision-Document-Submit',
] as const satisfies Codes

const inspects = [
  'Supervision-Inspection-Open',
  'Supervision-Inspection',
  'Supervision-Technical-Training',
  'Supervision-Debug',
  'Supervision-Usage-Training',
  'Supervision-Device-Arrive',
  'Supervision-Device-Install',
] as const satisfies Codes

const notifies = [
  'Supervision-Notice-Letter-Open',
  'Supervision-Notice-Letter',
  'Supervision-Signed-Disclaimer-Letter',
  'Supervision-Design-Revision-Notice-Open',
  'Supervision-Design-Revision-Notice',
  'BUTTON_DESIGN_PROBLEM_SUBMIT',
] as const satisfies Codes

const coordinates = [
  ...beginsSupervisions,
  ...inspects,
  ...notifies,
  'Supervision-Staff-Receive',
  'Supervision-Change-Installer',
  'Supervision-Certification-Installer',
  'Supervision-Schedule',
  'Supervision-Warranty-Card-Open',
  'Supervision-Warranty-Card',
  'Supervision-Warranty-Card-Submit',
  'Supervision-Signed-Warranty-Card',
  'Supervision-Finish-Project',
  'Supervision-Pause',
  'Supervision-Resume',
] as const satisfies Codes

export const supervisionRights: RoleRights = {
  'Branch-Manager': [...beginsSupervisions, ...addsFiles],
  'After-Sales-Department': [
    ...readsSupervisions,
    ...seesFiles,
    'Supervision-ASS-Accept',
    'Supervision-Document-ASS-Audit',
  ],
  SPV: [...readsSupervisions, ...seesFiles],
  /** Who sold it follows it, and changes nothing. */
  Salesman: [
    'Supervision-Open',
    'Supervision-Detail-Open',
    'Supervision-Inspection-Overview-Open',
    'Supervision-Action-Log',
    ...seesFiles,
  ],
  'Project-HO': [...beginsSupervisions, ...addsFiles, 'Supervision-Dispatch-To-ASS'],
  'TS-Manager': [
    ...coordinates,
    ...addsFiles,
    'Supervision-Warranty-Card-Approve',
    'Supervision-Document-TS-Audit',
    'BUTTON_DESIGN_PROBLEM_APPROVE',
    'Supervision-Certification-Waive',
    'Supervision-Checkpoint-Modify',
    ...guidanceRights('Upload', 'Delete'),
    'Supervision-Notice-Letter-Approve',
  ],
  Coordinator: [...coordinates, ...addsFiles],
  'Project-Supervisor': [...readsSupervisions, ...addsFiles, ...inspects, ...notifies],
}

export const supervisionAttachmentRights: readonly AttachmentRights[] = [supervisionFileRights, guidanceRights]

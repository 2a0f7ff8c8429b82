import { type AttachmentPermission, isAttachmentPermission } from './platform/attachment-permissions.ts'

/**
 * Every permission code by area, spelled as the business already spells it; new ones read `{Area}-{Screen}-{Action}`. A code
 * that ends in `-Open` guards a page. What each allows is said in words/src/platform/permissions.ts. A role is a set of these.
 */
export const permissionsByArea = {
  platform: [
    'Role-Permission-Search',
    'Role-Permission-Modify',
    'Role-Permission-Explain',
    'Role-User-Modify',
    'Role-User-Override',
    'Role-Menu-Modify',
    'Multi-Language-Search',
    'Multi-Language-Create',
    'Multi-Language-Modify',
    'Multi-Language-Delete',
    'Message-Template-Search',
    'Message-Template-Modify',
    'Message-Template-Test-Send',
    'Outbox-Search',
    'Outbox-Retry',
    'Website-Config-Search',
    'Website-Config-Modify',
    'Website-Email-Search',
    'Website-Email-Modify',
  ],
  masters: [
    'Staff-Search',
    'Staff-Create',
    'Staff-Modify',
    'Staff-Deactivate',
    'Staff-Reset-Password',
    'Department-Search',
    'Department-Modify',
    'Input-Email-Search',
    'Input-Email-Modify',
  ],
  customers: [
    'Sales-Order-Search-Official-Address',
    'Sales-Order-Upload-Official_Address_By_Excel',
    'Sales-Order-Delete-Official-Address',
    'Sales-Order-Download-Address-Template',
    'Sales-Order-Edit-Official-Address',
  ],
  sales: ['Sales-Order-Open', 'Sales-Order-Create-Open', 'Sales-Order-Modify-Open', 'Sales-Order-Mobile-Open'],
  projects: [
    'Project-Log-Create-Open',
    'Project-Log-Modify-Open',
    'Project-Submitted-Open',
    'Project-Submitted-Approve-Open',
    'Project-Replace-Salesman-Open',
  ],
  supervision: [
    'Supervision-Open',
    'Supervision-Create-Open',
    'Supervision-Modify-Open',
    'Supervision-Edit-Open',
    'Supervision-Detail-Open',
    'Supervision-Installer-List-Open',
    'Supervision-Warranty-Card-Open',
    'Supervision-Warranty-Card-List-Open',
    'Supervision-Inspection-Open',
    'Supervision-Inspection-Overview-Open',
    'Supervision-Notice-Letter-Open',
    'Supervision-Design-Revision-Notice-Open',
    'Supervision-Modify',
    'Supervision-Submit',
    'Supervision-Delete',
    'Supervision-Action-Log',
    'Supervision-Change-Installer',
    'Supervision-Dispatch-To-ASS',
    'Supervision-ASS-Accept',
    'Supervision-Staff-Receive',
    'Supervision-Certification-Installer',
    'Supervision-Schedule',
    'Supervision-Technical-Training',
    'Supervision-Inspection',
    'Supervision-Notice-Letter',
    'Supervision-Signed-Disclaimer-Letter',
    'Supervision-Debug',
    'Supervision-Usage-Training',
    'Supervision-Warranty-Card',
    'Supervision-Warranty-Card-Submit',
    'Supervision-Warranty-Card-Approve',
    'Supervision-Signed-Warranty-Card',
    'Supervision-Finish-Project',
    'Supervision-Document-New',
    'Supervision-Document-Submit',
    'Supervision-Document-TS-Audit',
    'Supervision-Document-ASS-Audit',
    'Supervision-Pause',
    'Supervision-Resume',
    'Supervision-Design-Revision-Notice',
    'Supervision-Device-Arrive',
    'Supervision-Device-Install',
    'Supervision-Copy',
    'BUTTON_DESIGN_PROBLEM_SUBMIT',
    'BUTTON_DESIGN_PROBLEM_APPROVE',
  ],
  installers: [
    'Personal-Information-List-Search',
    'Personal-Information-List-View',
    'Personal-Information-List-Detail',
    'Personal-Information-List-Download',
    'Installer-Detail-Button-Approve-Identity',
    'Installer-Detail-Button-Approve-Bank-Account',
    'Installer-Detail-Button-Reject-Installer',
    'Installer-Detail-Button-Reject-Sales-Installer',
    'Installer-Detail-Button-Withdraw-Identity-Information',
    'Installer-Detail-Button-Withdraw-Bank-Account',
    'Installer-Detail-Button-Pause-Cooperation',
    'Installer-Detail-Button-Resume-Cooperation',
    'Installer-Detail-Button-Admin-Remark',
  ],
  field: ['Attendance-Open', 'Attendance-Check-In-Out-Open', 'Attendance-History-Open'],
} as const

export type PermissionArea = keyof typeof permissionsByArea
export type ListedPermission = (typeof permissionsByArea)[PermissionArea][number]
/** What a person may hold. Attachment codes follow from the photo list, which is data, and are not listed. */
export type Permission = ListedPermission | AttachmentPermission

export const permissions: readonly ListedPermission[] = Object.values(permissionsByArea).flat()

const listed = new Set<string>(permissions)
export const isPermission = (code: string): code is Permission => listed.has(code) || isAttachmentPermission(code)

/** What an endpoint asks of its caller: nothing at all, a session, or a session that holds a permission. */
export type Needs = Permission | 'public' | 'signed-in'

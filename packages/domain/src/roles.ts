import { bonusPhotoRights } from './installers/bonus-photos.ts'
import { type ListedPermission, type Permission, permissions } from './permissions.ts'
import type { ViewData } from './viewers.ts'

type StandardRole = { role_name: string; view_data: ViewData; permissions: readonly Permission[] }
type Codes = readonly ListedPermission[]

const everyStaff = ['Attendance-Check-In-Out-Open', 'Attendance-History-Open'] as const satisfies Codes

const readsAddresses = ['Sales-Order-Search-Official-Address'] as const satisfies Codes
const listsAddresses = [
  ...readsAddresses,
  'Sales-Order-Download-Address-Template',
  'Sales-Order-Download-Official-Address',
] as const satisfies Codes
const keepsAddresses = [
  ...listsAddresses,
  'Sales-Order-Upload-Official_Address_By_Excel',
  'Sales-Order-Delete-Official-Address',
  'Sales-Order-Edit-Official-Address',
] as const satisfies Codes

const readsCustomers = [
  'Customer-List-Search',
  'Customer-Stock-History-Search',
  'Shop-Search',
  'Keyperson-Search',
  'Promotor-Search',
  'Sales-Policy-Search',
] as const satisfies Codes
const writesCustomers = [
  ...readsCustomers,
  'Customer-Create',
  'Customer-Modify',
  'Customer-View-Tax',
  'Customer-View-Credit',
  'Shop-Create',
  'Shop-Modify',
] as const satisfies Codes
const keepsCustomers = [
  ...writesCustomers,
  'Customer-List-Download',
  'Keyperson-Modify',
  'Promotor-Modify',
  'Salesman-Search',
] as const satisfies Codes
const decidesCustomers = ['Customer-Approve', 'Customer-Close', 'Customer-Merge', 'Shop-Close'] as const satisfies Codes

const readsCashbacks = ['Cashback-List-Search', 'Type-Rebate-Search'] as const satisfies Codes
const keepsCashbacks = [
  ...readsCashbacks,
  'Cashback-Download',
  'Cashback-Add',
  'Cashback-Manual-Rebate',
  'Cashback-Update',
  'Cashback-Extend',
  'Cashback-Plan',
] as const satisfies Codes
const keepsSignatures = ['Customer-Signature-View', 'Customer-Signature-Upload'] as const satisfies Codes
const decidesSignatures = [
  ...keepsSignatures,
  'Customer-Signature-Approve',
  'Customer-Signature-Delete',
] as const satisfies Codes

const writesOrders = ['Sales-Order-Open', 'Sales-Order-Create-Open', 'Sales-Order-Modify-Open'] as const satisfies Codes

const logsProjects = ['Project-Log-Create-Open', 'Project-Log-Modify-Open'] as const satisfies Codes
const approvesProjects = [
  'Project-Submitted-Open',
  'Project-Submitted-Approve-Open',
  'Project-Replace-Salesman-Open',
] as const satisfies Codes

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

const readsInstallers = [
  'Personal-Information-List-Search',
  'Personal-Information-List-View',
  'Personal-Information-List-Detail',
] as const satisfies Codes

const approvesIdentities = [
  ...readsInstallers,
  'Installer-Detail-Button-Approve-Identity',
  'Installer-Detail-Button-Reject-Installer',
  'Installer-Detail-Button-Withdraw-Identity-Information',
  'Installer-Detail-Button-Pause-Cooperation',
  'Installer-Detail-Button-Resume-Cooperation',
  'Installer-Detail-Button-Admin-Remark',
] as const satisfies Codes

const approvesAccounts = [
  ...readsInstallers,
  'Personal-Information-List-Download',
  'Installer-Detail-Button-Approve-Bank-Account',
  'Installer-Detail-Button-Withdraw-Bank-Account',
  'Installer-Detail-Button-Reject-Sales-Installer',
] as const satisfies Codes

const seesBonusPhotos = bonusPhotoRights('View')

const readsBonuses = ['Bonus-Rule-Search', 'Installation-Bonus-List-Search'] as const satisfies Codes

const decidesForBranch = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Branch',
  'Installation-Bonus-List-Withdraw',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
] as const satisfies Codes

const paysBonuses = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Finance',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
  'Financial-Settlement-Search',
  'Financial-Settlement-Create',
  'Financial-Settlement-Modify',
  'Financial-Settlement-Bank-File',
  'Financial-Settlement-Import-Result',
] as const satisfies Codes

const earnsBonuses = [
  'Bonus-Rule-Search',
  'My-Installation-Bonus-Search',
  'My-Installation-Bonus-Apply',
] as const satisfies Codes

const keepsServices = [
  'Warehouse-Search',
  'Warehouse-Vendor-Search',
  'Branch-Warehouse-Search',
  'Branch-Warehouse-Create',
  'Branch-Warehouse-Modify',
  'Branch-Warehouse-Delete',
] as const satisfies Codes

const keepsOffices = [
  'Office-Config-Search',
  'Office-Config-Create',
  'Office-Config-Modify',
  'Office-Config-Delete',
  'Holiday-Config-Search',
  'Holiday-Config-Create',
  'Holiday-Config-Modify',
  'Holiday-Config-Delete',
] as const satisfies Codes

/** The roles a new house begins with. From then on they are data: an administrator changes them at run time. */
export const standardRoles = {
  Administrator: { role_name: 'Administrator', view_data: 'View_Data_All_Branches', permissions },
  'Branch-Manager': {
    role_name: 'Branch Manager',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[...keepsCashbacks, ...decidesSignatures, 'Cashback-Approve' as const],
      ...[...everyStaff, ...keepsAddresses, ...writesOrders, ...logsProjects, ...approvesProjects],
      ...[...beginsSupervisions, ...approvesIdentities, ...decidesForBranch, ...seesBonusPhotos],
      ...[...keepsCustomers, ...decidesCustomers, 'Customer-Change-Salesman' as const],
      ...(['Sales-Order-Mobile-Open', 'Attendance-Open', 'Staff-Search', 'Department-Search'] as const),
      'Warehouse-Search',
    ],
  },
  Salesman: {
    role_name: 'Salesperson',
    view_data: 'View_Data_Salesman',
    permissions: [
      ...[...everyStaff, ...readsAddresses, ...writesOrders, ...logsProjects, ...writesCustomers],
      'Sales-Order-Mobile-Open',
    ],
  },
  'Branch-Admin': {
    role_name: 'Branch Admin',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[...keepsCashbacks, ...keepsSignatures],
      ...everyStaff,
      ...keepsAddresses,
      ...keepsCustomers,
      ...writesOrders,
      ...readsInstallers,
      ...readsBonuses,
      ...seesBonusPhotos,
      'Staff-Search',
      'Warehouse-Search',
    ],
  },
  Finance: {
    role_name: 'Finance',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[...everyStaff, ...listsAddresses, ...paysBonuses, ...seesBonusPhotos, ...readsCustomers],
      ...(['Customer-Approve', 'Customer-View-Tax', 'Customer-View-Credit', 'Customer-List-Download'] as const),
      ...(['Customer-Address-Confirm-Temporary', 'Sales-Order-Open'] as const),
    ],
  },
  'Finance-Manager': {
    role_name: 'Finance Manager',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[...keepsCashbacks, ...decidesSignatures],
      ...(['Cashback-Approve', 'Cashback-Approve-Above-Limit', 'Type-Rebate-Add', 'Type-Rebate-Update'] as const),
      ...[...everyStaff, ...listsAddresses, ...approvesAccounts, ...paysBonuses, ...seesBonusPhotos],
      ...[...readsCustomers, ...decidesCustomers],
      ...(['Customer-View-Tax', 'Customer-View-Credit', 'Customer-List-Download', 'Customer-Dropdown-All'] as const),
      ...(['Customer-Change-Salesman', 'Customer-Change-Salesman-Cross-Branch', 'Salesman-Search'] as const),
      ...(['Sales-Policy-Create', 'Sales-Policy-Approve'] as const),
      ...(['Bonus-Rule-Create', 'Bonus-Rule-Approve', 'Financial-Settlement-Approve'] as const),
      ...(['Sales-Order-Open', 'Department-Search'] as const),
    ],
  },
  Logistics: {
    role_name: 'Logistics',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[...everyStaff, ...readsAddresses, ...keepsServices],
      ...(['Customer-Address-Confirm-Temporary', 'Sales-Order-Open'] as const),
    ],
  },
  Warehouse: {
    role_name: 'Warehouse',
    view_data: 'View_Data_My_Branch',
    permissions: [...everyStaff, ...readsAddresses, 'Warehouse-Search'],
  },
  'Call-Center': {
    role_name: 'Call Centre',
    view_data: 'View_Data_All_Branches',
    permissions: [...everyStaff, ...readsAddresses, 'Customer-List-Search', 'Shop-Search'],
  },
  'ASC-Admin': { role_name: 'ASC Admin', view_data: 'View_Data_Asc', permissions: everyStaff },
  Technician: { role_name: 'Technician', view_data: 'View_Data_Technician', permissions: everyStaff },
  'After-Sales-Department': {
    role_name: 'After-sales Department',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[
        ...everyStaff,
        ...readsAddresses,
        ...readsSupervisions,
        ...approvesIdentities,
        ...decidesForBranch,
        ...seesBonusPhotos,
      ],
      ...(['Bonus-Rule-Create', 'Supervision-ASS-Accept', 'Supervision-Document-ASS-Audit'] as const),
    ],
  },
  SPV: {
    role_name: 'Supervisor (SPV)',
    view_data: 'View_Data_Multi_Branch',
    permissions: [
      ...[...everyStaff, ...readsAddresses, ...logsProjects, ...approvesProjects, ...readsSupervisions],
      ...[...readsCustomers, 'Customer-View-Credit' as const, 'Salesman-Search' as const],
      ...(['Sales-Order-Open', 'Sales-Order-Mobile-Open', 'Attendance-Open'] as const),
    ],
  },
  Designer: {
    role_name: 'Designer',
    view_data: 'View_Data_My_Branch',
    permissions: [...everyStaff, ...logsProjects],
  },
  'Project-HO': {
    role_name: 'Project Head Office',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[...everyStaff, ...logsProjects, ...approvesProjects, ...beginsSupervisions],
      'Supervision-Dispatch-To-ASS',
    ],
  },
  'TS-Manager': {
    role_name: 'Technical Support Manager',
    view_data: 'View_Data_Multi_Branch',
    permissions: [
      ...[...everyStaff, ...logsProjects, ...coordinates],
      ...(['Supervision-Warranty-Card-Approve', 'Supervision-Document-TS-Audit'] as const),
      'BUTTON_DESIGN_PROBLEM_APPROVE',
    ],
  },
  Coordinator: {
    role_name: 'Coordinator',
    view_data: 'View_Data_Multi_Branch',
    permissions: [...everyStaff, ...coordinates],
  },
  'Project-Supervisor': {
    role_name: 'Project Supervisor',
    view_data: 'View_Data_My_Branch',
    permissions: [...everyStaff, ...readsSupervisions, ...inspects, ...notifies],
  },
  HR: {
    role_name: 'Human Resources',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[...everyStaff, ...keepsOffices, 'Attendance-Open' as const],
      ...(['Staff-Search', 'Staff-Create', 'Staff-Modify', 'Staff-Deactivate', 'Department-Search'] as const),
      ...(['Salesman-Search', 'Promotor-Search'] as const),
    ],
  },
  Customer: { role_name: 'Customer', view_data: 'View_Data_Customer', permissions: ['Sales-Order-Mobile-Open'] },
  Keyperson: { role_name: 'Keyperson', view_data: 'View_Data_Keyperson', permissions: [] },
  // An installer belongs to no customer, so the customer's scope shows nothing but what a page asks for by its owner.
  'Partner-Sales-Installer': {
    role_name: 'Sales Installer',
    view_data: 'View_Data_Customer',
    permissions: [...earnsBonuses, ...bonusPhotoRights('View', 'Upload', 'Delete')],
  },
  'Partner-Common-Installer': {
    role_name: 'Installer',
    view_data: 'View_Data_Customer',
    permissions: [...earnsBonuses, ...bonusPhotoRights('View', 'Upload', 'Delete')],
  },
  'Staff-Other-Dept': { role_name: 'Staff from other Dept', view_data: 'View_Data_My_Branch', permissions: everyStaff },
} as const satisfies Record<string, StandardRole>

export type RoleCode = keyof typeof standardRoles

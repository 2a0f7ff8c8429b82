import { complaintPhotoRights, costPhotoRights, invoiceRights } from './aftersales/evidence.ts'
import { centreFileRights, technicianPhotoRights, ticketPhotoRights } from './aftersales/service-files.ts'
import { workOrderPhotoRights } from './aftersales/work-order-photos.ts'
import { customerPhotoRights } from './customers/customer-photos.ts'
import { shopPhotoRights } from './customers/shop-photos.ts'
import { bonusPhotoRights } from './installers/bonus-photos.ts'
import { type ListedPermission, type Permission, permissions } from './permissions.ts'
import { attachmentActions, photoPermission } from './platform/attachment-permissions.ts'
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
const seesCustomerPhotos = [...customerPhotoRights('View', 'Download'), ...shopPhotoRights('View')]
const keepsCustomerPhotos = [
  ...customerPhotoRights('View', 'Download', 'Upload', 'Delete'),
  ...shopPhotoRights('View', 'Upload', 'Delete'),
]
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
const seesSpecimens = photoPermission('Customer', 'customer_signature', 'View')
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

const readsBonuses = [
  'Bonus-Rule-Search',
  'Installation-Bonus-List-Search',
  'Installation-Bonus-List-Download',
] as const satisfies Codes

const decidesForBranch = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Branch',
  'Installation-Bonus-List-Withdraw',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
  'Installation-Bonus-List-Call-Back',
] as const satisfies Codes

const paysBonuses = [
  ...readsBonuses,
  'Installation-Bonus-List-Approve-Finance',
  'Installation-Bonus-List-Deny',
  'Installation-Bonus-List-Hold',
  'Installation-Bonus-List-Release',
  'Installation-Bonus-List-Call-Back',
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

const readsWorkOrders = [
  ...(['Work-Order-Search', 'Work-Order-View-Phone', 'Work-Order-Board'] as const),
  ...workOrderPhotoRights('View', 'Download'),
] as const satisfies readonly Permission[]

/** The centre's desk. */
const runsWorkOrders = [
  ...readsWorkOrders,
  'Work-Order-Download',
  'Work-Order-Button-Accept',
  'Work-Order-Button-Reject',
  'Work-Order-Button-Assign-Technician',
  'Work-Order-Button-Schedule',
  'Work-Order-Button-Re-Schedule',
  'Work-Order-Button-Save-Work',
  'Work-Order-Button-Evaluate-Support',
  'Work-Order-Button-Cancel',
  'Work-Order-Button-Submit-Cost',
  'Work-Order-Button-Submit-Sparepart',
  ...workOrderPhotoRights('Upload', 'Delete'),
] as const satisfies readonly Permission[]

const visitsCustomers = [
  'Work-Order-Search',
  'Work-Order-View-Phone',
  'Work-Order-Button-Schedule',
  'Work-Order-Button-Re-Schedule',
  'Work-Order-Button-Visit',
  'Work-Order-Button-Install',
  'Work-Order-Button-Maintain',
  'Work-Order-Button-Repair',
  'Work-Order-Button-Save-Work',
  'Work-Order-Button-Ask-Support',
  'Work-Order-Button-Finish',
  'Work-Order-Button-Cancel',
  ...workOrderPhotoRights('View', 'Upload', 'Delete', 'Download'),
] as const satisfies readonly Permission[]

const answersCustomers = [
  ...readsWorkOrders,
  'Work-Order-Download',
  'Work-Order-Button-Send-Survey',
  'Work-Order-Button-Callcenter-Confirm',
  'Work-Order-Button-Cancel',
  'Work-Order-Button-Dispatch-Another-ASC',
  'Work-Order-Button-Reply-Complain',
  'Work-Order-Button-Withdraw-Back',
  'Work-Order-Button-Generate-New-Work-Order',
] as const satisfies readonly Permission[]

const decidesWorkOrders = [
  ...readsWorkOrders,
  'Work-Order-Download',
  'Work-Order-Sla-Search',
  'Work-Order-Button-Cancel',
  'Work-Order-Button-Approve-Cancellation',
  'Work-Order-Button-Reject-Cancellation',
  'Work-Order-Button-Dispatch-Another-ASC',
] as const satisfies readonly Permission[]

/** The after-sales department (ASS). */
const confirmsWorkOrders = [
  ...decidesWorkOrders,
  'Work-Order-Sla-Modify',
  'Repair-Choice-Search',
  'Repair-Choice-Modify',
  'Work-Order-Button-ASS-Confirm',
  'Work-Order-Button-ASS-Reject',
  'Work-Order-Button-Require-Technical-Support',
  'Work-Order-Button-Support-Proof',
  'Work-Order-Button-Approve-Cost',
  'Work-Order-Button-Return-Cost',
  'Work-Order-Button-Mark-As-Reimbursement',
  'Work-Order-Button-Reply-Complain',
  'Work-Order-Button-Generate-New-Work-Order',
  'Work-Order-Button-Approve-Sparepart',
] as const satisfies readonly Permission[]

const paysWorkOrders = [
  ...readsWorkOrders,
  'Work-Order-Download',
  'Work-Order-Button-Approve-Cost',
  'Work-Order-Button-Return-Cost',
  'Work-Order-Button-Mark-As-Reimbursement',
] as const satisfies readonly Permission[]

const callsCustomers = [
  'Survey-List-Search',
  'Survey-List-Call',
  'Survey-List-Edit',
  'Complain-Search',
  'Complain-Create',
  'Complain-Solve',
  'Complain-Not-Solve',
  'Complain-Reopen',
  'Task-Assign',
  'Task-Follow',
  ...complaintPhotoRights('View', 'Upload', 'Delete'),
] as const satisfies readonly Permission[]

const looksAfterQuality = [
  ...callsCustomers,
  'Complain-Compensate',
  'Cost-Search',
  'Cost-Edit',
  'Cost-Approve-Over-Standard',
  'Reimbursement-Search',
  'Reimbursement-Prepare',
] as const satisfies readonly Permission[]

/** What a centre asks for its work, and whether it agrees with its month. */
const earnsServices = [
  'Survey-List-Search',
  'Complain-Search',
  ...complaintPhotoRights('View', 'Upload'),
  'Task-Follow',
  'Work-Order-Button-Reply-Complain',
  'Cost-Search',
  'Cost-Edit',
  'Reimbursement-Search',
  'Reimbursement-Dispute',
  'Reimbursement-Send-Invoice',
] as const satisfies readonly Permission[]

const paysServices = [
  'Cost-Search',
  'Cost-Approve-Over-Standard',
  'Cost-Approve-Over-Limit',
  'Reimbursement-Search',
  'Reimbursement-Prepare',
  'Reimbursement-Invoice-Received',
  'Reimbursement-Confirmed-Reject',
  'Reimbursement-Pay',
] as const satisfies Codes

const looksUpUnits = [
  'Consumer-Item-Search',
  'Aftersales-Warranty-Search',
  'Error-Code-Search',
] as const satisfies Codes

const logsTickets = [
  'Aftersales-Ticket-Search',
  'Aftersales-Ticket-Create',
  'Aftersales-Ticket-Modify',
  'Aftersales-Ticket-Delete',
  'Aftersales-Ticket-View-Phone',
] as const satisfies Codes

const readsCentres = ['Asc-List-Search', 'Asc-Technician-Search', 'Asc-Service-Price-Search'] as const satisfies Codes

const dispatchesTickets = [
  ...logsTickets,
  ...looksUpUnits,
  ...readsCentres,
  'Aftersales-Ticket-Dispatch',
  'Aftersales-Ticket-Download',
] as const satisfies Codes

const seesTicketPhotos = ticketPhotoRights('View')
const takesTicketPhotos = ticketPhotoRights('View', 'Upload', 'Delete')

const keepsCentres = [
  ...dispatchesTickets,
  'Asc-List-Create',
  'Asc-List-Update',
  'Asc-List-View-Bank',
  'Asc-Technician-Config',
  'Asc-Service-Price-Modify',
  'Error-Code-Modify',
] as const satisfies Codes

const provesServices = [
  ...costPhotoRights('View', 'Upload', 'Delete'),
  ...invoiceRights('View', 'Upload', 'Delete', 'Download'),
]
const seesServiceProofs = [...costPhotoRights('View'), ...invoiceRights('View', 'Download')]

/** Everything that hangs on records. What of it somebody sees, the record says: nobody sees a photo of what they cannot open. */
export const standardAttachmentPermissions = [
  ...[bonusPhotoRights, customerPhotoRights, shopPhotoRights, ticketPhotoRights, workOrderPhotoRights],
  ...[complaintPhotoRights, costPhotoRights, invoiceRights, technicianPhotoRights, centreFileRights],
].flatMap((rightsTo) => rightsTo(...attachmentActions))

/** The roles a new house begins with. From then on they are data: an administrator changes them at run time. */
export const standardRoles = {
  Administrator: {
    role_name: 'Administrator',
    view_data: 'View_Data_All_Branches',
    permissions: [...permissions, ...standardAttachmentPermissions, seesSpecimens],
  },
  'Branch-Manager': {
    role_name: 'Branch Manager',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[...dispatchesTickets, ...takesTicketPhotos, ...complaintPhotoRights('View')],
      ...(['Survey-List-Search', 'Complain-Search', 'Task-Assign', 'Task-Follow', 'Cost-Search'] as const),
      ...(['Cost-Approve-Over-Standard', 'Reimbursement-Search'] as const),
      ...[...keepsCashbacks, ...decidesSignatures, seesSpecimens],
      ...(['Cashback-Approve', 'Cashback-Calculate'] as const),
      ...[...everyStaff, ...keepsAddresses, ...writesOrders, ...logsProjects, ...approvesProjects],
      ...[...beginsSupervisions, ...approvesIdentities, ...decidesForBranch, ...seesBonusPhotos, ...decidesWorkOrders],
      ...[...keepsCustomers, ...decidesCustomers, ...keepsCustomerPhotos, 'Customer-Change-Salesman' as const],
      ...(['Sales-Order-Mobile-Open', 'Attendance-Open', 'Staff-Search', 'Department-Search'] as const),
      'Warehouse-Search',
    ],
  },
  Salesman: {
    role_name: 'Salesperson',
    view_data: 'View_Data_Salesman',
    permissions: [
      ...[
        ...everyStaff,
        ...readsAddresses,
        ...writesOrders,
        ...logsProjects,
        ...writesCustomers,
        ...keepsCustomerPhotos,
      ],
      ...[...readsCashbacks, ...keepsSignatures, seesSpecimens, 'Cashback-Plan' as const],
      'Sales-Order-Mobile-Open',
    ],
  },
  'Branch-Admin': {
    role_name: 'Branch Admin',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[...dispatchesTickets, ...takesTicketPhotos],
      ...[...keepsCashbacks, ...keepsSignatures, seesSpecimens],
      ...everyStaff,
      ...keepsAddresses,
      ...keepsCustomers,
      ...keepsCustomerPhotos,
      ...writesOrders,
      ...readsInstallers,
      ...[...readsBonuses, 'Installation-Bonus-List-Call-Back' as const],
      ...seesBonusPhotos,
      ...readsWorkOrders,
      'Staff-Search',
      'Warehouse-Search',
    ],
  },
  Finance: {
    role_name: 'Finance',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...[
        ...everyStaff,
        ...listsAddresses,
        ...paysBonuses,
        ...seesBonusPhotos,
        ...readsCustomers,
        ...seesCustomerPhotos,
      ],
      ...paysWorkOrders,
      ...keepsCashbacks,
      ...(['Cashback-Approve', 'Cashback-Approve-Above-Limit', 'Cashback-Calculate'] as const),
      ...(['Customer-Approve', 'Customer-View-Tax', 'Customer-View-Credit', 'Customer-List-Download'] as const),
      ...(['Customer-Address-Confirm-Temporary', 'Sales-Order-Open'] as const),
    ],
  },
  'Finance-Manager': {
    role_name: 'Finance Manager',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[...keepsCashbacks, ...decidesSignatures, seesSpecimens],
      ...(['Cashback-Approve', 'Cashback-Approve-Above-Limit', 'Cashback-Calculate'] as const),
      ...(['Type-Rebate-Add', 'Type-Rebate-Update'] as const),
      ...[...everyStaff, ...listsAddresses, ...approvesAccounts, ...paysBonuses, ...seesBonusPhotos],
      ...[...paysWorkOrders, ...paysServices, ...seesServiceProofs],
      ...[...readsCustomers, ...decidesCustomers, ...seesCustomerPhotos],
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
    permissions: [
      ...[...dispatchesTickets, ...takesTicketPhotos],
      ...[...callsCustomers, ...answersCustomers, ...everyStaff, ...readsAddresses],
      ...(['Customer-List-Search', 'Shop-Search'] as const),
    ],
  },
  'ASC-Admin': {
    role_name: 'ASC Admin',
    view_data: 'View_Data_Asc',
    permissions: [
      ...[...logsTickets, ...looksUpUnits, ...readsCentres, ...takesTicketPhotos],
      ...(['Asc-List-Update', 'Asc-List-View-Bank', 'Asc-Technician-Config'] as const),
      ...technicianPhotoRights('View', 'Upload', 'Delete'),
      ...centreFileRights('View', 'Download'),
      ...everyStaff,
      ...[...earnsServices, ...provesServices],
      ...runsWorkOrders,
    ],
  },
  Technician: {
    role_name: 'Technician',
    view_data: 'View_Data_Technician',
    permissions: [
      ...[...looksUpUnits, ...seesTicketPhotos],
      'Asc-Technician-Search',
      ...technicianPhotoRights('View'),
      ...everyStaff,
      ...visitsCustomers,
    ],
  },
  'After-Sales-Department': {
    role_name: 'After-sales Department',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[...keepsCentres, ...takesTicketPhotos],
      ...technicianPhotoRights('View', 'Upload', 'Delete'),
      ...centreFileRights('View', 'Upload', 'Delete', 'Download'),
      ...[
        ...everyStaff,
        ...readsAddresses,
        ...readsSupervisions,
        ...approvesIdentities,
        ...decidesForBranch,
        ...seesBonusPhotos,
        ...confirmsWorkOrders,
        ...[...looksAfterQuality, ...seesServiceProofs],
      ],
      ...(['Bonus-Rule-Create', 'Supervision-ASS-Accept', 'Supervision-Document-ASS-Audit'] as const),
    ],
  },
  SPV: {
    role_name: 'Supervisor (SPV)',
    view_data: 'View_Data_Multi_Branch',
    permissions: [
      ...[...everyStaff, ...readsAddresses, ...logsProjects, ...approvesProjects, ...readsSupervisions],
      ...[...readsCustomers, ...seesCustomerPhotos, 'Customer-View-Credit' as const, 'Salesman-Search' as const],
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
      ...[...looksUpUnits, 'Error-Code-Modify' as const],
      ...[...everyStaff, ...logsProjects, ...coordinates, ...readsWorkOrders],
      ...(['Work-Order-Button-Require-Technical-Support', 'Work-Order-Button-Support-Proof'] as const),
      ...(['Supervision-Warranty-Card-Approve', 'Supervision-Document-TS-Audit'] as const),
      'BUTTON_DESIGN_PROBLEM_APPROVE',
    ],
  },
  Coordinator: {
    role_name: 'Coordinator',
    view_data: 'View_Data_Multi_Branch',
    permissions: ['Asc-Technician-Search', ...everyStaff, ...coordinates],
  },
  'Project-Supervisor': {
    role_name: 'Project Supervisor',
    view_data: 'View_Data_My_Branch',
    permissions: [...everyStaff, ...readsSupervisions, ...inspects, ...notifies],
  },
  // In the shops of others; what they sell there they enter themselves.
  Promotor: { role_name: 'Promotor', view_data: 'View_Data_Salesman', permissions: everyStaff },
  HR: {
    role_name: 'Human Resources',
    view_data: 'View_Data_All_Branches',
    permissions: [
      ...[...everyStaff, ...keepsOffices, 'Attendance-Open' as const],
      ...(['Staff-Search', 'Staff-Create', 'Staff-Modify', 'Staff-Deactivate', 'Department-Search'] as const),
      ...(['Salesman-Search', 'Promotor-Search'] as const),
    ],
  },
  Customer: {
    role_name: 'Customer',
    view_data: 'View_Data_Customer',
    permissions: [...keepsSignatures, 'Sales-Order-Mobile-Open', 'Cashback-List-Search'],
  },
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
  'Staff-Other-Dept': {
    role_name: 'Staff from other Dept',
    view_data: 'View_Data_My_Branch',
    permissions: [
      ...logsTickets,
      ...takesTicketPhotos,
      'Aftersales-Warranty-Search',
      ...everyStaff,
      'Work-Order-Search',
    ],
  },
} as const satisfies Record<string, StandardRole>

export type RoleCode = keyof typeof standardRoles

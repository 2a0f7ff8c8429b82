import { complaintPhotoRights, costPhotoRights, invoiceRights } from './aftersales/evidence.ts'
import {
  answersCustomers,
  callsCustomers,
  confirmsWorkOrders,
  decidesWorkOrders,
  dispatchesTickets,
  earnsServices,
  keepsCentres,
  logsTickets,
  looksAfterQuality,
  looksUpUnits,
  paysServices,
  paysWorkOrders,
  provesServices,
  readsCentres,
  readsWorkOrders,
  runsWorkOrders,
  seesServiceProofs,
  seesTicketPhotos,
  takesTicketPhotos,
  visitsCustomers,
} from './aftersales/rights.ts'
import { centreFileRights, technicianPhotoRights, ticketPhotoRights } from './aftersales/service-files.ts'
import { workOrderPhotoRights } from './aftersales/work-order-photos.ts'
import { customerPhotoRights } from './customers/customer-photos.ts'
import {
  decidesCustomers,
  decidesSignatures,
  keepsAddresses,
  keepsCustomerPhotos,
  keepsCustomers,
  keepsSignatures,
  listsAddresses,
  readsAddresses,
  readsCustomers,
  seesCustomerPhotos,
  seesSpecimens,
  writesCustomers,
} from './customers/rights.ts'
import { shopPhotoRights } from './customers/shop-photos.ts'
import { bonusPhotoRights } from './installers/bonus-photos.ts'
import {
  approvesAccounts,
  approvesIdentities,
  decidesForBranch,
  earnsBonuses,
  paysBonuses,
  readsBonuses,
  readsInstallers,
  seesBonusPhotos,
} from './installers/rights.ts'
import { keepsOffices, keepsServices } from './masters/rights.ts'
import { type Codes, type Permission, permissions } from './permissions.ts'
import { attachmentActions } from './platform/attachment-permissions.ts'
import {
  approvesProjects,
  beginsSupervisions,
  coordinates,
  inspects,
  logsProjects,
  notifies,
  readsSupervisions,
} from './projects/rights.ts'
import { keepsCashbacks, readsCashbacks, writesOrders } from './sales/rights.ts'
import type { ViewData } from './viewers.ts'

type StandardRole = { role_name: string; view_data: ViewData; permissions: readonly Permission[] }

const everyStaff = ['Attendance-Check-In-Out-Open', 'Attendance-History-Open'] as const satisfies Codes

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
  Keyperson: {
    role_name: 'Keyperson',
    view_data: 'View_Data_Keyperson',
    permissions: ['Shop-Search', 'Customer-Stock-History-Search'],
  },
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

import type { Codes, Permission } from '../permissions.ts'
import type { AttachmentRights, RoleRights } from '../role-facts.ts'
import { centreFileRights, technicianPhotoRights, ticketPhotoRights } from './service-files.ts'
import { complaintPhotoRights, costPhotoRights, invoiceRights } from './work-orders/evidence.ts'
import { workOrderPhotoRights } from './work-orders/work-order-photos.ts'

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

/** The branch desk that dispatches: it also dispatches again, and decides about cancellations. */
const decidesAtTheDesk = [
  'Work-Order-Button-Approve-Cancellation',
  'Work-Order-Button-Reject-Cancellation',
  'Work-Order-Button-Dispatch-Another-ASC',
] as const satisfies Codes

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
  'Reimbursement-Search',
  'Reimbursement-Prepare',
] as const satisfies readonly Permission[]

/** A centre's costs, and its agreement with the monthly reimbursement. */
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

/** Two people are needed to pay a centre: the manager and finance. */
const paysCentres = [
  'Cost-Search',
  'Reimbursement-Search',
  'Reimbursement-Invoice-Received',
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
] as const satisfies Codes

const readsCentres = ['Asc-List-Search', 'Asc-Technician-Search', 'Asc-Service-Price-Search'] as const satisfies Codes

const dispatchesTickets = [
  ...logsTickets,
  'Aftersales-Ticket-View-Phone',
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

export const aftersalesRights: RoleRights = {
  'Branch-Manager': [
    ...dispatchesTickets,
    ...takesTicketPhotos,
    ...complaintPhotoRights('View'),
    'Survey-List-Search',
    'Complain-Search',
    'Task-Assign',
    'Task-Follow',
    'Cost-Search',
    'Cost-Approve-Over-Standard',
    'Work-Order-Button-Approve-Cost',
    'Work-Order-Button-Return-Cost',
    ...costPhotoRights('View'),
    'Reimbursement-Search',
    ...decidesWorkOrders,
  ],
  'Branch-Admin': [...dispatchesTickets, ...takesTicketPhotos, ...readsWorkOrders, ...decidesAtTheDesk],
  Finance: [...paysWorkOrders, ...paysCentres, ...seesServiceProofs],
  'Finance-Manager': [...paysWorkOrders, ...paysServices, ...seesServiceProofs],
  'Call-Center': [...dispatchesTickets, ...takesTicketPhotos, ...callsCustomers, ...answersCustomers],
  'ASC-Admin': [
    ...logsTickets,
    'Aftersales-Ticket-View-Phone',
    ...looksUpUnits,
    ...readsCentres,
    ...takesTicketPhotos,
    'Asc-List-Update',
    'Asc-List-View-Bank',
    'Asc-Technician-Config',
    ...technicianPhotoRights('View', 'Upload', 'Delete'),
    ...centreFileRights('View', 'Download'),
    ...earnsServices,
    ...provesServices,
    ...runsWorkOrders,
  ],
  Technician: [
    ...looksUpUnits,
    ...seesTicketPhotos,
    'Asc-Technician-Search',
    ...technicianPhotoRights('View'),
    ...visitsCustomers,
  ],
  'After-Sales-Department': [
    ...keepsCentres,
    ...takesTicketPhotos,
    ...technicianPhotoRights('View', 'Upload', 'Delete'),
    ...centreFileRights('View', 'Upload', 'Delete', 'Download'),
    ...confirmsWorkOrders,
    ...looksAfterQuality,
    ...seesServiceProofs,
  ],
  'TS-Manager': [
    ...looksUpUnits,
    'Error-Code-Modify',
    ...readsWorkOrders,
    'Work-Order-Button-Require-Technical-Support',
    'Work-Order-Button-Support-Proof',
  ],
  Coordinator: ['Asc-Technician-Search'],
  // A director needs no phone numbers of consumers.
  Director: ['Work-Order-Search', 'Work-Order-Board'],
  // Other departments log what consumers ask for, and read no phone of theirs.
  'Staff-Other-Dept': [...logsTickets, ...takesTicketPhotos, 'Aftersales-Warranty-Search', 'Work-Order-Search'],
}

export const aftersalesAttachments: readonly AttachmentRights[] = [
  ticketPhotoRights,
  workOrderPhotoRights,
  complaintPhotoRights,
  costPhotoRights,
  invoiceRights,
  technicianPhotoRights,
  centreFileRights,
]

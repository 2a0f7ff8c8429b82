export const ticketStatuses = ['Ticket_Draft', 'Ticket_Dispatched', 'Ticket_Dispatched_Part', 'Ticket_Deleted'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const complainers = ['End_User', 'Dealer', 'Project_Owner', 'Sales'] as const
export type ComplainBy = (typeof complainers)[number]

export const complainWays = ['Phone', 'WhatsApp', 'Web_Form', 'App', 'Email', 'Walk_In'] as const
export type ComplainVia = (typeof complainWays)[number]

export const priorities = ['Low', 'Normal', 'High', 'Urgent'] as const
export type Priority = (typeof priorities)[number]

export const serviceTypes = ['Install', 'Maintain', 'Repair', 'Survey', 'Dismantle_Relocate'] as const
export type ServiceType = (typeof serviceTypes)[number]

export const warranties = ['In_Warranty', 'Out_of_Warranty', 'Unknown'] as const
export type Warranty = (typeof warranties)[number]

/** The role of a user on a ticket. */
export const ticketRoles = ['Call Center', 'Branch', 'Staff from other Dept'] as const
export type TicketRole = (typeof ticketRoles)[number]

/** The keys of the choice lists in requests. */
export const ticketChoiceKeys = [
  'aftersales_ticket_complain_by',
  'aftersales_ticket_complain_via',
  'aftersales_ticket_priority',
  'aftersales_ticket_service_type',
  'aftersales_ticket_warranty',
] as const
export type TicketChoiceKey = (typeof ticketChoiceKeys)[number]
export const repairChoiceKeys = ['Repair_Symptoms', 'Repair_Place_of_Failure', 'Repair_Cause_of_Failure'] as const
export type RepairChoiceKey = (typeof repairChoiceKeys)[number]

export const mostTicketUnits = 20

export const duplicateFound = 'This customer or unit already has an open ticket'

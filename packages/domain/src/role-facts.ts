import type { Permission } from './permissions.ts'
import type { AttachmentAction, AttachmentPermission } from './platform/attachment-permissions.ts'
import type { ViewData } from './viewers.ts'

type RoleFacts = { role_name: string; view_data: ViewData }

export const roleFacts = {
  Administrator: { role_name: 'Administrator', view_data: 'View_Data_All_Branches' },
  'Branch-Manager': { role_name: 'Branch Manager', view_data: 'View_Data_My_Branch' },
  Salesman: { role_name: 'Salesperson', view_data: 'View_Data_Salesman' },
  'Branch-Admin': { role_name: 'Branch Admin', view_data: 'View_Data_My_Branch' },
  'Sales-HO': { role_name: 'Sales Head Office', view_data: 'View_Data_All_Branches' },
  Finance: { role_name: 'Finance', view_data: 'View_Data_My_Branch' },
  'Finance-Manager': { role_name: 'Finance Manager', view_data: 'View_Data_All_Branches' },
  Director: { role_name: 'Director', view_data: 'View_Data_All_Branches' },
  Logistics: { role_name: 'Logistics', view_data: 'View_Data_My_Branch' },
  Warehouse: { role_name: 'Warehouse', view_data: 'View_Data_My_Branch' },
  'Call-Center': { role_name: 'Call Centre', view_data: 'View_Data_All_Branches' },
  'ASC-Admin': { role_name: 'ASC Admin', view_data: 'View_Data_Asc' },
  Technician: { role_name: 'Technician', view_data: 'View_Data_Technician' },
  'After-Sales-Department': { role_name: 'After-sales Department', view_data: 'View_Data_All_Branches' },
  SPV: { role_name: 'Supervisor (SPV)', view_data: 'View_Data_Multi_Branch' },
  Designer: { role_name: 'Designer', view_data: 'View_Data_My_Branch' },
  'Project-HO': { role_name: 'Project Head Office', view_data: 'View_Data_All_Branches' },
  'TS-Manager': { role_name: 'Technical Support Manager', view_data: 'View_Data_Multi_Branch' },
  Coordinator: { role_name: 'Coordinator', view_data: 'View_Data_Multi_Branch' },
  'Project-Supervisor': { role_name: 'Project Supervisor', view_data: 'View_Data_My_Branch' },
  // In the shops of others; what they sell there they enter themselves.
  Promotor: { role_name: 'Promotor', view_data: 'View_Data_Salesman' },
  HR: { role_name: 'Human Resources', view_data: 'View_Data_All_Branches' },
  Customer: { role_name: 'Customer', view_data: 'View_Data_Customer' },
  Keyperson: { role_name: 'Keyperson', view_data: 'View_Data_Keyperson' },
  // An installer belongs to no customer, so the customer's scope shows nothing but what a page asks for by its owner.
  'Partner-Sales-Installer': { role_name: 'Sales Installer', view_data: 'View_Data_Customer' },
  'Partner-Common-Installer': { role_name: 'Installer', view_data: 'View_Data_Customer' },
  'Staff-Other-Dept': { role_name: 'Staff from other Dept', view_data: 'View_Data_My_Branch' },
} as const satisfies Record<string, RoleFacts>

export type RoleCode = keyof typeof roleFacts

/** What an area adds to the standard roles. The Administrator holds every listed permission and every attachment anyway. */
export type RoleRights = Partial<Record<RoleCode, readonly Permission[]>>
/** The codes for the files of one kind of record. */
export type AttachmentRights = (...actions: AttachmentAction[]) => AttachmentPermission[]

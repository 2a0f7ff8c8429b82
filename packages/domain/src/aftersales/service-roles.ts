import type { Viewer } from '../viewers.ts'
import { ticketRoles } from './tickets/tickets.ts'

/** The side a user is on in after-sales: call desk, service centre, or technician. */
export const serviceRoles = [...ticketRoles, 'ASC', 'Technician'] as const
export type ServiceRole = (typeof serviceRoles)[number]

/**
 * Derived from scope and permissions, never from a role's name: users who dispatch are the desk of all branches or of
 * one, and a copied role is treated like its original.
 */
export const serviceRoleOf = ({ view_data, permission }: Pick<Viewer, 'view_data' | 'permission'>): ServiceRole => {
  if (view_data === 'View_Data_Technician') return 'Technician'
  if (view_data === 'View_Data_Asc') return 'ASC'
  if (!permission.has('Aftersales-Ticket-Dispatch')) return 'Staff from other Dept'
  return view_data === 'View_Data_All_Branches' ? 'Call Center' : 'Branch'
}

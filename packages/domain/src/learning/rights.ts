import type { RoleRights } from '../role-facts.ts'

export const learningRights: RoleRights = {
  HR: ['Lottery-View', 'Lottery-Create', 'Lottery-Approve', 'Lottery-Draw', 'Lottery-Redraw', 'Lottery-Claim'],
}

import type { Viewer } from '@sejuk/domain/viewers'
import { users } from '../../db/tables/platform/users.ts'
import { visibleTo } from './visible-to.ts'

/** Users are visible by branch or service centre; technicians and salesmen see only themselves, customers see none. */
export const visibleUsers = (viewer: Viewer) =>
  visibleTo(viewer, {
    dept_code: users.department,
    asc_code: users.asc_code,
    technician_code: users.usercode,
    salesman_code: users.usercode,
  })

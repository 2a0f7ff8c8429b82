import type { Viewer } from '@sejuk/domain/viewers'
import { users } from '../../db/tables/platform/users.ts'
import { visibleTo } from './visible-to.ts'

/** People are seen by their branch or service centre; a technician or salesman sees themselves, a customer nobody. */
export const visibleUsers = (viewer: Viewer) =>
  visibleTo(viewer, {
    dept_code: users.department,
    asc_code: users.asc_code,
    technician_code: users.usercode,
    salesman_code: users.usercode,
  })

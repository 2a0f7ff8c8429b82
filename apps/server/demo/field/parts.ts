import type { Part } from '../part.ts'
import { loadAttendance } from './load-attendance.ts'
import { loadBranchStaff } from './load-branch-staff.ts'
import { loadLastContacts } from './load-last-contacts.ts'
import { loadLeave } from './load-leave.ts'
import { loadFieldPhotos } from './load-photos.ts'
import { loadVisits } from './load-visits.ts'

export const fieldDemo: readonly Part[] = [
  { name: 'branch-staff', load: loadBranchStaff },
  { name: 'leave', load: loadLeave },
  { name: 'attendance', load: loadAttendance },
  { name: 'visits', load: loadVisits },
  { name: 'field-photos', load: loadFieldPhotos },
  { name: 'last-contacts', load: loadLastContacts },
]

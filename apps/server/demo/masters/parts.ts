import type { Part } from '../part.ts'
import { loadDrivers } from './drivers.ts'
import { loadLearnedPostalCodes } from './learned-postal-codes.ts'
import { loadStaff } from './staff.ts'

export const mastersDemo: readonly Part[] = [
  { name: 'staff', load: loadStaff },
  { name: 'drivers', load: loadDrivers },
  { name: 'postal-codes', load: loadLearnedPostalCodes },
]

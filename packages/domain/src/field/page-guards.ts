import type { PageGuards } from '../platform/page-rules.ts'

export const fieldGuards = {
  '/attendance/check-in-out': 'Attendance-Check-In-Out-Open',
  '/attendance/history': 'Attendance-History-Open',
  '/attendance': 'Attendance-Open',
} as const satisfies PageGuards

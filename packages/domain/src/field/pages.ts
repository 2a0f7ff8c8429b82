export const fieldPages = {
  attendance: '/attendance',
  attendanceDays: '/attendance/days',
  attendanceChecks: '/attendance/checks?status?',
  attendanceRequests: '/attendance/requests?status?',
  attendanceCheck: '/attendance/check-in-out',
  attendanceHistory: '/attendance/history?month?&tab?',
  leaveApproval: '/leave-approval?search?&status?',
  leave: '/leave',
  officeLocation: '/office-location',
} as const

export const fieldWaiting = ['attendanceChecks', 'attendanceRequests'] as const
export const fieldMeasures = [] as const

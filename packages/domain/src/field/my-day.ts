export const fieldWaiting = ['attendanceChecks', 'attendanceRequests', 'leaves'] as const
export const fieldMeasures = [] as const

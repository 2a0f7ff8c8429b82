export const fieldWaiting = [
  'attendanceChecks',
  'attendanceRequests',
  'leaves',
  'visits',
  'pinProposals',
  'visitCollections',
] as const
export const fieldMeasures = [] as const

/** What waits for somebody's decision in this area. */
export const aftersalesWaiting = [
  'toAccept',
  'toSchedule',
  'toSupport',
  'toConfirm',
  'toSurvey',
  'toCancel',
  'toDispatch',
  'costs',
  'complaints',
] as const

/** The figures of this area on the home page. */
export const aftersalesMeasures = ['openWorkOrders', 'serviceInTime', 'fixedAtFirstVisit', 'openComplaints'] as const

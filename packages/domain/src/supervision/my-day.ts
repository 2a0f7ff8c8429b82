export const supervisionWaiting = [
  'supervisionTsAudits',
  'supervisionAssAudits',
  'supervisionDispatches',
  'supervisionAccepts',
  'supervisionReceives',
] as const
export const supervisionMeasures = [] as const

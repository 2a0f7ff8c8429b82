export const sparepartsWaiting = [
  'partsToCheck',
  'partsToApprove',
  'partsToRefund',
  'partsToDeliver',
  'partsLacking',
  'partsToReceive',
] as const
export const sparepartsMeasures = [] as const

export const sparepartsWaiting = [
  'partsToCheck',
  'partsToApprove',
  'partsToDeliver',
  'partsLacking',
  'partsToReceive',
] as const
export const sparepartsMeasures = [] as const

export const sparepartsWaiting = [] as const
export const sparepartsMeasures = [] as const

export const companyWaiting = [] as const

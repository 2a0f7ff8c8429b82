export const companyPages = {} as const

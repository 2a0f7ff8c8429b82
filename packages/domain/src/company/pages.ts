export const companyPages = {
  legalEntities: '/configuration/company',
  legalEntity: '/configuration/company/detail?code',
  paperCheck: '/paper?code?',
} as const

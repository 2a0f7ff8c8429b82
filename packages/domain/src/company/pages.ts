export const companyPages = {
  legalEntities: '/configuration/company',
  legalEntity: '/configuration/company/detail?code',
  legalEntityForm: '/configuration/company/change?code?',
  paperCheck: '/paper?code?',
  settingChanges: '/configuration/setting-changes?kind?&status?&search?',
  settingChange: '/configuration/setting-changes/detail?code',
  settingChangeForm: '/configuration/setting-changes/create?kind?&scope?',
} as const

export const companyWaiting = ['settingChanges'] as const

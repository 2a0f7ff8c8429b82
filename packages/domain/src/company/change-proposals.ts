export const settingChangeStatuses = [
  'Draft',
  'Submitted',
  'Approved',
  'In_Force',
  'Ended',
  'Rejected',
  'Withdrawn',
  'Stale',
] as const
export type SettingChangeStatus = (typeof settingChangeStatuses)[number]

/** Why a value shall change is said in so many letters. */
export const shortestReason = 10
export const longestReason = 500

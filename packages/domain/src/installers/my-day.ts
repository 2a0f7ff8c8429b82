export const installersWaiting = [
  'installers',
  'accounts',
  'bonusesOfBranch',
  'bonusesOfFinance',
  'bonusCalls',
  'settlements',
] as const
export const installersMeasures = ['bonusesToPay'] as const

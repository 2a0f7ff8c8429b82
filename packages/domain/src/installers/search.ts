export const installersSearch = ['installers', 'bonusTickets', 'settlements'] as const
export const installersSearchActions = ['installer', 'bonusesOfInstaller'] as const

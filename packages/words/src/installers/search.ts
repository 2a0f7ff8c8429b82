import type { installersSearch, installersSearchActions } from '@sejuk/domain/installers/search'
import type { Pair } from '../words.ts'

export const installersSearchNames = {
  installers: ['Installers', 'Installer'],
  bonusTickets: ['Bonus tickets', 'Tiket bonus'],
  settlements: ['Settlements', 'Pembayaran bonus'],
} satisfies Record<(typeof installersSearch)[number], Pair>

export const installersSearchActionNames = {
  installer: ['Its installer', 'Installernya'],
  bonusesOfInstaller: ['Bonus tickets', 'Tiket bonus'],
} satisfies Record<(typeof installersSearchActions)[number], Pair>

import type { installersMeasures, installersWaiting } from '@sejuk/domain/installers/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof installersWaiting)[number], Pair>

export const installersWaitingNames = {
  installers: ['Installers to approve', 'Installer untuk disetujui'],
  accounts: ['Bank accounts to approve', 'Rekening untuk disetujui'],
  bonusesOfBranch: ['Bonus tickets to approve', 'Tiket bonus untuk disetujui'],
  bonusesOfFinance: ['Bonus tickets for finance', 'Tiket bonus untuk keuangan'],
  bonusCalls: ['Customers to call about a bonus', 'Pelanggan untuk ditelepon soal bonus'],
  settlements: ['Settlements to approve', 'Pembayaran bonus untuk disetujui'],
} satisfies Waiting

export const installersNextSteps = {
  installers: ['Review', 'Tinjau'],
  accounts: ['Review', 'Tinjau'],
  bonusesOfBranch: ['Review', 'Tinjau'],
  bonusesOfFinance: ['Review', 'Tinjau'],
  bonusCalls: ['Call', 'Telepon'],
  settlements: ['Review', 'Tinjau'],
} satisfies Waiting

export const installersMeasureNames = {
  bonusesToPay: ['Bonuses to pay', 'Bonus yang harus dibayar'],
} satisfies Record<(typeof installersMeasures)[number], Pair>

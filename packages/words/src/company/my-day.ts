import type { companyWaiting } from '@sejuk/domain/company/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof companyWaiting)[number], Pair>

export const companyWaitingNames = {
  settingChanges: ['Setting changes to decide', 'Perubahan pengaturan untuk diputuskan'],
} satisfies Waiting

export const companyNextSteps = {
  settingChanges: ['Review', 'Tinjau'],
} satisfies Waiting

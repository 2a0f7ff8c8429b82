import type { Part } from '../part.ts'
import { loadInstallersBonus } from './load-bonus.ts'
import { loadInstallers } from './load-installers.ts'

export const installersDemo: readonly Part[] = [
  { name: 'installers', load: loadInstallers },
  { name: 'installers-bonus', load: loadInstallersBonus },
]

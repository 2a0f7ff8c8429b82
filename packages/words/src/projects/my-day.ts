import type { projectsMeasures, projectsWaiting } from '@sejuk/domain/projects/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof projectsWaiting)[number], Pair>

export const projectsWaitingNames = {
  projectLogs: ['Projects to approve', 'Proyek untuk disetujui'],
  branchProjects: ['New projects of the branch', 'Proyek baru cabang'],
  designTasks: ['Designs to accept', 'Desain untuk diterima'],
  designSpv: ['Designs to approve as SPV', 'Desain untuk disetujui SPV'],
  designManager: ['Designs to approve as manager', 'Desain untuk disetujui manajer'],
  designAudit: ['Designs to audit and release', 'Desain untuk diaudit dan dirilis'],
} satisfies Waiting

export const projectsNextSteps = {
  projectLogs: ['Review', 'Tinjau'],
  branchProjects: ['Review', 'Tinjau'],
  designTasks: ['Accept', 'Terima'],
  designSpv: ['Approve', 'Setujui'],
  designManager: ['Approve', 'Setujui'],
  designAudit: ['Release', 'Rilis'],
} satisfies Waiting

export const projectsMeasureNames = {
  projectsMoved: ['Projects moved this month', 'Proyek bergerak bulan ini'],
} satisfies Record<(typeof projectsMeasures)[number], Pair>

import type { projectsMeasures, projectsWaiting } from '@sejuk/domain/projects/my-day'
import type { Pair } from '../words.ts'

type Waiting = Record<(typeof projectsWaiting)[number], Pair>

export const projectsWaitingNames = {
  projectLogs: ['Projects to approve', 'Proyek untuk disetujui'],
  branchProjects: ['New projects of the branch', 'Proyek baru cabang'],
} satisfies Waiting

export const projectsNextSteps = {
  projectLogs: ['Review', 'Tinjau'],
  branchProjects: ['Review', 'Tinjau'],
} satisfies Waiting

export const projectsMeasureNames = {} satisfies Record<(typeof projectsMeasures)[number], Pair>

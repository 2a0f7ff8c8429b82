import type { projectsSearch } from '@sejuk/domain/projects/search'
import type { Pair } from '../words.ts'

export const projectsSearchNames = {
  projects: ['Projects', 'Proyek'],
  designTasks: ['Design tasks', 'Tugas desain'],
} satisfies Record<(typeof projectsSearch)[number], Pair>

import type { Part } from '../part.ts'
import { loadDesigns } from './load-designs.ts'
import { loadProjects } from './load-projects.ts'
import { loadReplacements } from './load-replacements.ts'

export const projectsDemo: readonly Part[] = [
  { name: 'projects', load: loadProjects },
  { name: 'design-tasks', load: loadDesigns },
  { name: 'salesman-replacements', load: loadReplacements },
]

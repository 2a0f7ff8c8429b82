import type { Part } from '../part.ts'
import { loadProjects } from './load-projects.ts'

export const projectsDemo: readonly Part[] = [{ name: 'projects', load: loadProjects }]

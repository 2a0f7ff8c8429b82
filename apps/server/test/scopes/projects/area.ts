import type { ScopedArea } from '../scoped-rows.ts'
import { projectsInScope } from './projects.ts'

export const projectsScopes: ScopedArea = {
  rows: [...projectsInScope],
  unscoped: {
    'GET /api/project-log/similar':
      'Warns of the same building in every branch, and tells only code, branch and distance of it',
    'GET /api/project-map':
      'Adds up what the lists show, by the same rule; others by code and branch alone, which a test holds',
    'GET /api/project-log/check-place': 'The same for the whole company: where a city lies',
  },
}

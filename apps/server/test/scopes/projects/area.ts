import type { ScopedArea } from '../scoped-rows.ts'
import { projectsInScope } from './projects.ts'

export const projectsScopes: ScopedArea = {
  rows: [...projectsInScope],
  unscoped: {
    'GET /api/project-log/similar':
      'Warns of the same building in every branch, and tells only code, branch and distance of it',
    'GET /api/project-log/check-place': 'The same for the whole company: where a city lies',
  },
}

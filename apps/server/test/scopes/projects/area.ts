import type { ScopedArea } from '../scoped-rows.ts'
import { designsInScope } from './designs.ts'
import { projectsInScope } from './projects.ts'

export const projectsScopes: ScopedArea = {
  rows: [...projectsInScope, ...designsInScope],
  unscoped: {
    'GET /api/project-log/report': 'Adds up what the list shows, by its scope; proved where management reports are',
    'GET /api/weekly-report':
      "Adds up what moved in the viewer's scope, by the branch and salesperson of the time; a test holds it",
    'GET /api/weekly-report/pdf': 'The same report on paper',
    'GET /api/design-task/of-project': 'The same tasks as the list, of one project, by the same rule; a test holds it',
    'GET /api/design-task/board': 'The same tasks as the list by designer, by the same rule; a test holds it',
    'GET /api/project-log/similar':
      'Warns of the same building in every branch, and tells only code, branch and distance of it',
    'GET /api/project-log/order-dropdown': 'Orders by the rule of their own list, which its rows prove',
    'GET /api/project-map':
      'Adds up what the lists show, by the same rule; others by code and branch alone, which a test holds',
    'GET /api/project-log/check-place': 'The same for the whole company: where a city lies',
  },
}

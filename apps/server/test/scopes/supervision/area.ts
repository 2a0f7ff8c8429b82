import { reference, type ScopedArea } from '../scoped-rows.ts'
import { supervisionsInScope } from './supervisions.ts'

export const supervisionScopes: ScopedArea = {
  rows: [...supervisionsInScope],
  unscoped: {
    'GET /api-supervision/supervision-list/status-tab': 'Counts what the list shows, by the same rule',
    'GET /api-supervision/supervision/project-dropdown':
      'Goaled projects by the rule of the project lists, which their own rows prove',
    'GET /api-supervision/supervision/delivery-dropdown':
      'Delivery orders by the rule of their own list, which its rows prove',
    'GET /api-supervision/supervision-report/kpi': 'Sums over what the list shows, by the same rule',
    'GET /api-supervision/supervision/levels': reference,
    'GET /api-supervision/supervision/levels/action-log': reference,
    'GET /api-supervision/supervision/checkpoints': reference,
    'GET /api-supervision/supervision/checkpoints/action-log': reference,
    'POST /api-supervision/supervision-detail/template-language': reference,
    'GET /api/supervision-letter/paper': 'Public by the token of the e-mail, which opens one letter',
    'GET /api/warranty-card/validation': 'Public by the token or the numbers on the card, masked and limited',
    'GET /api-supervision/calendar-schedule': 'The visits of the supervisions that the list shows, by the same rule',
  },
}

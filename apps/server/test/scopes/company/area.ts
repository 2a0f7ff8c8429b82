import { configuration, type ScopedArea } from '../scoped-rows.ts'
import { settingChangeRows } from './setting-changes.ts'

export const companyScopes: ScopedArea = {
  rows: [settingChangeRows],
  unscoped: {
    'GET /api/setting-change/current': configuration,
    'GET /api/legal-entity': 'The companies behind the organizations are the same for every branch',
    'GET /api/legal-entity/detail': 'The companies behind the organizations are the same for every branch',
    'GET /api/legal-entity/values': 'The companies behind the organizations are the same for every branch',
    'GET /api/legal-entity/logo': 'The companies behind the organizations are the same for every branch',
    'GET /api/paper-check': 'Public: the code on the paper is the right to see',
  },
}

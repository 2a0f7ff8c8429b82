import { configuration, own, type ScopedArea } from '../scoped-rows.ts'
import { bonusesInScope } from './bonuses.ts'
import { installersInScope } from './installers.ts'

export const installersScopes: ScopedArea = {
  rows: [...installersInScope, ...bonusesInScope],
  unscoped: {
    'GET /auth/identity-information': own,
    'GET /auth/bank-information': own,
    'GET /auth/identity-bank-information': own,
    'GET /api-installer-bonus/personal-installer/status-tab': 'Counts the very list that is walked',
    'GET /api-installer-bonus/personal-installer/photo':
      'One picture of an installer who was found first; proved where it is served',
    'GET /api-installer-bonus/bonus-rule/list': configuration,
    'GET /api-installer-bonus/bonus-rule/detail': configuration,
    'POST /api-installer-bonus/bonus-rule/simulate': configuration,
    'GET /api-installer-bonus/bonus-rule/action-log': configuration,
    'GET /api-installer-bonus/bonus-ticket/status-tab': 'Counts the very list that is walked',
    'GET /api-installer-bonus/my-bonus-ticket/list': own,
    'GET /api-installer-bonus/my-bonus-ticket/status-tab': own,
    'GET /api-installer-bonus/my-bonus-ticket/detail': own,
    'POST /api-installer-bonus/my-bonus-ticket/preview': own,
    'GET /api-installer-bonus/my-bonus-ticket/readiness': own,
    'GET /api-installer-bonus/my-bonus-ticket/dashboard': own,
    'GET /api-installer-bonus/my-bonus-ticket/statement': own,
    'POST /api-installer-bonus/financial-settlement/preview':
      'Adds up the payable tickets of the branches one sees; proved where it is served',
    'GET /api-installer-bonus/financial-settlement/bank-file':
      'The file of a settlement that was found first; proved where it is served',
  },
}

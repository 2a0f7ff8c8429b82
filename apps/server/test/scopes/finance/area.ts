import type { ScopedArea } from '../scoped-rows.ts'
import { chequesInScope } from './cheques.ts'

export const financeScopes: ScopedArea = {
  rows: [...chequesInScope],
  unscoped: { 'GET /api/cheque/calendar': 'Sums by day of the cheques in sight; proved where cheques are' },
}

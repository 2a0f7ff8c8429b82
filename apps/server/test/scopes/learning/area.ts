import type { ScopedArea } from '../scoped-rows.ts'

const ofTheEvent = 'A lottery is run by head office for everybody; its permission alone decides'

export const learningScopes: ScopedArea = {
  rows: [],
  unscoped: {
    'GET /api/lottery': ofTheEvent,
    'GET /api/lottery/dropdown': ofTheEvent,
    'GET /api/lottery/detail': ofTheEvent,
    'GET /api/lottery/action-log': ofTheEvent,
    'GET /api/lottery/participant': ofTheEvent,
    'GET /api/lottery/stage': ofTheEvent,
    'GET /api/lottery/result': ofTheEvent,
    'GET /api/lottery/result/slip': ofTheEvent,
    'GET /api/lottery/frozen-list': ofTheEvent,
  },
}

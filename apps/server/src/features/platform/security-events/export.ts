import { securityEventData } from '@sejuk/contract/platform/security-events'
import { securityEventKinds } from '@sejuk/domain/platform/accounts/security-events'
import { securityEventWords } from '@sejuk/words/platform/security-events'
import { exportable } from '../../../platform/export/exportable.ts'
import { securityEventList } from './queries.ts'

export const securityEventExport = exportable(securityEventData, {
  book: securityEventWords,
  title: 'title',
  rows: securityEventList,
  columns: [
    { key: 'at', type: 'datetime' },
    { key: 'kind', width: 32, values: Object.fromEntries(securityEventKinds.map((kind) => [kind, kind])) },
    { key: 'usercode', width: 16 },
    { key: 'username', width: 28 },
    { key: 'by_usercode', width: 16 },
    { key: 'by_username', width: 28 },
    { key: 'ip', width: 18 },
    { key: 'user_agent', width: 50 },
    { key: 'detail', width: 50 },
  ],
})

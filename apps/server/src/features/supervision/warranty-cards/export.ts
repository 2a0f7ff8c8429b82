import { warrantyCardData } from '@sejuk/contract/supervision/warranty-cards'
import { cardStatuses } from '@sejuk/domain/supervision/supervision-statuses'
import { warrantyCardWords } from '@sejuk/words/supervision/warranty-cards'
import { exportable } from '../../../platform/export/exportable.ts'
import { warrantyCardList } from './queries.ts'

const statuses = Object.fromEntries(cardStatuses.map((one) => [one, one])) as {
  [One in (typeof cardStatuses)[number]]: One
}

export const warrantyCardExport = exportable(warrantyCardData, {
  ...{ book: warrantyCardWords, title: 'list', rows: warrantyCardList },
  columns: [
    { key: 'card_code', width: 22 },
    { key: 'version', type: 'number' },
    { key: 'project_name', word: 'project', width: 36 },
    { key: 'receiver', width: 30 },
    { key: 'dept_name', word: 'branch', width: 20 },
    { key: 'item_count', word: 'units', type: 'number' },
    { key: 'first_end_date', type: 'date' },
    { key: 'status', width: 24, values: statuses },
    { key: 'issued_date', type: 'datetime' },
    { key: 'signed_date', type: 'datetime' },
  ],
})

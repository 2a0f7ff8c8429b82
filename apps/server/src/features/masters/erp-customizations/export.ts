import { erpCustomizationData } from '@sejuk/contract/masters/erp-customizations'
import { erpCustomizationTypes } from '@sejuk/domain/masters/erp-customizations'
import { erpCustomizationTypeWords, erpCustomizationWords } from '@sejuk/words/masters/erp-customizations'
import { recordWords } from '@sejuk/words/masters/records'
import { exportable } from '../../../platform/export/exportable.ts'
import { erpCustomizationList } from './queries.ts'

export const erpCustomizationExport = exportable(erpCustomizationData, {
  book: [erpCustomizationWords, recordWords, erpCustomizationTypeWords],
  title: 'title',
  rows: erpCustomizationList,
  columns: [
    { key: 'data_type', values: Object.fromEntries(erpCustomizationTypes.map((type) => [type, type])) },
    { key: 'code', width: 20 },
    { key: 'name', width: 30 },
    { key: 'local_name', width: 30 },
    { key: 'seq', type: 'number' },
    { key: 'is_active', word: 'status', width: 12, values: { true: 'active', false: 'inactive' } },
    { key: 'created_date', type: 'datetime' },
  ],
})

import { createErpCustomization, erpCustomizationSheet } from '@sejuk/contract/masters/erp-customizations'
import { erpCustomizationTypeWords, erpCustomizationWords } from '@sejuk/words/masters/erp-customizations'
import { recordWords } from '@sejuk/words/masters/records'
import { z } from 'zod'
import { choiceColumn, oneOf, yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addErpCustomization, switchOffErpCustomizations } from './commands.ts'

const { words: record } = recordWords

export const erpCustomizationImport = recordSheet(erpCustomizationSheet, {
  sheet: 'Meta Data',
  schema: z.object({
    ...createErpCustomization.input.shape,
    data_type: oneOf('Data type', erpCustomizationTypeWords),
    is_active: yesNo(true),
  }),
  columns: {
    data_type: choiceColumn(erpCustomizationWords.words.data_type, erpCustomizationTypeWords),
    code: { titles: record.code, example: '1.5' },
    name: { titles: record.name, width: 30, example: '1.5 PK' },
    local_name: { titles: record.local_name, width: 30, example: '1.5 PK' },
    seq: { titles: record.seq, example: '100' },
    is_active: yesNoColumn(record.is_active),
  },
  book: [erpCustomizationWords, recordWords],
  title: 'title',
  add: async (by, form, how) => (await addErpCustomization(by, form, how)).customization_id,
  undo: switchOffErpCustomizations,
  page: 'erpCustomizations',
})

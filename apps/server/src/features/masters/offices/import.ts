import { createOffice, officeSheet } from '@sejuk/contract/masters/offices'
import { officeWords } from '@sejuk/words/masters/offices'
import { recordWords } from '@sejuk/words/masters/records'
import { z } from 'zod'
import { branchColumn, yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addOffice, takeBackOffices } from './commands.ts'

const { words } = officeWords
const { words: record } = recordWords

export const officeImport = recordSheet(officeSheet, {
  sheet: 'Office',
  schema: z.object({ ...createOffice.input.shape, is_active: yesNo(true) }),
  columns: {
    office_code: { titles: words.office_code, example: 'OFC-705-02' },
    office_name: { titles: words.office_name, width: 30, example: 'Kantor Jakarta Dua' },
    dept_code: branchColumn,
    address: { titles: record.address, width: 48, example: 'Jl. Cut Mutia No. 9' },
    lat: { titles: record.lat, example: '-6.1865' },
    lng: { titles: record.lng, example: '106.8343' },
    radius_m: { titles: words.radius_m, example: '150' },
    is_active: yesNoColumn(record.is_active),
  },
  book: [officeWords, recordWords],
  title: 'title',
  add: addOffice,
  undo: takeBackOffices,
  page: 'offices',
})

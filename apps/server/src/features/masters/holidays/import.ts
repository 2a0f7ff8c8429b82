import { createHoliday, holidaySheet } from '@sejuk/contract/masters/holidays'
import { holidayKindWords, holidayWords } from '@sejuk/words/masters/holidays'
import { recordWords } from '@sejuk/words/masters/records'
import { z } from 'zod'
import { choiceColumn, oneOf, yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addHoliday, takeBackHolidays } from './commands.ts'

const { words } = holidayWords
const { words: record } = recordWords

export const holidayImport = recordSheet(holidaySheet, {
  sheet: 'Holiday',
  schema: z.object({
    ...createHoliday.input.shape,
    kind: oneOf('Kind', holidayKindWords),
    is_estimated: yesNo(false),
  }),
  columns: {
    holiday_date: { titles: words.holiday_date, isDate: true, example: '2027-08-17' },
    holiday_name: { titles: record.name, width: 34, example: 'Independence Day' },
    local_name: { titles: record.local_name, width: 34, example: 'Hari Kemerdekaan' },
    kind: choiceColumn(words.kind, holidayKindWords),
    dept_code: {
      titles: record.branch,
      rule: ['The code of a branch; empty is all branches', 'Kode cabang; kosong berarti semua cabang'],
      example: '705',
    },
    is_estimated: yesNoColumn(words.estimated, 'No'),
    source: { titles: words.source, width: 40, example: 'SKB 3 Menteri' },
  },
  book: [holidayWords, recordWords],
  title: 'title',
  add: addHoliday,
  undo: takeBackHolidays,
  page: 'holidays',
})

import { partsListLine, partsListSheet } from '@sejuk/contract/catalogue/parts-lists'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { z } from 'zod'
import { choiceColumn, oneOf, yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addLine, takeBackLines } from './commands.ts'

const { words } = partsListWords

export const partsListImport = recordSheet(partsListSheet, {
  sheet: 'Spare Part BOM',
  schema: z.object({
    item_code: z.string('Unit is required!').trim().min(1, 'Unit is required!').max(100),
    bom_type: oneOf('Type', bomTypeWords),
    ...partsListLine.shape,
    is_compressor: yesNo(false),
    is_consumable: yesNo(false),
  }),
  columns: {
    item_code: { titles: words.item_code, example: 'GSV-09VX1(O)', width: 22 },
    bom_type: choiceColumn(words.bom_type, bomTypeWords),
    position_no: { titles: words.position_no, example: '9' },
    sparepart_item_code: { titles: words.sparepart_item_code, example: '15021000548', width: 18 },
    qty: { titles: words.qty, example: '1' },
    is_compressor: yesNoColumn(words.is_compressor, 'No'),
    is_consumable: yesNoColumn(words.is_consumable, 'No'),
    interchange_group: { titles: words.interchange_group, example: 'FMO-25W' },
    serial_from: { titles: words.serial_from, example: '4N1' },
    serial_to: { titles: words.serial_to, example: '4N6' },
  },
  book: [partsListWords],
  title: 'title',
  add: addLine,
  undo: takeBackLines,
  page: 'partsLists',
})

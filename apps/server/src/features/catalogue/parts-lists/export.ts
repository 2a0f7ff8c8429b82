import { partsListData } from '@sejuk/contract/catalogue/parts-lists'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { everydayWords } from '@sejuk/words/everyday'
import { exportable } from '../../../platform/export/exportable.ts'
import { partsListLineList } from './queries.ts'

const yesNo = { true: 'yes', false: 'no' } as const

/** With the columns of the import, so that a list can be corrected in Excel and come back. */
export const partsListExport = exportable(partsListData, {
  book: [partsListWords, bomTypeWords, everydayWords],
  title: 'title',
  rows: partsListLineList,
  columns: [
    { key: 'item_code', word: 'item_code', width: 22 },
    { key: 'item_name', word: 'item_name', width: 40 },
    { key: 'bom_type', word: 'bom_type', width: 12 },
    { key: 'position_no', word: 'position_no', type: 'number', width: 10 },
    { key: 'sparepart_item_code', word: 'sparepart_item_code', width: 18 },
    { key: 'part_name', word: 'part_name', width: 40 },
    { key: 'qty', word: 'qty', type: 'number', width: 10 },
    { key: 'is_compressor', word: 'is_compressor', width: 12, values: yesNo },
    { key: 'is_consumable', word: 'is_consumable', width: 12, values: yesNo },
    { key: 'interchange_group', word: 'interchange_group', width: 16 },
    { key: 'serial_from', word: 'serial_from', width: 14 },
    { key: 'serial_to', word: 'serial_to', width: 14 },
  ],
})

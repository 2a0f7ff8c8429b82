import { itemReplacementSheet, replacementFields } from '@sejuk/contract/catalogue/item-replacements'
import { itemReplacementWords, replacementDirectionWords } from '@sejuk/words/catalogue/item-replacements'
import { z } from 'zod'
import { choiceColumn, oneOf } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addItemReplacement, takeBackItemReplacements } from './commands.ts'

const { words } = itemReplacementWords
const known = ['Required, the code of an item', 'Wajib, kode barang'] as const

export const itemReplacementImport = recordSheet(itemReplacementSheet, {
  sheet: 'Item Replacement',
  schema: z.object({ ...replacementFields.shape, direction: oneOf('Direction', replacementDirectionWords) }),
  columns: {
    old_item_code: { titles: words.old_item_code, width: 20, rule: known, example: 'GSW-24NK3' },
    new_item_code: { titles: words.new_item_code, width: 20, rule: known, example: 'GSV-24VX1' },
    ratio: { titles: words.ratio, example: '1' },
    direction: choiceColumn(words.direction, replacementDirectionWords),
    valid_from: { titles: words.valid_from, isDate: true, example: '2026-11-01' },
    valid_to: { titles: words.valid_to, isDate: true, example: '' },
    reason: { titles: words.reason, width: 40, example: 'Discontinued' },
  },
  book: itemReplacementWords,
  title: 'title',
  add: addItemReplacement,
  undo: takeBackItemReplacements,
  page: 'itemReplacements',
})

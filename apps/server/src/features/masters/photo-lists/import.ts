import { createPhotoList, photoListSheet } from '@sejuk/contract/masters/photo-lists'
import { photoListWords } from '@sejuk/words/masters/photo-lists'
import { recordWords } from '@sejuk/words/masters/records'
import { z } from 'zod'
import { yesNo, yesNoColumn } from '../../../platform/import/cells.ts'
import { recordSheet } from '../../../platform/import/record-sheet.ts'
import { addPhotoList, takeBackPhotoLists } from './commands.ts'

const { words } = photoListWords
const { words: record } = recordWords

export const photoListImport = recordSheet(photoListSheet, {
  sheet: 'Photo List',
  schema: z.object({
    ...createPhotoList.input.shape,
    is_required: yesNo(false),
    camera_only: yesNo(false),
    is_active: yesNo(true),
  }),
  columns: {
    module_name: { titles: words.module_name, example: 'work_order' },
    photo_alias: { titles: words.photo_alias, example: 'before' },
    photo_name: { titles: record.name, width: 30, example: 'Before the work' },
    local_name: { titles: record.local_name, width: 30, example: 'Sebelum pekerjaan' },
    min_photos: { titles: words.min_photos, example: '1' },
    max_photos: { titles: words.max_photos, example: '5' },
    is_required: yesNoColumn(words.is_required),
    camera_only: yesNoColumn(words.camera_only, 'No'),
    seq: { titles: record.seq, example: '100' },
    is_active: yesNoColumn(record.is_active),
  },
  book: [photoListWords, recordWords],
  title: 'title',
  add: addPhotoList,
  undo: takeBackPhotoLists,
  page: 'photoLists',
})

import { photoListData } from '@sejuk/contract/masters/photo-lists'
import { everydayWords } from '@sejuk/words/everyday'
import { photoListWords } from '@sejuk/words/masters/photo-lists'
import { recordWords } from '@sejuk/words/masters/records'
import { exportable } from '../../../platform/export/exportable.ts'
import { photoListList } from './queries.ts'

export const photoListExport = exportable(photoListData, {
  book: [photoListWords, recordWords, everydayWords],
  title: 'title',
  rows: photoListList,
  columns: [
    { key: 'module_name' },
    { key: 'photo_alias' },
    { key: 'photo_name', word: 'name', width: 30 },
    { key: 'local_name', width: 30 },
    { key: 'min_photos', type: 'number' },
    { key: 'max_photos', type: 'number' },
    { key: 'is_required', width: 12, values: { true: 'yes', false: 'no' } },
    { key: 'camera_only', width: 14, values: { true: 'yes', false: 'no' } },
    { key: 'seq', type: 'number' },
    { key: 'is_active', word: 'status', width: 12, values: { true: 'active', false: 'inactive' } },
    { key: 'created_date', type: 'datetime' },
  ],
})

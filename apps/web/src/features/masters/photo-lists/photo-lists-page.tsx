import * as contract from '@sejuk/contract/masters/photo-lists'
import { photoListWords } from '@sejuk/words/masters/photo-lists'
import { recordWords } from '@sejuk/words/masters/records'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listPhotoLists,
  create: contract.createPhotoList,
  update: contract.updatePhotoList,
  remove: contract.deletePhotoList,
  log: contract.photoListLog,
  data: contract.photoListData,
  sheet: contract.photoListSheet,
}

export const PhotoListsPage = () => {
  const t = useWords(photoListWords)
  const record = useWords(recordWords)
  const language = useLanguage()
  const activeFilter = useActiveFilter()
  const nameIn = (row: contract.PhotoList) => (language === 'local' ? row.local_name : row.photo_name)
  const howMany = ({ min_photos: least, max_photos: most }: contract.PhotoList) =>
    least === most ? String(most) : t('atLeast', { least, most })
  const need = (row: contract.PhotoList) => t(row.is_required ? 'is_required' : 'optional')
  const takenWith = (row: contract.PhotoList) => t(row.camera_only ? 'camera_only' : 'fromGallery')
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="photo_list_id"
      filters={[
        { field: 'module_name', label: t('module_name'), kind: 'one', source: contract.photoModuleDropdown },
        { field: 'search', label: record('search'), kind: 'text' },
        activeFilter,
      ]}
      fields={[
        {
          field: 'module_name',
          label: t('module_name'),
          kind: 'text',
          most: 60,
          isRequired: true,
          isFixed: true,
          hint: record('codeStays'),
        },
        { field: 'photo_alias', label: t('photo_alias'), kind: 'text', most: 60, isRequired: true, isFixed: true },
        { field: 'photo_name', label: record('name'), kind: 'text', most: 100, isRequired: true },
        { field: 'local_name', label: record('local_name'), kind: 'text', most: 100, isRequired: true },
        { field: 'is_required', label: t('is_required'), kind: 'tick' },
        { field: 'min_photos', label: t('min_photos'), kind: 'number', isRequired: true },
        { field: 'max_photos', label: t('max_photos'), kind: 'number', isRequired: true },
        { field: 'camera_only', label: t('camera_only'), kind: 'tick' },
        { field: 'seq', label: record('seq'), kind: 'number', isRequired: true },
        { field: 'is_active', label: record('is_active'), kind: 'tick' },
      ]}
      blank={{ min_photos: 0, max_photos: 5, seq: 100, is_active: true }}
      nameOf={(row) => `${row.module_name}, ${row.photo_alias}`}
      columns={[
        { key: 'module', title: t('module_name'), sort: 'module_name', show: (row) => row.module_name },
        { key: 'alias', title: t('photo_alias'), sort: 'photo_alias', show: (row) => row.photo_alias },
        { key: 'name', title: record('name'), wraps: true, show: nameIn },
        { key: 'number', title: t('howMany'), show: howMany },
        { key: 'need', title: t('is_required'), show: need },
        { key: 'camera', title: t('takenWith'), show: takenWith },
        { key: 'seq', title: record('seq'), sort: 'seq', isNumber: true, show: (row) => row.seq },
        { key: 'status', title: record('status'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: `${row.module_name} · ${row.photo_alias}`,
        name: nameIn(row),
        text: `${need(row)}, ${howMany(row)}, ${takenWith(row)}`,
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}

import { mostPhotos } from '@sejuk/domain/masters/photo-lists'
import { because, type Label, labelled } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { instant, required, rowVersion, texts } from '../fields.ts'
import { dropdownInput, listInput } from '../lists.ts'
import { flag, optionOf } from '../lookups.ts'
import { wholeNumber } from '../numbers.ts'
import { actionLogOf } from '../platform/action-logs.ts'
import { downloadable } from '../platform/downloads.ts'
import { sheetOf } from '../platform/imports.ts'
import { told } from '../told.ts'

/** What is asked of whoever takes the photos. */
const rule = {
  ...texts('module_name', 'photo_alias', 'photo_name', 'local_name'),
  min_photos: z.number(),
  max_photos: z.number(),
  is_required: z.boolean(),
  camera_only: z.boolean(),
}
const photoList = z.object({
  photo_list_id: z.number(),
  ...rule,
  seq: z.number(),
  is_active: z.boolean(),
  created_date: instant,
  row_version: z.number(),
})
export type PhotoList = z.output<typeof photoList>

/** No hyphen: it parts the pieces of a permission code. */
const name = (label: Label) =>
  required(label, 60).regex(/^[A-Za-z0-9_]+$/, told('letters-digits', { label: labelled(label) }))

const form = z.object({
  module_name: name('module'),
  photo_alias: name('photo-alias'),
  photo_name: required('name', 100),
  local_name: required('local-name', 100),
  min_photos: wholeNumber('least', 0, mostPhotos),
  max_photos: wholeNumber('most', 1, mostPhotos),
  is_required: z.boolean().default(false),
  camera_only: z.boolean().default(false),
  seq: wholeNumber('order', 0, 9999),
  is_active: z.boolean().default(true),
})
const photoListId = z.coerce.number<number | string>().int().min(1).max(2_147_483_647)

/** The photos a module asks for, in order. */
export const photosOfModule = endpoint('GET /api/photo-list/by-module', {
  needs: 'signed-in',
  input: z.object({ module_name: name('module') }),
  data: z.array(z.object(rule)),
})

export const photoModuleDropdown = endpoint('GET /api/photo-list/dropdown-module', {
  needs: 'signed-in',
  input: dropdownInput,
  data: z.array(optionOf('module_name')),
})

export const listPhotoLists = endpoint('GET /api/photo-list', {
  needs: 'Configuration-Photo-List-Search',
  input: listInput(['module_name', 'photo_alias', 'seq', 'created_date']).extend({
    module_name: z.string().max(60).optional(),
    search: z.string().max(200).default(''),
    is_active: flag.optional(),
  }),
  data: z.array(photoList),
})

export const createPhotoList = endpoint('POST /api/photo-list/create', {
  needs: 'Configuration-Photo-List-Create',
  input: form,
  data: nothing,
})

export const updatePhotoList = endpoint('PUT /api/photo-list/update', {
  needs: 'Configuration-Photo-List-Modify',
  input: form
    .omit({ module_name: true, photo_alias: true })
    .extend({ photo_list_id: photoListId, row_version: rowVersion }),
  data: nothing,
  says: because('updated'),
})

export const deletePhotoList = endpoint('POST /api/photo-list/delete', {
  needs: 'Configuration-Photo-List-Delete',
  input: z.object({ photo_list_id: photoListId, row_version: rowVersion }),
  data: nothing,
  says: because('deleted'),
})

export const photoListLog = actionLogOf('GET /api/photo-list/action-log', 'Configuration-Photo-List-Search')

export const photoListData = downloadable(listPhotoLists, {
  module_name: 'photo-list',
  needs: 'Configuration-Photo-List-Search',
})
export const photoListSheet = sheetOf('photo-list', createPhotoList.needs)

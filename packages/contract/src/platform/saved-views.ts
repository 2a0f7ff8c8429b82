import { because } from '@sejuk/domain/messages'
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { code, required, rowVersion, texts } from '../fields.ts'
import { told } from '../told.ts'

const id = z.coerce.number<number | string>().int().min(1)
const value = z.union([z.string().max(1000), z.array(z.string().max(200)).max(1000)])
/** As it stands in the address: filters and order, without the page. */
export const viewSearch = z
  .record(z.string().max(100), value)
  .refine((search) => JSON.stringify(search).length <= 8000, told('these-filters-too-many-kept'))

export const savedView = z.object({
  view_id: z.number(),
  ...texts('module_name', 'name', 'owner_name'),
  search: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  is_mine: z.boolean(),
  /** Whom it is shared with. */
  role_code: z.string().nullable(),
  row_version: z.number(),
})
export type SavedView = z.output<typeof savedView>

const role = z.object(texts('role_code', 'role_name'))

/** One's own and those shared with a role one has; beside them the roles one may share with. */
export const listViews = endpoint('GET /api/saved-view/list', {
  needs: 'signed-in',
  input: z.object({ module_name: code }),
  data: z.object({ views: z.array(savedView), roles: z.array(role) }),
})

const form = { name: required('name', 60), search: viewSearch, role_code: code.nullable().default(null) }

export const saveView = endpoint('POST /api/saved-view/save', {
  needs: 'signed-in',
  input: z.object({ module_name: code, ...form }),
  data: savedView,
})

export const updateView = endpoint('POST /api/saved-view/update', {
  needs: 'signed-in',
  input: z.object({ view_id: id, row_version: rowVersion, ...form }),
  data: savedView,
})

export const deleteView = endpoint('POST /api/saved-view/delete', {
  needs: 'signed-in',
  input: z.object({ view_id: id }),
  data: nothing,
  says: because('deleted'),
})

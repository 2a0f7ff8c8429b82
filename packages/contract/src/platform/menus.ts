import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { required, rowVersion } from '../fields.ts'
import { told } from '../told.ts'
import { note } from './roles.ts'
import { menuItem } from './sessions.ts'

const whole = z.number().int()
/** `token` names the menu in a link that outlives changes of its address. */
const shownMenu = menuItem.extend({ row_version: z.number(), token: z.string() })
export type ShownMenu = z.output<typeof shownMenu>

/** The whole tree, whoever may see which branch of it. */
export const listMenus = endpoint('GET /api/role/menu', {
  needs: 'Role-Permission-Search',
  input: z.object({}),
  data: z.array(shownMenu),
})

export const menuForm = z.object({
  parent_code: whole,
  name: required('name', 100),
  local_name: required('indonesian-name', 100),
  support_platform: menuItem.shape.support_platform,
  landing_page: menuItem.shape.landing_page,
  display_on_top_position: menuItem.shape.display_on_top_position,
  display_seq: whole.min(0).max(1_000_000),
})

const changedMenus = z.object({
  menus: z
    .array(menuForm.extend({ menu_code: whole, row_version: rowVersion }))
    .min(1, told('nothing-changed'))
    .max(2000),
})

export const previewMenus = endpoint('POST /api/role/menu/preview', {
  needs: 'Role-Menu-Modify',
  input: changedMenus,
  data: z.object({ people: z.number() }),
  reads: true,
})

export const updateMenus = endpoint('PUT /api/role/menu/update', {
  needs: 'Role-Menu-Modify',
  input: changedMenus.extend({ note }),
  data: nothing,
})

import type { ShownMenu } from '@sejuk/contract/platform/menus'
import type { Fields } from '../change-lines.tsx'

export type MenuForm = Pick<
  ShownMenu,
  | 'parent_code'
  | 'name'
  | 'local_name'
  | 'support_platform'
  | 'landing_page'
  | 'display_on_top_position'
  | 'display_seq'
>
/** By menu, only the fields that somebody changed: laid over whatever the server has by then. */
export type MenuEdits = Readonly<Record<number, Partial<MenuForm>>>

export const edited = (menus: readonly ShownMenu[], edits: MenuEdits): ShownMenu[] =>
  menus.map((menu) => ({ ...menu, ...edits[menu.menu_code] }))

/** A field that is back where it was is no edit. */
export const withEdit = (
  menus: readonly ShownMenu[],
  edits: MenuEdits,
  code: number,
  part: Partial<MenuForm>,
): MenuEdits => {
  const stored = menus.find(({ menu_code }) => menu_code === code)
  if (!stored) return edits
  const next = Object.entries({ ...edits[code], ...part }).filter(
    ([field, value]) => stored[field as keyof MenuForm] !== value,
  )
  const { [code]: _, ...others } = edits
  return next.length ? { ...others, [code]: Object.fromEntries(next) } : others
}

/** Changes places with its neighbour among those under the same menu. Equal numbers are first told apart. */
export const moved = (menus: readonly ShownMenu[], edits: MenuEdits, code: number, step: -1 | 1): MenuEdits => {
  const now = edited(menus, edits)
  const itself = now.find(({ menu_code }) => menu_code === code)
  const siblings = now
    .filter(({ parent_code }) => parent_code === itself?.parent_code)
    .toSorted((a, b) => a.display_seq - b.display_seq || a.menu_code - b.menu_code)
  const at = siblings.findIndex(({ menu_code }) => menu_code === code)
  const [one, other] = [siblings[at], siblings[at + step]]
  if (!one || !other) return edits
  const order = siblings.map(({ menu_code }) => menu_code)
  order[at] = other.menu_code
  order[at + step] = one.menu_code
  const numbers = siblings.map(({ display_seq }) => display_seq)
  const isTold = new Set(numbers).size === numbers.length
  return order.reduce(
    (next, menu_code, n) =>
      withEdit(menus, next, menu_code, { display_seq: isTold ? (numbers[n] ?? n) : (n + 1) * 10 }),
    edits,
  )
}

export const menuChanges = (menus: readonly ShownMenu[], edits: MenuEdits): Fields => {
  const fields: Fields = {}
  for (const menu of menus)
    for (const [field, value] of Object.entries(edits[menu.menu_code] ?? {}))
      fields[`${menu.menu_code}.${field}`] = [menu[field as keyof MenuForm], value]
  return fields
}

/** What is sent: every menu that was touched, whole, with the version that was looked at. */
export const changedMenus = (menus: readonly ShownMenu[], edits: MenuEdits) =>
  edited(menus, edits)
    .filter(({ menu_code }) => edits[menu_code])
    .map(({ icons: _, url: __, token: ___, ...menu }) => menu)

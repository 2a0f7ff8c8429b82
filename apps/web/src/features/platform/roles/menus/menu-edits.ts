import type { ShownMenu } from '@sejuk/contract/platform/menus'
import type { Fields } from '../change-lines.tsx'
import { above } from './menu-branches.ts'

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

const siblingsOf = (menus: readonly ShownMenu[], parent: number | undefined) =>
  menus
    .filter(({ parent_code }) => parent_code === parent)
    .toSorted((a, b) => a.display_seq - b.display_seq || a.menu_code - b.menu_code)

/** The menus under one parent, in this order. They keep their numbers among them; equal ones are first told apart. */
const inThisOrder = (menus: readonly ShownMenu[], edits: MenuEdits, order: readonly ShownMenu[]) => {
  const numbers = order.map(({ display_seq }) => display_seq).toSorted((a, b) => a - b)
  const isTold = new Set(numbers).size === numbers.length
  return order.reduce(
    (next, { menu_code }, n) =>
      withEdit(menus, next, menu_code, { display_seq: isTold ? (numbers[n] ?? n) : (n + 1) * 10 }),
    edits,
  )
}

/** Changes places with its neighbour among those under the same menu. */
export const moved = (menus: readonly ShownMenu[], edits: MenuEdits, code: number, step: -1 | 1): MenuEdits => {
  const now = edited(menus, edits)
  const siblings = siblingsOf(now, now.find(({ menu_code }) => menu_code === code)?.parent_code)
  const at = siblings.findIndex(({ menu_code }) => menu_code === code)
  const [one, other] = [siblings[at], siblings[at + step]]
  if (!one || !other) return edits
  return inThisOrder(menus, edits, siblings.with(at, other).with(at + step, one))
}

/** Nothing is hung under itself. */
export const mayTakePlaceOf = (menus: readonly ShownMenu[], code: number, target: number) =>
  code !== target && !above(menus, target).includes(code)

/** Takes the place of another, under the same menu as it; coming from above, it stands behind it. */
export const placedAt = (menus: readonly ShownMenu[], edits: MenuEdits, code: number, target: number): MenuEdits => {
  const now = edited(menus, edits)
  const [one, other] = [code, target].map((wanted) => now.find(({ menu_code }) => menu_code === wanted))
  if (!one || !other || !mayTakePlaceOf(now, code, target)) return edits
  const siblings = siblingsOf(now, other.parent_code)
  const place = siblings.indexOf(other)
  const rest = siblings.filter((menu) => menu !== one)
  const order = rest.toSpliced(place, 0, one)
  return inThisOrder(menus, withEdit(menus, edits, code, { parent_code: other.parent_code }), order)
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

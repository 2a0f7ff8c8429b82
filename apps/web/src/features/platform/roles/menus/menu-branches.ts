type Place = { menu_code: number; parent_code: number; display_seq: number }

const inOrder = (a: Place, b: Place) => a.display_seq - b.display_seq || a.menu_code - b.menu_code

/** The codes above a menu, the nearest first. What points at itself ends the way. */
export const above = (menus: readonly Place[], code: number): number[] => {
  const parents = new Map(menus.map(({ menu_code, parent_code }) => [menu_code, parent_code]))
  const way: number[] = []
  let next = parents.get(code) ?? 0
  while (next !== 0 && parents.has(next) && !way.includes(next)) {
    way.push(next)
    next = parents.get(next) ?? 0
  }
  return way
}

/** What hangs under a menu, in order, with how deep it hangs. */
export const under = <Menu extends Place>(
  menus: readonly Menu[],
  code: number,
  level = 0,
): { menu: Menu; level: number }[] =>
  menus
    .filter(({ parent_code, menu_code }) => parent_code === code && menu_code !== code)
    .toSorted(inOrder)
    .flatMap((menu) => [{ menu, level }, ...(level < 8 ? under(menus, menu.menu_code, level + 1) : [])])

/** The tree as it is chosen from: groups with what hangs under them, and the pages that stand alone. */
export const branches = <Menu extends Place>(menus: readonly Menu[]) => {
  const tops = menus.filter(({ parent_code }) => parent_code === 0).toSorted(inOrder)
  const groups = tops
    .map((top) => ({ top, below: under(menus, top.menu_code) }))
    .filter(({ below }) => below.length > 0)
  const grouped = new Set(groups.map(({ top }) => top))
  return { groups, single: tops.filter((top) => !grouped.has(top)) }
}

/** Found by its name in either language, or by its address. */
export const menuFits = (text: string, { name, local_name, url }: Record<'name' | 'local_name' | 'url', string>) =>
  [name, local_name, url].join(' ').toLowerCase().includes(text.trim().toLowerCase())

/** Of the tree only what fits, with the menus it hangs under. */
export const fitting = <Menu extends Place>(
  lines: readonly { menu: Menu; level: number }[],
  isFitting: (menu: Menu) => boolean,
) => {
  const menus = lines.map(({ menu }) => menu)
  const found = menus.filter(isFitting).map(({ menu_code }) => menu_code)
  const shown = new Set([...found, ...found.flatMap((code) => above(menus, code))])
  return lines.filter(({ menu }) => shown.has(menu.menu_code))
}

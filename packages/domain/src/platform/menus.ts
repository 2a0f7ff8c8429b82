export type MenuPlace = { menu_code: number; parent_code: number }

/** Why these menus do not make a tree; silence if they do. */
export const objectionToTree = (menus: readonly MenuPlace[]): string | undefined => {
  const parents = new Map(menus.map(({ menu_code, parent_code }) => [menu_code, parent_code]))
  for (const { menu_code, parent_code } of menus) {
    if (parent_code !== 0 && !parents.has(parent_code))
      return `Menu ${menu_code} would hang under ${parent_code}, which does not exist`
    let above = parent_code
    const met = new Set([menu_code])
    while (above !== 0) {
      if (met.has(above)) return `Menu ${menu_code} would hang under itself`
      met.add(above)
      above = parents.get(above) ?? 0
    }
  }
  return undefined
}

import type { Found } from './router.ts'

const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}/?$`)
const variables = (path: string) => path.split('$').length

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the page of an address. An address written out wins over one with something to fill in. */
export const pageFinder = <Page extends { path: string }>(pages: readonly Page[]) => {
  const shapes = pages
    .map((page) => ({ page, shape: shapeOf(page.path) }))
    .toSorted((one, other) => variables(one.page.path) - variables(other.page.path))
  const known = new Map<string, Found<Page> | undefined>()
  return (pathname: string): Found<Page> | undefined => {
    if (known.has(pathname)) return known.get(pathname)
    for (const { page, shape } of shapes) {
      const match = shape.exec(pathname)
      if (!match) continue
      const params = Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
      known.set(pathname, { page, params })
      return known.get(pathname)
    }
    known.set(pathname, undefined)
    return undefined
  }
}

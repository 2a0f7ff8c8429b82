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
  const written = new Map(pages.map((page) => [page.path, page]))
  const toFill = pages
    .filter(({ path }) => path.includes('$'))
    .toSorted((one, other) => variables(one.path) - variables(other.path))
  // Hundreds of patterns that most visits never try.
  const shapes = new Map<Page, RegExp>()
  const shapeOfPage = (page: Page) => {
    const shape = shapes.get(page) ?? shapeOf(page.path)
    shapes.set(page, shape)
    return shape
  }
  const search = (pathname: string): Found<Page> | undefined => {
    const page = written.get(pathname) ?? written.get(pathname.replace(/\/$/, ''))
    if (page) return { page, params: {} }
    for (const one of toFill) {
      const match = shapeOfPage(one).exec(pathname)
      if (!match) continue
      const params = Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
      return { page: one, params }
    }
    return undefined
  }
  const known = new Map<string, Found<Page> | undefined>()
  return (pathname: string) => {
    if (!known.has(pathname)) known.set(pathname, search(pathname))
    return known.get(pathname)
  }
}

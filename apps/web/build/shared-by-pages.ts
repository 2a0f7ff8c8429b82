import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Info = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
}
export type Modules = { getModuleInfo: (id: string) => Info | null }

const features = join(import.meta.dirname, '../src/features')
const areas = readdirSync(features)

/** A module is common when this part of all pages want it, and common in an area when that part of its pages do. */
const often = { anywhere: 2 / 11, inArea: 1 / 4 }
const few = 2
/** What more areas than these want belongs to none of them. */
const mostAreas = 2
/** More source than this is not worth having for whoever wants only some of it. */
const mostSource = 100_000

/** An area's pages, and first the one that its people begin with on a phone: the first that opens without a network. */
const pagesOf = (area: string, modules: Modules) => {
  const pagesIn = (table: string) => modules.getModuleInfo(join(features, area, table))?.dynamicallyImportedIds ?? []
  const offline = pagesIn('offline-pages.ts')
  return { first: offline[0], pages: [...new Set([...offline, ...pagesIn('routes.tsx')])] }
}

/**
 * What many pages want lies in the file of all pages. What the first page of an area wants lies in one file, and so does what many
 * others of that area want: otherwise each page waits for twenty small ones. Whatever a module needs is wanted at least as often and as
 * widely, so that no file waits for one that waits for it.
 */
export const sharedByPages = (modules: Modules, needsOf: (page: string) => Set<string>) => {
  const wants = areas.map((area) => {
    const { first, pages } = pagesOf(area, modules)
    const times = new Map<string, number>()
    for (const id of pages.flatMap((page) => [...needsOf(page)])) times.set(id, (times.get(id) ?? 0) + 1)
    return {
      area,
      pages,
      timesOf: (id: string) => times.get(id) ?? 0,
      begun: first ? needsOf(first) : new Set<string>(),
    }
  })
  const all = wants.flatMap(({ pages }) => pages)
  const isPage = new Set(all)
  const wanting = (id: string) => wants.filter(({ timesOf }) => timesOf(id) > 0)
  const isCommon = (id: string) =>
    wanting(id).reduce((sum, { timesOf }) => sum + timesOf(id), 0) >= all.length * often.anywhere
  const isOfFew = (id: string) => !isPage.has(id) && !isCommon(id) && wanting(id).length <= mostAreas
  const sourceOf = (ids: Iterable<string>) =>
    [...ids].filter(isOfFew).reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0)
  const beginnings = wants.filter(({ begun }) => sourceOf(begun) <= mostSource)
  return (id: string) => {
    if (!isPage.has(id) && isCommon(id)) return 'page'
    if (!isOfFew(id)) return null
    const beginning = beginnings.find(({ begun }) => begun.has(id))
    if (beginning) return `first-${beginning.area}`
    const [one, ...others] = wanting(id).filter(
      ({ pages, timesOf }) => timesOf(id) >= Math.max(few, pages.length * often.inArea),
    )
    return one && others.length === 0 ? `area-${one.area}` : null
  }
}

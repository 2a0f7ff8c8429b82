import { join, sep } from 'node:path'
import { hasSchemas } from './light-contract.ts'
import { type Modules, sharedByPages } from './shared-by-pages.ts'

const src = join(import.meta.dirname, '../src')
const contract = join(import.meta.dirname, '../../../packages/contract/src')
const inUi = (...names: string[]) => names.map((name) => join(src, `ui/${name}.tsx`))

/** Entry files, loaded by name: they stay separate files. */
const main = join(src, 'main.tsx')
const signIn = join(src, 'sign-in.tsx')

/** What other people wrote changes less often than what we write. */
const isForeign = (id: string) => id.includes('node_modules') || id.startsWith('\0')
const isWidget = (id: string) =>
  /node_modules[\\/](@mantine|@floating-ui|clsx|tabbable|tslib|react-(remove-scroll|style-singleton)|use-|get-nonce)/.test(
    id,
  )
/** The schemas of an area are wanted together; those that all areas share come with the library. */
const isSchemaLibrary = (id: string) => /node_modules[\\/]zod[\\/]/.test(id)
const schemasOf = (id: string) => {
  const [area = '', ...inArea] = id.slice(contract.length + 1).split(sep)
  return inArea.length > 0 ? `schemas-${area}` : 'schemas'
}
const isIcon = (id: string) => /@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)

/** Whatever a file cannot do without, itself included. Schemas are fetched when something is typed, and with them what only they need. */
const needsOf = (roots: string[], modules: Modules) => {
  const needs = new Set<string>()
  const walk = (id: string) => {
    if (needs.has(id)) return
    needs.add(id)
    const imported = modules.getModuleInfo(id)?.importedIds ?? []
    for (const one of imported) if (!hasSchemas(one)) walk(one)
  }
  for (const root of roots) walk(root)
  return needs
}

const measure = (modules: Modules) => ({
  house: needsOf([main], modules),
  page: needsOf(
    inUi('layout/page-head', 'feedback/pending', 'record/section', 'record/status-chip', 'list/status-tabs'),
    modules,
  ),
  list: needsOf(inUi('list/list-page'), modules),
  overlays: needsOf(
    inUi(
      'dialog/dialog',
      'actions/action-menu',
      'fields/picker-float',
      'feedback/floating-tooltip',
      'dialog/confirm-dialog',
      'dialog/full-sheet',
      'dialog/side-panel',
    ),
    modules,
  ),
})

/**
 * Modules that are always loaded together form one chunk. By default the bundler splits what two hundred pages share
 * into many small chunks, and a page waits for eighty of them.
 */
export const chunkGroups = () => {
  let needs: ReturnType<typeof measure> | undefined
  let shared: ReturnType<typeof sharedByPages> | undefined
  const name = (id: string, modules: Modules): string | null => {
    needs ??= measure(modules)
    const { house, page, list, overlays } = needs
    if (id === main || id.endsWith('.html')) return null
    if (isSchemaLibrary(id)) return 'schemas'
    if (hasSchemas(id)) return schemasOf(id)
    const users = modules.getModuleInfo(id)?.importers ?? []
    // In a file of its own it would be waited for by the schemas that wait for it.
    if (users[0] && users.every(hasSchemas)) return schemasOf(users[0])
    if (house.has(id)) return isForeign(id) ? 'kernel' : 'house'
    // What one part alone shows comes with it; what several show comes with every page.
    if (isIcon(id)) return users.length === 1 && users[0] ? name(users[0], modules) : 'page'
    if (page.has(id)) return 'page'
    if (list.has(id)) return 'list'
    const isEarly = (one: string) => house.has(one) || page.has(one) || list.has(one) || isIcon(one)
    const isOverlay = (one: string) => (overlays.has(one) || isWidget(one)) && !isEarly(one)
    if (isOverlay(id)) return 'overlays'
    shared ??= sharedByPages(modules, (page) => needsOf([page], modules))
    const group = shared(id)
    if (!group) return null
    const its = [...needsOf([id], modules)]
    // Whoever wants it would wait for the overlays too, or for what a list is made of.
    if (its.some(isOverlay)) return null
    return group === 'page' && its.some((one) => list.has(one) && !house.has(one) && !page.has(one)) ? 'list' : group
  }
  return [{ name, debugName: 'what is loaded together', includeDependenciesRecursively: false }]
}

/** Signing in is one file; what is typed into, and the steps after the password, come when they are needed. */
export const signInGroups = () => {
  let needs: Set<string> | undefined
  const name = (id: string, modules: Modules) => {
    needs ??= needsOf([signIn], modules)
    const users = modules.getModuleInfo(id)?.importers ?? []
    if (isSchemaLibrary(id) || hasSchemas(id) || (users[0] && users.every(hasSchemas))) return 'schemas'
    return needs.has(id) && id !== signIn ? 'sign-in' : null
  }
  return [{ name, debugName: 'what is loaded together', includeDependenciesRecursively: false }]
}

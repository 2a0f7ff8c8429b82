import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { entryPages } from '@sejuk/domain/platform/pages'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

const src = join(import.meta.dirname, '../src')
const roots = ['main.tsx', 'offline-pages.ts'].map((name) => join(src, name))
/** Pages of a route table are fetched when they are opened; those that work without a network are in `offline-pages.ts`. */
const isRouteTable = (id: string) => id.startsWith(join(src, 'features')) && basename(id) === 'routes.tsx'
/** A document comes over the network, so its reader may too: it weighs as much as all the rest. */
const readsDocuments = (info: { importedIds: readonly string[] } | null) =>
  info?.importedIds.some((id) => id.includes('/pdfjs-dist/')) ?? false
const apart = Object.values(entryPages).map((line) => line.split('?')[0])
const isText = /\.(m?js|css|json|geojson|svg)$/

type Modules = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Every module the pages may need offline, lazily loaded ones included. */
const reachable = (modules: Modules) => {
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    const info = modules.getModuleInfo(id)
    if (readsDocuments(info)) return
    seen.add(id)
    for (const one of info?.importedIds ?? []) walk(one)
    if (!isRouteTable(id)) for (const one of info?.dynamicallyImportedIds ?? []) walk(one)
  }
  for (const root of roots) walk(root)
  return seen
}

/** Files with whatever they cannot do without. */
const gatherer = (chunks: Rolldown.OutputChunk[]) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || files.has(`/${name}`)) return
    const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
    for (const file of [name, ...importedCss, ...importedAssets]) files.add(`/${file}`)
    for (const one of chunk.imports) take(one)
  }
  return { files, take }
}

/**
 * Writes `offline-worker.js`: the worker and, before it, the list of files the offline pages are made of. Another build has
 * another list, so that browsers notice it. All its texts lie in one file as well: a phone that has none of them yet would ask
 * six hundred times.
 */
export const offlineWorker = (prefixes: readonly string[], inPublic: readonly string[]): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const wanted = reachable(this)
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
      const shell = gatherer(chunks)
      shell.take(entry)
      const { files, take } = gatherer(chunks)
      for (const { fileName, moduleIds } of chunks)
        if (fileName === entry || moduleIds.some((id) => wanted.has(id))) take(fileName)
      const pageFiles = Object.keys(bundle).find((name) => /\/page-files-/.test(name))
      if (!pageFiles) throw new Error('The files of the pages are written by build/page-files.ts, before this')
      const list = [...[...files].toSorted(), ...inPublic]
      const version = createHash('sha256')
        .update([...list, pageFiles].join('\n'))
        .digest('hex')
        .slice(0, 12)
      const bundled = list.flatMap((file) => {
        const one = isText.test(file) ? bundle[file.slice(1)] : undefined
        if (!one) return []
        return [[file, one.type === 'chunk' ? one.code : Buffer.from(one.source).toString()]]
      })
      const together = `assets/offline-files-${version}.json`
      this.emitFile({ type: 'asset', fileName: together, source: JSON.stringify(Object.fromEntries(bundled)) })
      const path = join(src, 'offline-worker.ts')
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
      const facts = JSON.stringify({
        ...{ version, entry, shell: [...shell.files, ...inPublic], files: list },
        ...{ together: `/${together}`, pageFiles: `/${pageFiles}`, prefixes, apart },
      })
      this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: `const offline = ${facts}\n${code}` })
    },
  },
})

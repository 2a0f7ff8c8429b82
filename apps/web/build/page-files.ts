import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { firstCallsOf } from './first-calls.ts'

const src = join(import.meta.dirname, '../src')
const features = join(src, 'features')

type Line = { path: string; layout: string; file: string; table: string }

const all = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, ...found]) => found.map(String))

/** Each page of an area's tables with the file it is written in. */
const linesOf = async (area: string): Promise<Line[]> => {
  const read = (name: string) => readFile(join(features, area, name), 'utf8').catch(() => '')
  const [table, offline] = [await read('routes.tsx'), await read('offline-pages.ts')]
  const files = new Map<string, string>([
    ...all(table, /const (\w+) = \(\) =>\s*import\('([^']+)'\)/g),
    ...all(offline, /'([^']+)': \(\) =>\s*import\('([^']+)'\)/g),
  ] as [string, string][])
  return all(table, /\{\s*path: '([^']+)',\s*layout: '(\w+)',[^{}]*?load: ([^{}]+)\}/g).map(([path, layout, load]) => {
    const [, name] =
      /^(?:\(\) =>\s*)?(?:\w+\['([^']+)'\])/.exec(load ?? '') ?? /^(?:\(\) =>\s*)?(\w+)/.exec(load ?? '') ?? []
    const file = files.get(name ?? '')
    if (!path || !layout || !file) throw new Error(`The file of the page ${path} is not to be found in ${area}`)
    return { path, layout, file: join(features, area, file), table: join(features, area, 'routes.tsx') }
  })
}

type Page = { path: string; layout: string; files: string[] }

/** Says to browsers that know it: make all functions ready while the file comes, beside the page's work and not in the midst of it. */
const wantedAtOnce = '//# allFunctionsCalledOnLoad\n'

/** For the service worker: the files of each page that is opened by somebody signed in, pages with something to fill in last. */
const withoutAnswers = (pages: Page[]) => {
  const own = pages.filter(({ layout }) => layout !== 'public')
  const files = [...new Set(own.flatMap((page) => page.files))]
  const variables = ({ path }: Page) => path.split('$').length
  const sorted = own.toSorted((one, other) => variables(one) - variables(other))
  return { files, pages: sorted.map((page) => [page.path, page.files.map((file) => files.indexOf(file))]) }
}

/**
 * Writes which files each page is made of and what it asks first, so that the server names them all in the document, and answers in
 * it: nothing is found out only after something else has arrived. In those files most functions are called before the page is usable.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const take = (name: string, into: Set<string>) => {
        const chunk = byName.get(name)
        if (!chunk || into.has(name)) return into
        for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) into.add(file)
        for (const one of chunk.imports) take(one, into)
        return into
      }
      const filesOf = (module: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
        return take(chunk?.fileName ?? '', new Set())
      }
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
      const shell = take(entry, new Set())
      const areas = await readdir(features)
      const lines = (await Promise.all(areas.map(linesOf))).flat()
      const built = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId))
      // A page for developers is in the table and not in the build.
      const pages = await Promise.all(
        lines
          .filter(({ file }) => built.has(file))
          .map(async ({ path, layout, file, table }) => ({
            path,
            layout,
            files: [...filesOf(table), ...filesOf(file)].filter((one) => !shell.has(one)),
            asks: await firstCallsOf(file, this),
          })),
      )
      for (const name of new Set([...shell, ...pages.flatMap(({ files }) => files)])) {
        const chunk = byName.get(name)
        if (chunk) chunk.code = wantedAtOnce + chunk.code
      }
      const source = JSON.stringify({ shell: [...shell], pages })
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source })
      const short = JSON.stringify(withoutAnswers(pages))
      const hash = createHash('sha256').update(short).digest('hex').slice(0, 8)
      this.emitFile({ type: 'asset', fileName: `assets/page-files-${hash}.json`, source: short })
    },
  },
})

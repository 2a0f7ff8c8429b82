import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a page asks as soon as it is opened. A list asks by its address: of one that says something, nothing is known beforehand. */
export type FirstCall = { path: string; input: Record<string, unknown>; isList: boolean }
type Page = { path: string; layout: string; files: string[]; asks?: FirstCall[] }
type Pages = { shell: string[]; pages: Page[] }

const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
const variables = ({ path }: Page) => path.split('$').length

/** Text that a browser reads as data, whatever stands in it. */
const inertJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

const blockOf = (id: string, data: object) => `<script type="application/json" id="${id}">${inertJson(data)}</script>`

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** The document of a page: the built one, with the files it will want and what is known of who asks. */
export const openDocuments = async (folder: string) => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const signIn = await readFile(join(folder, 'sign-in.html'), 'utf8')
  const list = join(folder, '.vite/pages.json')
  const { shell, pages }: Pages = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : { shell: [], pages: [] }
  const shapes = pages
    .toSorted((one, other) => variables(one) - variables(other))
    .map((page) => ({ page, shape: shapeOf(page.path) }))
  const pageAt = (path: string) => shapes.find(({ shape }) => shape.test(path))?.page
  const head = html.indexOf('</head>')
  const end = html.indexOf('</body>')
  const toFetch = blockOf(
    'app-files',
    shell.map((file) => `/${file}`),
  )
  return {
    /** Pages for anybody: they are the same whoever asks. */
    isPublic: (path: string) => pageAt(path)?.layout === 'public',
    /** The sign-in page, with the app's files that it fetches while somebody types. */
    signInDocument: signIn.replace('</head>', () => `${toFetch}</head>`),
    /** What a page of this build begins with: another build has another. */
    build: shell[0] ?? '',
    isKnown: (path: string) => pageAt(path) !== undefined,
    asksOf: (path: string) => pageAt(path)?.asks ?? [],
    /** What is left of a document of which nothing more is known. */
    nothingMore: html.slice(end),
    /** In two parts: what the browser can begin with, and what takes a moment to find out. */
    documentOf: (path: string, known: object) => {
      const files = [...shell, ...(pageAt(path)?.files ?? [])].filter((file) => !html.includes(`"/${file}"`))
      const knownBlock = blockOf('known', known)
      return {
        begin: html.slice(0, head) + files.map(linkTo).join('') + knownBlock + html.slice(head, end),
        /** For who has the bare document already. */
        beginRest: knownBlock,
        finish: (early: readonly object[]) => (early.length > 0 ? blockOf('early', early) : '') + html.slice(end),
      }
    },
  }
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Page = { path: string; layout: string; files: string[] }
type Pages = { shell: string[]; pages: Page[] }

const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`)
const variables = ({ path }: Page) => path.split('$').length

/** Text that a browser reads as data, whatever stands in it. */
const inertJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

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
  const toFetch = inertJson(shell.map((file) => `/${file}`))
  return {
    /** Pages for anybody: they are the same whoever asks. */
    isPublic: (path: string) => pageAt(path)?.layout === 'public',
    /** The sign-in page, with the app's files that it fetches while somebody types. */
    signInDocument: signIn.replace(
      '</head>',
      () => `<script type="application/json" id="app-files">${toFetch}</script></head>`,
    ),
    isKnown: (path: string) => pageAt(path) !== undefined,
    documentOf: (path: string, known: object) => {
      const files = [...shell, ...(pageAt(path)?.files ?? [])].filter((file) => !html.includes(`"/${file}"`))
      const data = `<script type="application/json" id="known">${inertJson(known)}</script>`
      return html.slice(0, head) + files.map(linkTo).join('') + data + html.slice(head)
    },
  }
}

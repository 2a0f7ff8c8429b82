import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
const web = join(import.meta.dirname, '..')
const root = join(web, '../..')
const dist = join(web, 'dist')
const kilobyte = 1000

let manifest: Record<string, Chunk> = {}
beforeAll(() => {
  // Does nothing where the sources are those of the last build: the whole test run has built them a moment ago.
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
}, 600_000)

const entry = (name: string) => {
  const key = Object.keys(manifest).find((one) => one.endsWith(name))
  if (!key) throw new Error(`${name} is not in the build`)
  return key
}

/** Every script and style that must have arrived before the page of these entries is first painted. */
const filesOf = (...names: string[]) => {
  const seen = new Set<string>()
  const walk = (key: string) => {
    const { file, css = [], imports = [] } = manifest[key] as Chunk
    if (seen.has(file)) return
    for (const one of [file, ...css]) seen.add(one)
    for (const one of imports) walk(one)
  }
  for (const name of names) walk(entry(name))
  return [...seen]
}
/** What travels: what the build has compressed, as it lies there. */
const sizeOf = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
const weightOf = (files: string[]) => files.reduce((sum, file) => sum + sizeOf(join(dist, file)), 0) / kilobyte

type Page = { path: string; layout: string; files: string[]; asks: object[] }
const pagesFile = () => JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8')) as { pages: Page[] }

const holds = (file: string, text: string) => readFileSync(join(dist, file), 'utf8').includes(text)

test('signing in costs at most 60 KB in eight files, with its document, its font and its icon', () => {
  const signIn = JSON.parse(readFileSync(join(dist, '.vite/sign-in.json'), 'utf8')) as Record<string, Chunk>
  const { file, css = [], imports = [], assets = [] } = signIn['sign-in.html'] as Chunk
  const scripts = imports.map((one) => signIn[one] as Chunk)
  expect(scripts.flatMap((one) => one.imports ?? [])).toEqual([])
  const fonts = Object.values(signIn).flatMap((one) => (one.file.endsWith('.woff2') ? [one.file] : []))
  const named = [file, ...css, ...assets, ...scripts.flatMap((one) => [one.file, ...(one.css ?? [])])]
  const besides = ['sign-in.html', 'before-paint.js', 'favicon.svg', 'manifest.webmanifest']
  const files = [...new Set([...named, ...fonts, ...besides])]
  expect(files.length).toBeLessThanOrEqual(8)
  const weight = weightOf(files)
  expect(weight).toBeGreaterThan(40)
  expect(weight).toBeLessThanOrEqual(60)
  expect(files.filter((one) => /\.js$/.test(one) && holds(one, 'ZodError'))).toEqual([])
})

test('the document of the sign-in page differs from that of the app by its script alone', () => {
  const sourceOf = (name: string) => readFileSync(join(web, name), 'utf8')
  const script = 'type="module" async src="/src/main.tsx"'
  expect(sourceOf('sign-in.html').replace('type="module" src="/src/sign-in.tsx"', script)).toBe(sourceOf('index.html'))
})

test('the first list costs at most 160 KB, all that is around it included', () => {
  const files = filesOf('index.html', 'customers/routes.tsx', 'official-addresses-page.tsx')
  expect(files.some((file) => /official-addresses-page.*\.js$/.test(file))).toBe(true)
  const weight = weightOf(files)
  expect(weight).toBeGreaterThan(100)
  expect(weight).toBeLessThanOrEqual(160)
  expect(files.length).toBeLessThanOrEqual(18)
})

test("a technician's jobs cost at most 160 KB in seventeen files", () => {
  const files = filesOf('index.html', 'aftersales/routes.tsx', 'field-jobs-page.tsx')
  expect(files.length).toBeLessThanOrEqual(17)
  const weight = weightOf(files)
  expect(weight).toBeGreaterThan(100)
  expect(weight).toBeLessThanOrEqual(160)
  expect(files.some((file) => /(overlays|list)-/.test(file))).toBe(false)
})

test('what travels together is one file: a page does not wait for crumbs', () => {
  const { pages } = pagesFile()
  const counts = pages.map(({ files }) => files.length).sort((one, other) => one - other)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(24)
})

test('the document of a list can bring its rows, and that of the jobs them', () => {
  const asked = (path: string) => pagesFile().pages.find((page) => page.path === path)?.asks
  expect(asked('/sales-order/maintain-official-address')).toEqual([
    {
      path: '/api/customer-address/maintain-official-address',
      input: { page: 1, limit: 20, address_type: 'official-address', dept_code: [], customer_code: [], total: 'later' },
      isList: true,
    },
  ])
  expect(asked('/work-order-technician')).toEqual([
    { path: '/api/work-order-technician/jobs', input: {}, isList: false },
  ])
  expect(pagesFile().pages.filter(({ asks }) => asks.length > 0).length).toBeGreaterThan(100)
})

test('no file waits for one that waits for it', () => {
  const circles: string[] = []
  const done = new Set<string>()
  const walk = (key: string, way: string[]) => {
    if (way.includes(key)) circles.push([...way.slice(way.indexOf(key)), key].join(' > '))
    if (done.has(key)) return
    done.add(key)
    for (const one of manifest[key]?.imports ?? []) walk(one, [...way, key])
  }
  for (const key of Object.keys(manifest)) walk(key, [])
  expect(circles).toEqual([])
})

test('what is not on the page is not in its load', () => {
  const first = filesOf('index.html', 'official-addresses-page.tsx')
  for (const part of ['edit-address.tsx', 'upload-addresses.tsx', 'palette.tsx'])
    expect(first).not.toContain((manifest[entry(part)] as Chunk).file)
  expect(first.some((file) => file.includes('overlays'))).toBe(false)
  expect(first.filter((file) => holds(file, 'ZodError'))).toEqual([])
})

test('what a page begins with is made ready beside its work, what is fetched later when it is called', () => {
  const isReady = (file: string) => readFileSync(join(dist, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  const first = filesOf('index.html', 'official-addresses-page.tsx').filter((file) => file.endsWith('.js'))
  expect(first.filter((file) => !isReady(file))).toEqual([])
  for (const part of ['edit-address.tsx', 'upload-addresses.tsx', 'palette.tsx'])
    expect(isReady((manifest[entry(part)] as Chunk).file)).toBe(false)
})

test('every text file lies beside its compressed twins, and hashed names are hashed', () => {
  for (const file of filesOf('index.html')) {
    expect(file).toMatch(/-[\w-]{8}\.(js|css)$/)
    for (const twin of ['br', 'gz']) {
      expect(existsSync(join(dist, `${file}.${twin}`))).toBe(true)
      expect(statSync(join(dist, `${file}.${twin}`)).size).toBeGreaterThan(0)
    }
  }
  expect(existsSync(join(dist, 'index.html.br'))).toBe(true)
})

test('the page runs no script and wears no style of its own: the policy would forbid it', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  expect(html.match(/<script[^>]*>/g)?.every((tag) => tag.includes('src='))).toBe(true)
  expect(html).not.toMatch(/<style|style=|onload=/)
})

type Offline = { shell: string[]; files: string[]; entry: string; together: string; pageFiles: string }

test('the worker keeps every file of the pages that open without a network, and no page besides', () => {
  const script = readFileSync(join(dist, 'offline-worker.js'), 'utf8')
  const { files, entry: begins } = JSON.parse(/^const offline = (.*)$/m.exec(script)?.[1] ?? '') as Offline
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(begins)
  const pages = ['home-page.tsx', 'apply-page.tsx', 'my-bonus-tickets-page.tsx', 'scanner.tsx']
  for (const file of filesOf('index.html', ...pages)) expect(files).toContain(`/${file}`)
  expect(files.some((file) => file.endsWith('.wasm'))).toBe(true)
  for (const file of files) expect(existsSync(join(dist, file))).toBe(true)
  expect(files).not.toContain(`/${(manifest[entry('official-addresses-page.tsx')] as Chunk).file}`)
})

test('everybody keeps what pages begin with: no more than the document, its scripts, styles and font', () => {
  const script = readFileSync(join(dist, 'offline-worker.js'), 'utf8')
  const { shell, files, pageFiles } = JSON.parse(/^const offline = (.*)$/m.exec(script)?.[1] ?? '') as Offline
  for (const file of filesOf('index.html')) expect(shell).toContain(`/${file}`)
  expect(shell.filter((file) => !files.includes(file))).toEqual([])
  expect(shell.length).toBeLessThanOrEqual(12)
  expect(weightOf([...shell.filter((file) => /\.(js|css)$/.test(file)), pageFiles])).toBeLessThanOrEqual(140)
  const list = JSON.parse(readFileSync(join(dist, pageFiles), 'utf8')) as {
    files: string[]
    pages: [string, number[]][]
  }
  for (const { path, files: named } of pagesFile().pages.filter(({ layout }) => layout !== 'public')) {
    const [, found = []] = list.pages.find(([one]) => one === path) ?? []
    expect(found.map((n) => list.files[n])).toEqual(named)
  }
  expect(list.pages.some(([path]) => path === '/feedback')).toBe(false)
})

test('a phone fetches its pages in a few requests, and no reader of documents with them', () => {
  const script = readFileSync(join(dist, 'offline-worker.js'), 'utf8')
  const { files, together } = JSON.parse(/^const offline = (.*)$/m.exec(script)?.[1] ?? '') as Offline
  const texts = JSON.parse(readFileSync(join(dist, together), 'utf8')) as Record<string, string>
  const alone = files.filter((file) => !(file in texts))
  expect(Object.keys(texts).filter((file) => !files.includes(file))).toEqual([])
  for (const [file, text] of Object.entries(texts)) expect(text, file).toBe(readFileSync(join(dist, file), 'utf8'))
  expect(alone.length).toBeLessThan(10)
  const isReader = (file: string) => /^\/?(assets\/)?pdf[.-]/.test(file)
  expect(readdirSync(join(dist, 'assets')).some(isReader)).toBe(true)
  expect(files.filter(isReader)).toEqual([])
  expect([together, ...alone].reduce((sum, file) => sum + sizeOf(join(dist, file)), 0)).toBeLessThan(1_250_000)
})

import { dirname, join } from 'node:path/posix'
import { type ParseResult, parseSync, Visitor } from 'oxc-parser'

export type Sources = ReadonlyMap<string, string>
type Program = ParseResult['program']
type Import = { from: string; says: string; to: string | undefined }
type ImportRule = { forbids: (one: Import) => boolean; because: string }

const isTest = (path: string) => /\.test\.tsx?$|(^|\/)test\/|^e2e\//.test(path)
/** The test of a rule reads the sentence that a person reads. */
const sentences = '@sejuk/words/english'
const testTools = /^(vitest|fast-check|jsdom|@testing-library\/|@playwright\/|@axe-core\/)/
const isAsset = (says: string) => /\.(css|svg|png|webp|woff2|json|geojson|sql|mjs)(\?\w+)?$/.test(says)
const within = (folder: string) => (path: string | undefined) => path?.startsWith(`${folder}/`) ?? false
const feature = (path: string) => /^apps\/\w+\/src\/features\/[^/]+\/[^/]+\//.exec(path)?.[0]
const isInFeatures = (path: string) => /^apps\/\w+\/src\/features\//.test(path)
/** What an area offers to the app as a whole: its manifest, its routes, its pages for use without a network. */
const isManifest = (path: string) => /^apps\/\w+\/src\/features\/[^/]+\/[^/]+$/.test(path) && !isTest(path)
const area = (path: string) => /^apps\/\w+\/src\/features\/([^/]+)\//.exec(path)?.[1]

/** A layer may import itself, the layers and packages named here; its tests may also import test tools. */
const layerRule = (folder: string, layers: string[], packages: string[]): ImportRule => ({
  forbids: ({ from, says, to }) => {
    if (!within(folder)(from) || (isTest(from) && (testTools.test(says) || says === sentences))) return false
    return to
      ? ![folder, ...layers].some((name) => within(name)(to))
      : !packages.includes(says) && !says.startsWith('.')
  },
  because: `${folder} may import only ${['itself', ...layers, ...packages].join(', ')}`,
})

const below = (folder: string): ImportRule => ({
  forbids: ({ from, to }) => within(folder)(from) && !isTest(from) && Boolean(to && isInFeatures(to)),
  because: `${folder} lies below the features and knows none of them`,
})

const apart = (one: string, other: string): ImportRule => ({
  forbids: ({ from, to }) => within(one)(from) && within(other)(to),
  because: `${one} and ${other} never import each other`,
})

const inServer = (folder: string) => within(`apps/server/src/${folder}`)
const isPlatform = inServer('platform')
const tables = inServer('db/tables')
/** Everybody works for a branch, so that scope, time zone and choices of branches begin there. */
const isTableOfPlatform = (path: string | undefined) =>
  inServer('db/tables/platform')(path) || path === 'apps/server/src/db/tables/masters/departments.ts'
const isConfig = (path: string) =>
  /^apps\/server\/src\/([a-z]+-variables|config|web-address|cannot-start)\.ts$/.test(path)

const rules: ImportRule[] = [
  layerRule('packages/domain', [], []),
  layerRule('packages/contract', ['packages/domain'], ['zod']),
  layerRule('packages/words', ['packages/domain'], ['zod']),
  apart('apps/server', 'apps/web'),
  apart('apps/web', 'apps/server'),
  ...[
    'server/src/platform',
    'server/src/business',
    'server/src/db',
    'web/src/ui',
    'web/src/lib',
    'web/src/entities',
  ].map((name) => below(`apps/${name}`)),
  {
    forbids: ({ from, to }) => isPlatform(from) && !isTest(from) && within('apps/server/src/business')(to),
    because: 'the platform knows nothing of the business above it',
  },
  {
    forbids: ({ from, to }) => isPlatform(from) && !isTest(from) && tables(to) && !isTableOfPlatform(to),
    because: 'the platform imports no table of the business',
  },
  {
    forbids: ({ from, to }) =>
      isConfig(from) && !isTest(from) && ['platform', 'business', 'features', 'db'].some((name) => inServer(name)(to)),
    because: 'the configuration needs nothing of what it configures',
  },
  {
    forbids: ({ from, to }) => Boolean(to && isManifest(to) && isInFeatures(from) && area(from) !== area(to)),
    because: 'only the app gathers what areas offer',
  },
  {
    forbids: ({ from, to }) => {
      const [mine, other] = [feature(from), to && feature(to)]
      return Boolean(mine && other && mine !== other && to !== `${other}commands.ts` && !isTest(from))
    },
    because: 'a feature uses another only through its commands.ts',
  },
  {
    forbids: ({ says }) => says.startsWith('.') && !/\.tsx?$/.test(says) && !isAsset(says),
    because: 'a relative import names the file with its extension',
  },
  {
    forbids: ({ from, says, to }) =>
      !isTest(from) && !/config\.ts$/.test(from) && (testTools.test(says) || Boolean(to && isTest(to))),
    because: 'only tests import tests and their tools',
  },
  {
    forbids: ({ says, to }) => (says.startsWith('.') || says.startsWith('@sejuk/')) && !to && !isAsset(says),
    because: 'there is no such file',
  },
]

/** Layers that must contain modules: a check that read nothing must not pass. */
const layers = ['packages/domain', 'packages/contract', 'packages/words', 'apps/server', 'apps/web']

/** The violations of the import rules, one line each. */
export const findViolations = (sources: Sources): string[] => {
  const imports = [...sources].flatMap(([path, text]) => importsOf(path, text, sources))
  const unseen = layers.filter(
    (name) => !imports.some(({ from }) => within(name)(from)) && ![...sources.keys()].some(within(name)),
  )
  const broken = imports.flatMap((one) =>
    rules.filter((rule) => rule.forbids(one)).map(({ because }) => `${one.from} imports ${one.says}: ${because}`),
  )
  return [...unseen.map((name) => `no module seen in ${name}`), ...broken, ...circles(imports), ...crowded(sources)]
}

/** Nobody finds their way in a longer list of files. */
const mostModules = 40

const crowded = (sources: Sources) =>
  [...Map.groupBy(sources.keys(), (path) => dirname(path))]
    .filter(([, { length }]) => length > mostModules)
    .map(([folder, { length }]) => `${folder} holds ${length} modules, more than ${mostModules}: part it by meaning`)

const importsOf = (path: string, text: string, sources: Sources): Import[] => {
  const { module, program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const said = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest?.value)),
    ...importCalls(program),
  ]
  return [...new Set(said)].flatMap((says) => (says ? [{ from: path, says, to: resolve(path, says, sources) }] : []))
}

/** `import('…')`, as a call and as a type. */
const importCalls = (program: Program) => {
  const said: string[] = []
  const hear = ({ source }: { source: { type: string; value?: unknown } }) => void said.push(String(source.value ?? ''))
  new Visitor({ ImportExpression: hear, TSImportType: hear }).visit(program)
  return said
}

const resolve = (from: string, says: string, sources: Sources) => {
  const [, name, rest] = /^@sejuk\/([^/]+)\/(.+)$/.exec(says) ?? []
  const path = says.startsWith('.') ? join(dirname(from), says) : name && `packages/${name}/src/${rest}.ts`
  return path && sources.has(path) ? path : undefined
}

/** Each circle once, as the way round it. */
const circles = (imports: Import[]) => {
  const next = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, way: string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) return void found.push(`circle: ${[...way.slice(start), path].join(' → ')}`)
    if (done.has(path)) return
    for (const { to } of next.get(path) ?? []) if (to) walk(to, [...way, path])
    done.add(path)
  }
  for (const path of next.keys()) walk(path, [])
  return found
}

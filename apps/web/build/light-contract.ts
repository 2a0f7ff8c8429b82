import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const contract = join(import.meta.dirname, '../../../packages/contract/src')
const helper = join(import.meta.dirname, '../src/lib/api/light-endpoint.ts')
const withSchemas = '?schemas'

/** A module of the contract with its schemas, as opposed to the light one most pages are given. */
export const hasSchemas = (id: string) => id.endsWith(withSchemas)

export type Plain = Record<string, unknown>
const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is { safeParse: (input: object) => { data?: Plain } } =>
  isObject(value) && '_zod' in value
const isEndpoint = (value: unknown): value is Plain =>
  isObject(value) && ['method', 'path', 'needs'].every((key) => key in value) && isSchema(value.input)

/** What a list asks when the address says nothing; only lists are opened by their address. */
export const plainOf = (input: unknown) => {
  const plain = isSchema(input) ? input.safeParse({}).data : undefined
  return plain && 'page' in plain && 'limit' in plain ? plain : undefined
}

/** The value as source code, an endpoint without its schemas; undefined where it cannot be written without them. */
const written = (value: unknown, place: string): string | undefined => {
  if (isEndpoint(value)) {
    const { input, data: _, ...rest } = value
    return `light(${JSON.stringify({ ...rest, plain: plainOf(input) })}, () => schemas().then((all) => all.${place}))`
  }
  if (isSchema(value) || typeof value === 'function') return undefined
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return value.every((one) => !isObject(one)) ? JSON.stringify(value) : undefined
  const parts = Object.entries(value).map(([key, one]) => [key, written(one, `${place}[${JSON.stringify(key)}]`)])
  if (parts.some(([, code]) => code === undefined)) return undefined
  return `{${parts.map(([key, code]) => `${JSON.stringify(key)}: ${code}`).join(', ')}}`
}

/** Plain functions and lists weigh nothing. */
const needsNothing = (code: string) => !/^(import|export) (?!type\b).*from '/m.test(code) && !/^import '/m.test(code)

const lightCode = async (id: string) => {
  const all: Plain = await import(id)
  const heavy = JSON.stringify(id + withSchemas)
  const exports = Object.entries(all).map(([name, value]) => {
    const code = written(value, name)
    return code === undefined
      ? `export { ${name} } from ${heavy}`
      : `export const ${name} = /* @__PURE__ */ ${wrapped(code)}`
  })
  return [`import { light } from ${JSON.stringify(helper)}`, `const schemas = () => import(${heavy})`, ...exports].join(
    '\n',
  )
}
/** A call in an object is dropped with it when nobody wants the object. */
const wrapped = (code: string) => (code.startsWith('{') ? `(() => (${code}))()` : code)

/**
 * Gives pages the endpoints of the contract without their schemas, which weigh more than most pages and are wanted only
 * where something is typed. Each endpoint knows where its schemas are (`lib/form/schemas.ts` fetches them).
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source.endsWith(withSchemas)) return { id: source, moduleSideEffects: false }
    if (!importer || (!source.startsWith('.') && !source.startsWith('@sejuk/contract/'))) return null
    const found = await this.resolve(source, importer.replace(withSchemas, ''), { ...options, skipSelf: true })
    if (!found?.id.startsWith(contract + sep)) return null
    const isWhole = hasSchemas(importer) && !needsNothing(await readFile(found.id, 'utf8'))
    return { id: isWhole ? found.id + withSchemas : found.id, moduleSideEffects: false }
  },
  async load(id) {
    if (!id.startsWith(contract + sep)) return null
    const path = id.replace(withSchemas, '')
    const source = await readFile(path, 'utf8')
    const isWhole = hasSchemas(id) || needsNothing(source)
    const code = isWhole ? (await transformWithOxc(source, path)).code : await lightCode(path)
    return { code, moduleSideEffects: false }
  },
})

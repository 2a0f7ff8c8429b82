import { z } from 'zod'

type Def = z.core.$ZodTypeDef & Record<string, unknown>
const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def
const inner = (def: Def, key = 'innerType') => def[key] as z.core.$ZodType

/** How much there is: one of everything, or nothing where nothing is allowed. */
export type Fill = 'filled' | 'empty'

/** Codes are told apart, as those of real rows are. */
let made = 0

const textOf = (def: Def, name: string) => {
  const formats: Record<string, string> = {
    date: '2026-11-14',
    datetime: '2026-11-14T03:00:00.000Z',
    email: 'sari@example.com',
    url: 'https://sejuk.test/x',
    uuid: '4b1c9c3e-98d5-4ad2-8a5c-0d5a5f6c7b8a',
  }
  const format = formats[String(def.format)]
  if (format) return format
  if (/month|period/.test(name)) return '2026-11'
  if (/_date$|_at$|^at$|instant/.test(name)) return '2026-11-14T03:00:00.000Z'
  if (/^(from|to|day|valid_|today)/.test(name)) return '2026-11-14'
  made += 1
  return `${name || 'text'}_${made}`
}

const makers: Record<string, (def: Def, fill: Fill, name: string) => unknown> = {
  string: (def, _fill, name) => textOf(def, name),
  number: () => 1,
  int: () => 1,
  bigint: () => 1n,
  boolean: (_def, fill) => fill === 'filled',
  null: () => null,
  undefined: () => undefined,
  unknown: () => null,
  any: () => null,
  literal: (def) => (def.values as unknown[])[0],
  enum: (def) => Object.values(def.entries as object)[0],
  object: (def, fill) =>
    Object.fromEntries(
      Object.entries(def.shape as Record<string, z.core.$ZodType>).map(([key, one]) => [
        key,
        exampleOf(one, fill, key),
      ]),
    ),
  array: (def, fill, name) => (fill === 'filled' ? [exampleOf(inner(def, 'element'), fill, name)] : []),
  tuple: (def, fill) => (def.items as z.core.$ZodType[]).map((one) => exampleOf(one, fill)),
  record: (def, fill) => recordOf(def, fill),
  nullable: (def, fill, name) => (fill === 'filled' ? exampleOf(inner(def), fill, name) : null),
  optional: (def, fill, name) => (fill === 'filled' ? exampleOf(inner(def), fill, name) : undefined),
  default: (def, fill, name) => exampleOf(inner(def), fill, name),
  readonly: (def, fill, name) => exampleOf(inner(def), fill, name),
  union: (def, fill, name) => exampleOf((def.options as z.core.$ZodType[])[0] ?? z.null(), fill, name),
  intersection: (def, fill) => ({
    ...(exampleOf(inner(def, 'left'), fill) as object),
    ...(exampleOf(inner(def, 'right'), fill) as object),
  }),
  pipe: (def, fill, name) => exampleOf(inner(def, 'in'), fill, name),
  lazy: (def, fill, name) => exampleOf((def.getter as () => z.core.$ZodType)(), fill, name),
  custom: () => ({ name: 'file.txt', type: 'text/plain', bytes: new Uint8Array([1]) }),
}

/** A record over an enumeration must name all of it. */
const recordOf = (def: Def, fill: Fill) => {
  const keys = defOf(inner(def, 'keyType'))
  const names = keys.type === 'enum' ? Object.values(keys.entries as Record<string, string>) : []
  const wanted = names.length > 0 ? names : fill === 'filled' ? ['one'] : []
  return Object.fromEntries(wanted.map((name) => [name, exampleOf(inner(def, 'valueType'), fill, name)]))
}

/** Something that a schema of the contract allows. A tree that contains itself ends after one level. */
export const exampleOf = (schema: z.core.$ZodType, fill: Fill, name = ''): unknown => {
  const def = defOf(schema)
  const make = makers[def.type]
  if (!make) throw new Error(`No example for a schema of type ${def.type}`)
  return make(def, def.type === 'lazy' ? 'empty' : fill, name)
}

import { SQL } from 'drizzle-orm'
import { sqlTextOf } from './sql-text-cache.ts'

const textOf = (piece: SQL) => sqlTextOf(piece).sql

/** Names of what a source joins: the table, or its alias, stands before `on`. */
const joinedNames = (text: string) => [...text.matchAll(/"?(\w+)"?\s+on\b/gi)].map(([, name = '']) => name)

const known = new WeakMap<SQL, readonly (readonly string[])[]>()
/** What the joins of a source bring beyond each of its own parts. */
const broughtBy = (source: SQL, own: readonly SQL[]) => {
  const before = known.get(source)
  if (before) return before
  const all = joinedNames(textOf(source))
  const brought = own.map((part) => {
    const kept = new Set(joinedNames(textOf(part)))
    return all.filter((name) => !kept.has(name))
  })
  known.set(source, brought)
  return brought
}

/** Where the bracket that opens at `start` closes. */
const closes = (text: string, start: number) => {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

/** Another name, under which a table is read: what follows it is no word of the language. */
const alias = String.raw`"?\s+(?!(where|join|left|right|full|inner|cross|on|using|group|order|limit|union|for)\b)"?\w`

/** Whether a name is used where it is not read anew: a subquery that reads the same table speaks of its own rows. */
const speaksOf = (text: string, name: string): boolean => {
  const used = new RegExp(`(?<![\\w"])"?${name}"?\\.`)
  const read = new RegExp(`\\b(from|join)\\s+("?${name}"?(?!${alias})|"?\\w+"?\\s+"?${name}"?)(?!\\w)`, 'i')
  let rest = text
  for (const found of [...text.matchAll(/\((?:select|with)\b/gi)].toReversed()) {
    const end = closes(rest, found.index)
    const inner = rest.slice(found.index, end)
    if (read.test(inner)) rest = rest.slice(0, found.index) + rest.slice(end)
  }
  return used.test(rest)
}

/** The part of a source where rows are counted and cut: the first that has all of which a filter, order or sum speaks. */
export const ownPart = (source: SQL, own: SQL | readonly SQL[] | undefined, asked: readonly SQL[]): SQL => {
  if (!own) return source
  const parts = own instanceof SQL ? [own] : own
  const text = asked.map(textOf).join(' ')
  const at = broughtBy(source, parts).findIndex((names) => !names.some((name) => speaksOf(text, name)))
  return parts[at] ?? source
}

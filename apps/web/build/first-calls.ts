import { readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type Plain, plainOf } from './light-contract.ts'

const contract = join(import.meta.dirname, '../../../packages/contract/src')

/** A call that a page makes whenever it is opened, and its input. */
export type FirstCall = { path: string; input: Plain; isList: boolean }

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const all = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, ...found]) => found.map(String))
/** The name of the endpoint in its module, which may have been imported whole. */
const written = String.raw`\((?:contract\.)?(\w+)`
const lists = new RegExp(String.raw`\buseList${written}\)`, 'g')
const earlyCalls = new RegExp(String.raw`\bcallEarly${written}, \{\}\)`, 'g')

type Found = { name: string; isList: boolean; modules: string[] }

/** What the code of one file asks, with the modules of the contract that it imports. */
const askedIn = async (file: string, modules: Modules): Promise<Found[]> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  const imported = modules.getModuleInfo(file)?.importedIds ?? []
  const theirs = imported.filter((id) => id.startsWith(contract + sep))
  const named = (shape: RegExp, isList: boolean) =>
    all(text, shape).map(([name = '']) => ({ name, isList, modules: theirs }))
  return [...named(lists, true), ...named(earlyCalls, false)]
}

const callOf = async ({ name, isList, modules }: Found): Promise<FirstCall | undefined> => {
  for (const id of modules) {
    const { [name]: endpoint } = (await import(id)) as Record<string, Plain | undefined>
    if (!endpoint) continue
    const { method, path } = endpoint
    const plain = isList ? plainOf(endpoint.input) : {}
    // As `useList` asks.
    const input = plain && isList ? { ...plain, total: 'later' } : plain
    return method === 'GET' && typeof path === 'string' && !path.includes('{') && input
      ? { path, input, isList }
      : undefined
  }
  return undefined
}

/**
 * What a page asks as soon as it is opened: its list (`useList`), or a call that says so itself (`callEarly`), in its own file or
 * in one beside it that it imports. Where several lists are possible, none: the page decides.
 */
export const firstCallsOf = async (page: string, modules: Modules): Promise<FirstCall[]> => {
  const beside = (modules.getModuleInfo(page)?.importedIds ?? []).filter((id) => dirname(id) === dirname(page))
  const own = await askedIn(page, modules)
  const found = own.length > 0 ? own : (await Promise.all(beside.map((id) => askedIn(id, modules)))).flat()
  const calls = (await Promise.all(found.map(callOf))).filter((call) => call !== undefined)
  return calls.length === 1 ? calls : []
}

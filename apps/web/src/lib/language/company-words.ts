import { generateFile, listGenerated } from '@sejuk/contract/platform/languages'
import { call } from '../api/call.ts'
import { localStore } from '../browser/storage.ts'
import { type Override, override } from './words.ts'

const keptAs = 'sejuk.company-words'
type Words = Record<string, Record<string, [byDefault: string, local: string]>>
type Edition = { hash: string; words: Words }

const overridesIn = (words: Words): Override[] =>
  Object.entries(words).flatMap(([module, book]) =>
    Object.entries(book).flatMap(([key, [byDefault, local]]) => [
      { module, key, language: 'default' as const, word: byDefault },
      { module, key, language: 'local' as const, word: local },
    ]),
  )

let spoken = ''
const speakThem = ({ hash, words }: Edition) => {
  spoken = hash
  override(overridesIn(words))
}

const remembered = (): Edition | undefined => {
  try {
    return JSON.parse(localStore.get(keptAs) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

type Changes = { hash: string; words: number }

/** Fetches them if they are not those already spoken. */
const speakToday = async ({ hash, words }: Changes) => {
  if (hash === spoken) return
  const data = words > 0 ? (await call(generateFile, { part: 'changes', hash })).data : { hash, words: {} }
  speakThem(data)
  localStore.set(keptAs, JSON.stringify(data))
}

/** Asks which words the company says its own way. */
export const renewCompanyWords = async () => speakToday((await call(listGenerated, {})).data.changes)

/**
 * At the start: last time's words at once, today's when they arrive. The document may have said already which those are. Without a
 * server the books alone still speak.
 */
export const startCompanyWords = (today?: Changes) => {
  const last = remembered()
  if (last) speakThem(last)
  const renewing = today ? speakToday(today) : renewCompanyWords()
  renewing.catch(() => {})
}

/** As if they had never been fetched: they are asked for anew, and until they come the last ones are spoken. */
export const forgetCompanyWords = () => {
  localStore.drop(keptAs)
  spoken = ''
  return renewCompanyWords()
}

import { everydayWords } from '@sejuk/words/everyday'
import type { Book } from '@sejuk/words/words'
import { useSyncExternalStore } from 'react'
import { kept } from './storage.ts'

export type Language = 'default' | 'local'
export type Override = { module: string; key: string; language: Language; word: string }
type Values = Record<string, string | number>
type Pattern = { shape: RegExp; names: string[]; local: string; literal: number }

const failure = '-'
const rememberedAs = 'sejuk.language'
const listeners = new Set<() => void>()
const overrides = new Map<string, string>()
const sentences = new Map<string, string>()
const patterns: Pattern[] = []
const learned = new WeakSet<Book>()
let language: Language = kept.get(rememberedAs) === 'local' ? 'local' : 'default'
let edition = 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const changed = () => {
  edition += 1
  for (const listener of listeners) listener()
}
const useEdition = () => useSyncExternalStore(subscribe, () => edition)

export const currentLanguage = () => language
export const useLanguage = () => {
  useEdition()
  return language
}

export const speak = (next: Language) => {
  language = next
  kept.set(rememberedAs, next)
  document.documentElement.lang = next === 'local' ? 'id' : 'en'
  changed()
}

/** Words the company has changed at run time speak over the books, in open pages too. */
export const override = (words: Override[]) => {
  for (const { module, key, language: side, word } of words) overrides.set(`${side}/${module}/${key}`, word)
  changed()
}

const placeholder = /\{(\w+)\}/g
const fill = (text: string, values: Values) =>
  text.replaceAll(placeholder, (_, name: string) => String(values[name] ?? failure))

const wordIn = (book: Book, key: string) => {
  const pair = book.words[key]
  return overrides.get(`${language}/${book.module}/${key}`) ?? pair?.[language === 'local' ? 1 : 0] ?? failure
}

/** A book's words by key. A key that is not there reads '-'. */
export const useWords = <Key extends string>(book: Book<Key>) => {
  useEdition()
  learn(book)
  return (key: NoInfer<Key>, values: Values = {}) => fill(wordIn(book, key), values)
}

/** The same outside a component, for what is said once and not redrawn. */
export const wordsOf = <Key extends string>(book: Book<Key>) => {
  learn(book)
  return (key: NoInfer<Key>, values: Values = {}) => fill(wordIn(book, key), values)
}

/** A book's sentences are known from the moment a page first opens it. */
const learn = (book: Book) => {
  if (learned.has(book)) return
  learned.add(book)
  for (const [sentence, local] of Object.entries(book.sentences)) {
    if (sentence.includes('{')) patterns.push(patternOf(sentence, local))
    else sentences.set(sentence, local)
  }
  patterns.sort((a, b) => b.literal - a.literal)
}

/** The more of a pattern is literal, the surer it is to be the sentence that was meant. */
const patternOf = (sentence: string, local: string): Pattern => ({
  shape: new RegExp(`^${sentence.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(placeholder, '(.+?)')}$`, 's'),
  names: [...sentence.matchAll(placeholder)].map(([, name = '']) => name),
  local,
  literal: sentence.replaceAll(placeholder, '').length,
})

/** What the server said, in the viewer's language; a sentence nobody has translated is said as it came. */
export const say = (sentence: string): string => {
  if (language === 'default') return sentence
  const whole = overrides.get(`local/sentences/${sentence}`) ?? sentences.get(sentence)
  if (whole !== undefined) return whole
  for (const { shape, names, local } of patterns) {
    const found = shape.exec(sentence)
    if (found) return fill(local, Object.fromEntries(names.map((name, n) => [name, say(found[n + 1] ?? '')])))
  }
  return sentence
}

/** `say`, for what stays on the screen when the language changes. */
export const useSay = () => {
  useEdition()
  return say
}

learn(everydayWords)

import type { Statuses } from '@sejuk/domain/message-values'
import { decode, type Said } from '@sejuk/domain/messages'
import { type Language, messageModule, sentenceKey, sentenceModule } from '@sejuk/domain/platform/languages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { chooseForms } from '@sejuk/domain/values/number-forms'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { commonSentences } from '@sejuk/words/common-sentences'
import { everydayWords } from '@sejuk/words/everyday'
import { type Pattern, patternOf, placeholder, surestFirst } from '@sejuk/words/patterns'
import { wording } from '@sejuk/words/wording'
import type { Book, Pair } from '@sejuk/words/words'
import { localStore, tabStore } from '../browser/storage.ts'
import { createStore } from '../browser/store.ts'

export type { Language }
export type Override = { module: string; key: string; language: Language; word: string }
type Values = Record<string, string | number>

const failure = '-'
const rememberedAs = 'sejuk.language'
const chosenAs = 'sejuk.language-chosen'
const overrides = new Map<string, string>()
const sentences = new Map<string, string>()
const patterns: Pattern[] = []
/** Sentences with something to fill in: they become patterns once the server has said something, seldom while a page is opened. */
let unread: Pair[] = []
/** What the company has translated that no book knows. */
const companySentences = new Map<string, string>()
let companyPatterns: Pattern[] = []
const learned = new WeakSet<Book>()
const messages = new Map<string, Pair>(Object.entries(commonSentences))
/** The code of a message, by its English sentence. */
const codes = new Map<string, string>()
const statusBooks = new Map<string, Book>()
let language: Language = localStore.get(rememberedAs) === 'local' ? 'local' : 'default'
const editions = createStore(0)

const changed = () => editions.put(editions.get() + 1)
const useEdition = editions.use

export const currentLanguage = () => language
export const useLanguage = () => {
  useEdition()
  return language
}

/** For as long as a page is open: nobody has chosen it, and nothing remembers it. */
export const speak = (next: Language) => {
  language = next
  document.documentElement.lang = next === 'local' ? 'id' : 'en'
  changed()
}

export const setLanguage = (next: Language) => {
  localStore.set(rememberedAs, next)
  speak(next)
}

/** Has this browser ever spoken? A page for people who mostly read one language may begin in it. */
export const isLanguageKnown = () => localStore.get(rememberedAs) !== null

/** A browser in which nobody has chosen yet begins as the house does. */
export const beginWith = (first: Language) => {
  if (localStore.get(rememberedAs) === null && first !== language) setLanguage(first)
}

/** Somebody pressed a language: whoever signs in next in this tab keeps it. */
export const choose = (next: Language) => {
  tabStore.set(chosenAs, next)
  setLanguage(next)
}

/** What was chosen before anybody had signed in, once. */
export const takePickedLanguage = (): Language | undefined => {
  const chosen = tabStore.get(chosenAs)
  tabStore.drop(chosenAs)
  return chosen === 'local' || chosen === 'default' ? chosen : undefined
}

/** Words the company has changed at run time speak over the books, in open pages too. What is not among them is the book's. */
export const override = (words: readonly Override[]) => {
  if (words.length === 0 && overrides.size === 0) return
  overrides.clear()
  for (const { module, key, language: side, word } of words) overrides.set(`${side}/${module}/${key}`, word)
  learnFromCompany()
  changed()
}

/** A sentence under the key made of it is one to be recognised; under another key it is the new text of a book's. */
const learnFromCompany = () => {
  companySentences.clear()
  const front = `default/${sentenceModule}/`
  const own = [...overrides].flatMap(([name, sentence]) => {
    const key = name.slice(front.length)
    const local = overrides.get(`local/${sentenceModule}/${key}`)
    return name.startsWith(front) && key === sentenceKey(sentence) && local ? [{ sentence, local }] : []
  })
  for (const { sentence, local } of own) if (!sentence.includes('{')) companySentences.set(sentence, local)
  companyPatterns = own
    .filter(({ sentence }) => sentence.includes('{'))
    .map(({ sentence, local }) => patternOf(sentence, local))
    .sort(surestFirst)
}

export type Missing = { module: string; word_key: string; sample: string }
let missed: (missing: Missing) => void = () => {}
/** Who wants to hear of what has no word. */
export const onMissing = (listener: (missing: Missing) => void) => {
  missed = listener
}

/** Decimals and large numbers as the country writes them; small whole numbers may be years and stay as they are. */
const writtenValue = (value: string | number) =>
  typeof value === 'number' && (!Number.isInteger(value) || Math.abs(value) >= 10_000)
    ? writeNumber(value, 2)
    : String(value)

const fill = (text: string, values: Values) =>
  text.includes('{')
    ? chooseForms(text, values).replaceAll(placeholder, (_, name: string) => writtenValue(values[name] ?? failure))
    : text

const wordIn = (book: Book, key: string) => {
  const pair = book.words[key]
  const word = overrides.get(`${language}/${book.module}/${key}`) ?? pair?.[language === 'local' ? 1 : 0]
  if (word === undefined) missed({ module: book.module, word_key: key, sample: '' })
  return word ?? failure
}

/** A book's words by key. A key that is not there reads '-'. */
export const useWords = <Key extends string>(book: Book<Key>) => {
  useEdition()
  learn(book)
  return (key: NoInfer<Key>, values: Values = {}) => fill(wordIn(book, key), values)
}

/** For a page that says statuses only within a reason. */
export const useStatusWords = (...books: readonly Book[]) => {
  useEdition()
  for (const book of books) learn(book)
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
  for (const [code, pair] of Object.entries(book.messages)) {
    messages.set(code, pair)
    codes.set(pair[0], code)
  }
  for (const list of book.statuses) statusBooks.set(list, book)
  for (const pair of [...Object.values(book.messages), ...Object.entries(book.data)])
    if (pair[0].includes('{')) unread.push(pair)
    else sentences.set(pair[0], pair[1])
}

const patternsNow = () => {
  if (unread.length > 0) {
    const read = unread.map(([sentence, local]) => patternOf(sentence, local))
    unread = []
    patterns.push(...read.filter(({ literal }) => literal > 11))
    patterns.sort(surestFirst)
  }
  return [...patterns, ...companyPatterns]
}

/** How a sentence that is known is said now: as the company changed it, by its code or by the sentence. */
const spoken = (sentence: string, local: string) =>
  overrides.get(`${language}/${messageModule}/${codes.get(sentence)}`) ??
  overrides.get(`${language}/${sentenceModule}/${sentenceKey(sentence)}`) ??
  (language === 'local' ? local : sentence)

const translated = (sentence: string): string | undefined => {
  const whole = sentences.get(sentence) ?? companySentences.get(sentence)
  if (whole !== undefined) return spoken(sentence, whole)
  for (const { sentence: shown, shape, names, local } of patternsNow()) {
    const found = shape.exec(sentence)
    const value = (n: number) => translated(found?.[n + 1] ?? '') ?? found?.[n + 1] ?? ''
    if (found) return fill(spoken(shown, local), Object.fromEntries(names.map((name, n) => [name, value(n)])))
  }
  return undefined
}

/** As short and plain as a name, an amount or a time: nothing to read as a sentence of its own. */
const plainValue = /^[\p{L}\d .,:@/_-]{1,40}$/u

/** A text of ours in the viewer's language, and nothing where somebody else wrote it, for instance into an address. */
export const knownText = (sentence: string): string | undefined => {
  const isOurs =
    sentences.has(sentence) ||
    patternsNow().some(({ shape }) =>
      shape
        .exec(sentence)
        ?.slice(1)
        .every((value) => plainValue.test(value)),
    )
  return isOurs ? translated(sentence) : undefined
}

/** What the server said, in the viewer's language; a sentence nobody has translated is said as it came. */
export const say = (said: Said): string => {
  const message = typeof said === 'string' ? decode(said) : said
  if (!message) return sayText(String(said))
  return (
    wording(message, { sentence: sentenceOf, status: statusWord, field: fieldWord, text: sayText, day: dayWord }) ??
    failure
  )
}

const sentenceOf = (code: string) =>
  overrides.get(`${language}/${messageModule}/${code}`) ?? messages.get(code)?.[language === 'local' ? 1 : 0]

/** A status as its own list calls it; one that no open page knows goes by its code. */
const bookOf = ({ entity, field }: Statuses) => statusBooks.get(`${entity}.${field}`) ?? statusBooks.get(field)
const fieldWord = (list: Statuses) => {
  const book = bookOf(list)
  return book?.words[list.field] && wordIn(book, list.field)
}
const statusWord = (list: Statuses, status: string) => {
  const book = bookOf(list)
  return book?.words[status] ? wordIn(book, status) : status
}

/** The same on every clock: a day has no time zone. */
const dayWord = (day: string) => datesFor(language, headOffice).day(day)

const sayText = (sentence: string): string => {
  if (language === 'default' && overrides.size === 0) return sentence
  const said = translated(sentence)
  if (said === undefined && language === 'local' && sentence)
    missed({ module: sentenceModule, word_key: sentenceKey(sentence), sample: sentence })
  return said ?? sentence
}

/** `say`, for what stays on the screen when the language changes. */
export const useSay = () => {
  useEdition()
  return say
}

learn(everydayWords)

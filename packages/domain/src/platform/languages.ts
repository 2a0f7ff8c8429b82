/** 'default' is English, 'local' is Indonesian. */
export const languages = ['default', 'local'] as const
export type Language = (typeof languages)[number]
export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text)

/** The tag a browser and a mail know the language by. */
export const languageTags: Record<Language, string> = { default: 'en', local: 'id' }

/**
 * The name of a book and of a word in it. A word bears letters of both cases, since the books name theirs in camelCase and
 * after the codes of the business (`View_Data_Asc`, `Call Center`); a book's name has slashes, being the path of its feature.
 */
export const moduleShape = /^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,3}$/
export const wordKeyShape = /^[A-Za-z0-9_.-]([A-Za-z0-9_. -]{0,118}[A-Za-z0-9_.-])?$/

/** What the company changed of a message, by its code. */
export const messageModule = 'messages'

/** Texts without a code have their own word book, with keys made from the text. */
export const sentenceModule = 'sentences'

/** The same sentence always has the same key: its first words to be read, and a number made of all of it. */
export const sentenceKey = (sentence: string) => {
  const words = sentence.toLowerCase().match(/[a-z0-9]+/g) ?? []
  let sum = 0x811c9dc5
  for (const sign of sentence) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${words.join('-').slice(0, 60)}.${sum.toString(36)}`
}

/** A sentence without its numbers, so that it is translated once and not once per number. */
export const sentenceShape = (sentence: string) => {
  let n = 0
  return sentence.replaceAll(/\d+/g, () => (n++ === 0 ? '{n}' : `{n${n}}`))
}

const placeholder = /\{(\w+)\}/g
/** The placeholders of a text, unique and sorted. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))].sort()

export const samePlaceholders = (one: string, other: string) =>
  placeholdersOf(one).join() === placeholdersOf(other).join()

type Speaker = {
  /** The user's chosen language, if any. */
  chosen: Language | null
  role: readonly string[]
  login_from: string
  isSmallScreen: boolean
  /** What this browser spoke before anybody signed in. */
  browser: Language
}

export const installerRoles: ReadonlySet<string> = new Set(['Partner-Sales-Installer', 'Partner-Common-Installer'])

/** Installers on small screens begin in the local language, unless they came from the enterprise messaging app. */
export const firstLanguage = ({ chosen, role, login_from, isSmallScreen, browser }: Speaker): Language => {
  if (chosen) return chosen
  const isInstaller = role.some((one) => installerRoles.has(one))
  return isInstaller && isSmallScreen && login_from !== 'wecom' ? 'local' : browser
}

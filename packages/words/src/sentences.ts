import { patternOf, placeholder, surestFirst } from './patterns.ts'
import type { Book } from './words.ts'

export type Sentences = Readonly<Record<string, string>>
export const sentencesOf = (...books: readonly Book[]): Sentences =>
  Object.assign({}, ...books.map(({ messages, data }) => ({ ...Object.fromEntries(Object.values(messages)), ...data })))

/**
 * Says in the local language what the server says in English, for what leaves it in a file and not on a screen. One that nobody
 * has translated is said as it came.
 */
export const translator = (sentences: Sentences) => {
  const patterns = Object.entries(sentences)
    .filter(([sentence]) => sentence.includes('{'))
    .map(([sentence, local]) => patternOf(sentence, local))
    .filter(({ literal }) => literal > 11)
    .sort(surestFirst)
  const say = (sentence: string): string => {
    const whole = sentences[sentence]
    if (whole !== undefined) return whole
    for (const { shape, names, local } of patterns) {
      const found = shape.exec(sentence)
      if (!found) continue
      const values = Object.fromEntries(names.map((name, n) => [name, say(found[n + 1] ?? '')]))
      return local.replaceAll(placeholder, (_, name: string) => values[name] ?? '-')
    }
    return sentence
  }
  return say
}

import { glob } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageModule } from '@sejuk/domain/platform/languages'
import type { Book, Pair } from '@sejuk/words/words'

export type BookWord = { module: string; word_key: string; pair: Pair }
export const nameOf = ({ module, word_key }: { module: string; word_key: string }) => `${module}/${word_key}`

const isBook = (thing: unknown): thing is Book =>
  typeof thing === 'object' && thing !== null && 'module' in thing && 'words' in thing && 'messages' in thing

/** Every book of the product, found where it lies: a new one is covered without anybody adding it to a list. */
const findBooks = async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@sejuk/words/words'))
  const books: Book[] = []
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.test.ts')) continue
    const said: object = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)
    books.push(...Object.values(said).filter(isBook))
  }
  return books
}

const wordsIn = (books: readonly Book[]): BookWord[] => [
  ...books.flatMap(({ module, words }) =>
    Object.entries(words).map(([word_key, pair]) => ({ module, word_key, pair })),
  ),
  ...books.flatMap(({ messages }) =>
    Object.entries(messages).map(([code, pair]) => ({ module: messageModule, word_key: code, pair })),
  ),
]

let found: Promise<ReadonlyMap<string, BookWord>> | undefined

/** All words and sentences of the books, by name. They do not change while the server runs. */
export const bookWords = () => {
  found ??= findBooks().then(
    (books) =>
      new Map(
        wordsIn(books)
          .sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
          .map((word) => [nameOf(word), word]),
      ),
  )
  return found
}

/** The two languages side by side: default (English), then local (Indonesian). One without the other does not compile. */
export type Pair = readonly [byDefault: string, local: string]
export type Book<Key extends string = string> = {
  module: string
  words: Record<Key, Pair>
  /** What may be told on these pages, by code. */
  messages: Readonly<Record<string, Pair>>
  /** Names that are stored as text, in English, with the local words for them. */
  data: Readonly<Record<string, string>>
  /** The status lists whose words stand in this book: by field, or `entity.field` where several have that field. */
  statuses: readonly string[]
}

/** The words of a book, or of several read as one. */
export type WordsOf<B extends Book> = B extends Book<infer Key> ? Key : never

/** Placeholders are written `{name}` and must be the same on both sides; a test reads every book. */
export const words = <Key extends string>(
  module: string,
  pairs: Record<Key, Pair>,
  { messages = {}, data = {}, statuses = [] }: Partial<Pick<Book, 'messages' | 'data' | 'statuses'>> = {},
): Book<Key> => ({ module, words: pairs, messages, data, statuses })

/** The two languages side by side: default (English), then local (Indonesian). One without the other does not compile. */
export type Pair = readonly [byDefault: string, local: string]
export type Book<Key extends string = string> = {
  module: string
  words: Record<Key, Pair>
  /** What the server may say here, in English, with the local words for it. */
  sentences: Record<string, string>
  /** The status lists whose words stand in this book: by field, or `entity.field` where several have that field. */
  statuses: readonly string[]
}

/** The words of a book, or of several read as one. */
export type WordsOf<B extends Book> = B extends Book<infer Key> ? Key : never

/** Placeholders are written `{name}` and must be the same on both sides; a test reads every book. */
export const words = <Key extends string>(
  module: string,
  pairs: Record<Key, Pair>,
  sentences: Record<string, string> = {},
  statuses: readonly string[] = [],
): Book<Key> => ({ module, words: pairs, sentences, statuses })

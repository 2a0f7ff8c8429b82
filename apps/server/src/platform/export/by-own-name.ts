/** Codes whose words bear their own names. */
export const byOwnName = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>

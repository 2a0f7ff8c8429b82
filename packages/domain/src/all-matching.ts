const mark = 'all-matching:'

/** 'Select All' over a list of many pages: everything that matches a word, said as a filter and not as thousands of codes. */
export const allMatching = (keyword: string) => `${mark}${keyword.trim()}`

/** What was chosen: codes, or a word that stands for everything it finds. The word wins. */
export const pickedValues = (values: readonly string[]): { codes: readonly string[]; keyword?: string } => {
  const word = values.find((value) => value.startsWith(mark))
  return word === undefined ? { codes: values } : { codes: [], keyword: word.slice(mark.length) }
}

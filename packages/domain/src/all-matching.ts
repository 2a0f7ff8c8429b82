const mark = 'all-matching:'

/** 'Select All' over many pages: everything that matches a keyword, sent as a filter instead of thousands of codes. */
export const allMatching = (keyword: string) => `${mark}${keyword.trim()}`

/** The selection: codes, or a keyword for everything it matches. The keyword wins. */
export const pickedValues = (values: readonly string[]): { codes: readonly string[]; keyword?: string } => {
  const word = values.find((value) => value.startsWith(mark))
  return word === undefined ? { codes: values } : { codes: [], keyword: word.slice(mark.length) }
}

/** Names, abbreviations and words of the trade that both languages share. Anything else that reads the same is a word not translated. */
export const sameInBoth: ReadonlySet<string> = new Set([
  'Administrator',
  'Email',
  'Radius',
  'Status',
  'Vendor',
  'WeCom',
  'Web',
])

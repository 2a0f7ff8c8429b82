/** Names, abbreviations and words of the trade that both languages share. Anything else that reads the same is a word not translated. */
export const sameInBoth: ReadonlySet<string> = new Set([
  'Administrator',
  'Email',
  'Installer',
  'Radius',
  'Status',
  'Vendor',
  'Web',
  'WeCom',
])

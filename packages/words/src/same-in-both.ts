/** Names, abbreviations and words of the trade that both languages share. Anything else that reads the same is a word not translated. */
export const sameInBoth: ReadonlySet<string> = new Set([
  'Administrator',
  'Bank',
  'Email',
  'Hash',
  'Installer',
  'OTP',
  'Radius',
  'SMS',
  'Status',
  'Valid',
  'Vendor',
  'WeCom',
  'Web',
  'WhatsApp',
])

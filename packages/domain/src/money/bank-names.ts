import { normalText } from './bank-files.ts'

/** Forms of a company and words of a bank say nothing of who paid. */
const forms = ['PT', 'CV', 'UD', 'PD', 'TB', 'TOKO', 'FA', 'BPK', 'IBU', 'SDR', 'TBK']
const bankWords = [
  ...['TRSF', 'TRANSFER', 'TRF', 'E', 'BANKING', 'CR', 'DB', 'KR', 'BI', 'FAST', 'BIFAST', 'SETORAN', 'TUNAI'],
  ...[
    'KLIRING',
    'PEMBAYARAN',
    'BAYAR',
    'PELUNASAN',
    'LUNAS',
    'INV',
    'INVOICE',
    'AC',
    'DARI',
    'KE',
    'VIRTUAL',
    'ACCOUNT',
  ],
  ...[
    'RTGS',
    'SKN',
    'LLG',
    'SWITCHING',
    'MBANKING',
    'IBANKING',
    'FTSCY',
    'WS',
    'BCA',
    'BRI',
    'MANDIRI',
    'BNI',
    'NBMB',
    'TO',
  ],
]
const letters = (word: string) => /^[A-Z]{3,}$/.test(word)
export const wordsOf = (text: string) => normalText(text).split(' ')

/** Who the bank names as the payer: the words that are left when its own words and all numbers are taken away. */
export const payerOf = (text: string): string | null => {
  const name = wordsOf(text)
    .filter((word) => letters(word) && !bankWords.includes(word) && !forms.includes(word))
    .join(' ')
  return name.length >= 6 ? name.slice(0, 100) : null
}

const meaning = (name: string) => wordsOf(name).filter((word) => word && !forms.includes(word))
const fewestLetters = 5
export const nameIsAlike = 0.8

/** Which part of the letters of a name the bank wrote; banks cut names at 24 letters or so. */
export const nameScore = (name: string, text: string) => {
  const wanted = meaning(name)
  const all = wanted.reduce((sum, word) => sum + word.length, 0)
  if (all < fewestLetters) return 0
  const written = wordsOf(text)
  const found = wanted.reduce((sum, word) => {
    if (written.includes(word)) return sum + word.length
    const cut = written.find((one) => one.length >= 3 && word.startsWith(one))
    return sum + (cut?.length ?? 0)
  }, 0)
  return found / all
}

const mostAlike = 12
type Called = { customer_code: string; customer_name: string }
type Word = { word: string; all: number; of: Called }
/** Looks names up by the words in them, so that a text is compared with few of thousands. */
export const alikeIn = (customers: readonly Called[]) => {
  const words = new Map<string, Word[]>()
  for (const of of customers) {
    const wanted = meaning(of.customer_name)
    const all = wanted.reduce((sum, word) => sum + word.length, 0)
    for (const word of all < fewestLetters ? [] : wanted) {
      const known = words.get(word.slice(0, 3))
      if (known) known.push({ word, all, of })
      else words.set(word.slice(0, 3), [{ word, all, of }])
    }
  }
  return (text: string): readonly string[] => {
    const shares = new Map<Called, number>()
    for (const written of new Set(wordsOf(text)))
      for (const { word, all, of } of words.get(written.slice(0, 3)) ?? [])
        if (word === written || (written.length >= 3 && word.startsWith(written)))
          shares.set(of, (shares.get(of) ?? 0) + written.length / all)
    return [...shares]
      .filter(([, share]) => share >= nameIsAlike - 0.001)
      .map(([of]) => [of.customer_code, nameScore(of.customer_name, text)] as const)
      .filter(([, score]) => score >= nameIsAlike)
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, mostAlike)
      .map(([code]) => code)
  }
}

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

/** The part of all letters that these words of a name have in what was written; banks cut names at 24 letters or so. */
const partWritten = (wanted: readonly string[], all: number, written: readonly string[]) => {
  const found = wanted.reduce((sum, word) => {
    if (written.includes(word)) return sum + word.length
    const cut = written.find((one) => one.length >= 3 && word.startsWith(one))
    return sum + (cut?.length ?? 0)
  }, 0)
  return found / all
}
const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0)

/** Which part of the letters of a name the bank wrote. */
export const nameScore = (name: string, text: string) => {
  const wanted = meaning(name)
  const all = lettersOf(wanted)
  return all < fewestLetters ? 0 : partWritten(wanted, all, wordsOf(text))
}

const mostAlike = 12
type Called = { customer_code: string; customer_name: string }
type Name = { code: string; wanted: readonly string[]; all: number }
type Key = { word: string; name: Name }

/**
 * The words of which at least one is written wherever a name is: without a word of more than a fifth of its letters a name is not
 * alike, so that the rarest of these is enough; where no word is so long, any.
 */
const keysOf = ({ wanted, all }: Name, timesOf: (word: string) => number) => {
  const long = wanted.filter((word) => word.length / all > 1 - nameIsAlike + 0.001)
  const [rarest] = long.toSorted((a, b) => timesOf(a) - timesOf(b) || b.length - a.length)
  return rarest === undefined ? [...new Set(wanted)] : [rarest]
}

/** Looks names up by their rarest words, so that a text is compared with few of thousands. */
export const alikeIn = (customers: readonly Called[]) => {
  const names = customers.flatMap(({ customer_code: code, customer_name }): Name[] => {
    const wanted = meaning(customer_name)
    const all = lettersOf(wanted)
    return all < fewestLetters ? [] : [{ code, wanted, all }]
  })
  const times = new Map<string, number>()
  for (const { wanted } of names) for (const word of wanted) times.set(word, (times.get(word) ?? 0) + 1)
  const keys = new Map<string, Key[]>()
  for (const name of names)
    for (const word of keysOf(name, (one) => times.get(one) ?? 0)) {
      const begin = word.slice(0, 3)
      const known = keys.get(begin)
      if (known) known.push({ word, name })
      else keys.set(begin, [{ word, name }])
    }
  const look = (text: string): readonly string[] => {
    const written = wordsOf(text)
    const found = new Map<Name, number>()
    for (const one of new Set(written))
      for (const { word, name } of keys.get(one.slice(0, 3)) ?? []) {
        const isWritten = word === one || (one.length >= 3 && word.startsWith(one))
        if (isWritten && !found.has(name)) found.set(name, partWritten(name.wanted, name.all, written))
      }
    return [...found]
      .filter(([, score]) => score >= nameIsAlike)
      .toSorted(([a, x], [b, y]) => y - x || (a.code < b.code ? -1 : 1))
      .slice(0, mostAlike)
      .map(([{ code }]) => code)
  }
  // Each text is asked about twice: who is looked up, and who is suggested.
  const looked = new Map<string, readonly string[]>()
  return (text: string) => {
    const known = looked.get(text) ?? look(text)
    looked.set(text, known)
    return known
  }
}

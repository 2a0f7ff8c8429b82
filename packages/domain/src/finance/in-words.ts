const small = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const
const steps = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1000, 'ribu'],
  [100, 'ratus'],
  [10, 'puluh'],
] as const

const read = (n: number): string => {
  if (n < small.length) return small[n] ?? ''
  if (n < 20) return `${read(n - 10)} belas`
  const [size, name] = steps.find(([step]) => n >= step) ?? [10, 'puluh']
  const [count, rest] = [Math.floor(n / size), n % size]
  // One hundred and one thousand have words of their own; one million is counted.
  const head = count === 1 && size <= 1000 ? `se${name}` : `${read(count)} ${name}`
  return rest === 0 ? head : `${head} ${read(rest)}`
}

/** A whole amount as an invoice spells it out in Indonesian: 'seratus dua puluh ribu rupiah'. */
export const rupiahInWords = (amount: number) => `${amount < 0 ? 'minus ' : ''}${read(Math.abs(amount))} rupiah`

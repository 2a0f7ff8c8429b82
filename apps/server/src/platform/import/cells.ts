import { because, encode } from '@sejuk/domain/messages'
import { recordWords } from '@sejuk/words/masters/records'
import type { Book, Pair } from '@sejuk/words/words'
import { z } from 'zod'
import { notInList } from '../http/refuse.ts'

const plain = (text: string) => text.trim().toLowerCase()
const yes = ['yes', 'ya', 'y', 'true', '1', 'active', 'aktif']
const no = ['no', 'tidak', 'n', 'false', '0', 'inactive', 'nonaktif']

/** Yes or no in either language; an empty cell is the default of a new record. */
export const yesNo = (byDefault: boolean) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const said = plain(text)
      if (said === '') return byDefault
      if (yes.includes(said)) return true
      if (no.includes(said)) return false
      context.addIssue({ code: 'custom', message: 'Write Yes or No' })
      return z.NEVER
    })

/** One of a book's words, by its code or as it is read in either language. */
export const oneOf = <Key extends string>(label: string, { words }: Book<Key>) => {
  const codes = new Map(
    Object.entries<Pair>(words).flatMap(([code, pair]) => [code, ...pair].map((said) => [plain(said), code as Key])),
  )
  return z.string(encode(because('required', { label }))).transform((text, context) => {
    const code = codes.get(plain(text))
    if (code) return code
    context.addIssue({ code: 'custom', message: encode(notInList) })
    return z.NEVER
  })
}

/** Several in one cell, parted by commas. */
export const parted = (schema: z.ZodType<string[], string[] | undefined>) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(schema as z.ZodType<string[], string[]>)

/** How the template's guide describes such columns. */
export const yesNoColumn = (titles: Pair, example = 'Yes') => ({
  titles,
  example,
  rule: ['Yes or No', 'Ya atau Tidak'] as const,
})
export const choiceColumn = (titles: Pair, { words }: Book) => {
  const all = Object.values<Pair>(words)
  const list = (side: 0 | 1) => all.map((pair) => pair[side]).join(', ')
  return {
    titles,
    example: all[0]?.[0] ?? '',
    rule: [`Required, one of: ${list(0)}`, `Wajib, salah satu dari: ${list(1)}`] as const,
  }
}

export const branchColumn = {
  titles: recordWords.words.branch,
  width: 10,
  rule: ['Required, the code of a branch you can see', 'Wajib, kode cabang yang dapat Anda lihat'],
  example: '705',
} as const

import { expect, test } from 'vitest'
import type { Book } from './words.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const isBook = (it: unknown): it is Book => typeof it === 'object' && it !== null && 'messages' in it && 'words' in it
const pairs = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isBook)
  .flatMap(({ module, words, messages }) =>
    [...Object.entries(words), ...Object.entries(messages)].map(([key, [english, indonesian]]) => ({
      ...{ at: `${module}.${key}`, english, indonesian },
    })),
  )

/** One word for one thing: what is not said, and what is said instead. */
const indonesian: readonly [RegExp, string][] = [
  [/\bpusat layanan\b/i, 'pusat servis'],
  [/\b(surel|e-mail)\b/i, 'email'],
  [/\b(saringan|penyaring)\b/i, 'filter'],
  [/\bgalat\b/i, 'error'],
  [/\bpembantu\b/i, 'asisten teknisi'],
  [/\btenaga penjual\b/i, 'sales'],
  [/\bpelunasan bonus\b/i, 'pembayaran bonus'],
  [/\b(penyalur|diler)\b/i, 'dealer'],
]
const english: readonly [RegExp, string][] = [
  [/\boops\b/i, 'what went wrong'],
  [/\bname of whoever signs\b/i, 'signed by'],
]

test.each(indonesian)('Indonesian texts do not say %s but %s', (unsaid) =>
  expect(pairs.filter((pair) => unsaid.test(pair.indonesian))).toEqual([]),
)
test.each(english)('English texts do not say %s but %s', (unsaid) =>
  expect(pairs.filter((pair) => unsaid.test(pair.english))).toEqual([]),
)
test('a city is a Kabupaten/Kota', () =>
  expect(pairs.filter((pair) => pair.english === 'City' && pair.indonesian !== 'Kabupaten/Kota')).toEqual([]))

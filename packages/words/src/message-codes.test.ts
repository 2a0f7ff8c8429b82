import { expect, test } from 'vitest'
import { baseSentences } from './base-sentences.ts'

const areas = import.meta.glob<Record<string, object>>('./*/sentences.ts', { eager: true })

/** Who would say two different things under one code would be heard saying either. */
test('no two areas tell different things under one code', () => {
  const told = new Map<string, { area: string; text: string }>()
  const clashes: string[] = []
  const lists: [string, object][] = Object.entries(areas).flatMap(([path, module]) =>
    Object.values(module).map((sentences): [string, object] => [path.split('/')[1] ?? '', sentences]),
  )
  for (const [area, sentences] of [['base', baseSentences] as [string, object], ...lists])
    for (const [code, pair] of Object.entries(sentences)) {
      const text = JSON.stringify(pair)
      const before = told.get(code)
      if (before && before.area !== area && before.text !== text) clashes.push(`${code}: ${before.area} and ${area}`)
      told.set(code, { area, text })
    }
  expect(told.size).toBeGreaterThan(1000)
  expect(clashes).toEqual([])
})

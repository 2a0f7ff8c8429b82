import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../features/*/**/*.ts', { query: '?raw', import: 'default', eager: true })

test('two areas never count documents under one prefix', () => {
  const areasOf = new Map<string, Set<string>>()
  for (const [file, text] of Object.entries(sources))
    for (const [, prefix = ''] of text.matchAll(/nextDocumentNumber\(\s*\w+,\s*'([A-Z]+)'/g)) {
      const area = /features\/([^/]+)\//.exec(file)?.[1] ?? ''
      areasOf.set(prefix, (areasOf.get(prefix) ?? new Set()).add(area))
    }
  expect(areasOf.size).toBeGreaterThan(10)
  expect([...areasOf].filter(([, areas]) => areas.size > 1)).toEqual([])
})

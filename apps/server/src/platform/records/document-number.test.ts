import { expect, test } from 'vitest'
import { readAll } from '../../../test/source-files.ts'

const sources = readAll('apps/server/src/features/*/**/*.ts')

test('two areas never count documents under one prefix', () => {
  const areasOf = new Map<string, Set<string>>()
  for (const [file, text] of sources)
    for (const [, prefix = ''] of text.matchAll(/nextDocumentNumber\(\s*\w+,\s*'([A-Z]+)'/g)) {
      const area = /features\/([^/]+)\//.exec(file)?.[1] ?? ''
      areasOf.set(prefix, (areasOf.get(prefix) ?? new Set()).add(area))
    }
  expect(areasOf.size).toBeGreaterThan(10)
  expect([...areasOf].filter(([, areas]) => areas.size > 1)).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(folder, file), 'utf8') }))

const words = filesIn(join(root, 'packages/words/src'))
const contracts = filesIn(join(root, 'packages/contract/src'))
const areaOf = (file: string) => (file.includes('/') ? file.split('/')[0] : undefined)
const named = new Map<string, Set<string | undefined>>()
for (const { file, text } of words)
  for (const [, name = ''] of text.matchAll(/'label-([a-z0-9-]+)': \[/g))
    named.set(name, (named.get(name) ?? new Set()).add(areaOf(file)))

/** Not the name of a field: what they are given is a word of another kind. */
const others = new Set(['endpoint', 'told', 'code', 'texts', 'maybeTexts'])

test('the name of a field stands in the sentences of its area, or of all forms: others are not loaded', () => {
  const foreign = contracts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(\w+)\(\s*'([a-z0-9-]+)'/g)].flatMap(([, maker = '', name = '']) => {
      const areas = named.get(name)
      if (!areas || others.has(maker) || areas.has(undefined) || areas.has(areaOf(file))) return []
      return [`${file}: ${maker}('${name}')`]
    }),
  )
  expect(named.size).toBeGreaterThan(100)
  expect([...new Set(foreign)]).toEqual([])
})

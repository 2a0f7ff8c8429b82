import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = join(import.meta.dirname, '../apps/web/src')
const read = (pattern: string) =>
  globSync(pattern, { cwd: pages }).map((file) => ({ file, text: readFileSync(join(pages, file), 'utf8') }))

test('every token that a style names without a substitute is defined', () => {
  const styles = read('**/*.css')
  const defined = new Set(
    [...styles, ...read('**/*.{ts,tsx}')].flatMap(({ text }) =>
      [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name),
    ),
  )
  expect(defined).toContain('--ink')
  const missing = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

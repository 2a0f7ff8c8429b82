import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ui = join(import.meta.dirname, '..')
const { resolve } = createRequire(import.meta.url)
const textOf = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, found]) => String(found))

test('every variable that the styles of an overlay ask for is set', () => {
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const sheets = new Set(
    files.flatMap((file) => all(textOf(join(ui, file)), /import '(@mantine\/core\/styles\/[^']+)'/g)),
  )
  expect(sheets.size).toBeGreaterThan(5)
  const asked = [...sheets].flatMap((sheet) => all(textOf(resolve(sheet)), /var\((--mantine-[\w-]+)/g))
  const set = new Set(all(textOf(join(import.meta.dirname, 'mantine-variables.css')), /(--mantine-[\w-]+):/g))
  expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([])
})

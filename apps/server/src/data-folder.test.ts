import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireWritable } from './data-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'sejuk-folder-'))
const failing = (code: string) => () => {
  throw Object.assign(new Error('the system says no'), { code })
}

test.each([
  ['EROFS', 'it is read-only'],
  ['EACCES', 'this user may not write there'],
  ['ENOSPC', 'its disk is full'],
  ['EIO', 'the system says no'],
])('a data folder that cannot be written (%s) is named in one line: %s', (code, reason) => {
  expect(() => requireWritable(folder, failing(code))).toThrow(`The data folder ${folder} cannot be written: ${reason}`)
})

test('a path through a file is named too, and a folder that can be written keeps nothing of the trial', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => requireWritable(join(file, 'data'))).toThrow('part of the path is a file')
  requireWritable(folder)
  expect(readdirSync(folder)).toEqual(['file'])
  rmSync(folder, { recursive: true })
})

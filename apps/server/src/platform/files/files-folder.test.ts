import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { requireWritable } from '../../data-folder.ts'
import { filesFolderOf, requireOwnFolder } from './files-folder.ts'

const { db } = await startTestServer()
const newFolder = () => ({ dataDir: mkdtempSync(join(tmpdir(), 'sejuk-folder-')), s3: undefined })

test('processes on one database need one folder for files: another one is refused, a moved one is not', async () => {
  const first = newFolder()
  await requireOwnFolder(first, db)
  await requireOwnFolder(first, db)
  await expect(requireOwnFolder(newFolder(), db)).rejects.toThrow('The files of this database lie in another folder')
  const moved = newFolder()
  cpSync(filesFolderOf(first), filesFolderOf(moved), { recursive: true })
  await requireOwnFolder(moved, db)
})

test('a data folder that cannot be written is told in one line', () => {
  expect(() => requireWritable('/dev/null/sejuk')).toThrow(
    'The data folder /dev/null/sejuk cannot be written: part of the path is a file',
  )
})

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { type FileStore, localStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'sejuk-store-'))
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'sejuk', configs: [] }],
})
const { port } = await s3.run()
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const settings = {
  endpoint: `http://127.0.0.1:${port}`,
  bucket: 'sejuk',
  region: 'us-east-1',
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
}
const stores: [string, FileStore][] = [
  ['the data folder', localStore(join(folder, 'local'))],
  ['a store that speaks S3', s3Store(settings)],
]

test.each(stores)('%s keeps, reads in pieces and forgets', async (_name, store) => {
  const key = 'ab/1/isi berkas.pdf'
  const content = Buffer.from('isi '.repeat(400_000))
  expect(await store.has(key)).toBe(false)
  await store.write(key, Readable.from([content.subarray(0, 7), content.subarray(7)]), content.length)
  expect(await store.has(key)).toBe(true)
  expect((await buffer(await store.read(key))).equals(content)).toBe(true)
  expect((await buffer(await store.read(key, { start: 4, end: 6 }))).toString()).toBe('isi')
  await store.remove(key)
  await store.remove(key)
  expect(await store.has(key)).toBe(false)
  const path = join(folder, 'on-the-disk')
  await writeFile(path, content)
  await store.writeFrom('cd/2/isi.pdf', path)
  await rm(path)
  expect((await buffer(await store.read('cd/2/isi.pdf'))).equals(content)).toBe(true)
})

test('a key the store does not know is refused by it, and that is said', async () => {
  const wrong = s3Store({ ...settings, accessKey: 'guess' })
  await expect(wrong.write('a', Readable.from(['x']), 1)).rejects.toThrow(/answered 403/)
})

test('a write that breaks off leaves nothing', async () => {
  const broken = async function* () {
    yield 'half'
    throw new Error('network gone')
  }
  await expect(localStore(join(folder, 'half')).write('x/y', Readable.from(broken()), 8)).rejects.toThrow(
    'network gone',
  )
  expect(await readdir(join(folder, 'half/x'))).toEqual([])
})

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../test/servers/fresh-database.ts'
import { startTestServer } from '../../test/servers/test-server.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { storeOf } from '../platform/files/files.ts'
import { requireOwnFolder } from '../platform/files/files-folder.ts'
import { backUp } from './backup.ts'
import { readManifest, tableFile } from './manifest.ts'
import { restore } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'sejuk-backup-'))
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
const bucket = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'sejuk',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
}

/** An empty database and a store of its own. */
const newPlace = async (name: string, env: Record<string, string> = {}) => {
  const { url, drop } = await emptyDatabase()
  const database = openDatabase(url)
  const config = readConfig({ DATA_DIR: join(folder, name), ...env })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return { database, store: storeOf(config), config }
}

const house = await startTestServer()
await requireOwnFolder(house.config, house.db)
await house.as([], { username: 'Sari "the tab\t" Ünal \\N' })
const store = storeOf(house.config)
await store.write('ab/one/photo.jpg', Readable.from([Buffer.from('a photo')]), 7)
await store.write('cd/two/plan b.pdf', Readable.from([Buffer.from('a plan')]), 6)
const first = join(folder, 'first')
await backUp(house.database, store, first)

test('a backup brings rows, files, triggers and the numbers that come next back, and a backup of it is the same', async () => {
  const place = await newPlace('second')
  await restore(place, first)
  expect(await text(await place.store.read('cd/two/plan b.pdf'))).toBe('a plan')
  await requireOwnFolder(place.config, place.database.db)
  const again = join(folder, 'again')
  await backUp(place.database, place.store, again)
  const [one, other] = [await readManifest(first), await readManifest(again)]
  expect({ ...other, created_date: '' }).toEqual({ ...one, created_date: '' })
  expect(one.tables.find(({ name }) => name === 'users')?.rows).toBeGreaterThan(0)
  const triggers =
    'select tgrelid::regclass::text as relation, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2'
  const [before, after] = [await house.pool.query(triggers), await place.database.pool.query(triggers)]
  expect(before.rows.some(({ tgenabled }) => tgenabled === 'A')).toBe(true)
  expect(after.rows).toEqual(before.rows)
  // What belongs together is judged again.
  await migrate(place.database.pool)
  await expect(
    place.database.pool.query(`insert into user_roles (usercode, role_code) values ('nobody', 'nothing')`),
  ).rejects.toThrow('foreign key')
})

test('from a folder to a store that speaks S3, and back', async () => {
  const cloud = await newPlace('cloud', bucket)
  await restore(cloud, first)
  const second = join(folder, 'from-cloud')
  await backUp(cloud.database, cloud.store, second)
  const place = await newPlace('third')
  await restore(place, second)
  expect(await text(await place.store.read('ab/one/photo.jpg'))).toBe('a photo')
  expect((await readManifest(second)).files).toHaveLength(2)
})

test('a backup that was touched is not restored, nor one into a database with something in it', async () => {
  await expect(restore({ ...house, store }, first)).rejects.toThrow('The database is not empty')
  const touched = join(folder, 'touched')
  await backUp(house.database, store, touched)
  await writeFile(join(touched, 'files/ab/one/photo.jpg'), 'another photo')
  const place = await newPlace('fourth')
  await expect(restore(place, touched)).rejects.toThrow('is damaged: files/ab/one/photo.jpg')
  expect((await place.database.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0)
})

test('a backup of a newer release waits for that release, and half a backup is none', async () => {
  const newer = join(folder, 'newer')
  await backUp(house.database, store, newer)
  const manifest = join(newer, 'manifest.json')
  const said = JSON.parse(await readFile(manifest, 'utf8'))
  await writeFile(manifest, JSON.stringify({ ...said, migrations: [...said.migrations, '9999_later.sql'] }))
  await expect(restore(await newPlace('fifth'), newer)).rejects.toThrow('was made by a newer release')
  expect(await readdir(join(newer, 'tables'))).toContain(tableFile('users').split('/')[1])
  await expect(restore(await newPlace('sixth'), join(folder, 'nothing'))).rejects.toThrow('There is no backup in')
})

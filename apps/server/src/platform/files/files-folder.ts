import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { CannotStart } from '../../cannot-start.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { appSecrets as t } from '../../db/tables/platform/app-secrets.ts'

const name = 'files-folder'
const markName = '.folder-id'

export const filesFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'files')

const readMark = (folder: string) =>
  readFile(join(folder, markName), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )

export const writeMark = async (folder: string, mark: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, markName), `${mark}\n`, { mode: 0o600 })
}

/** Of two processes that start together, one writes the mark and both read it: a link is made whole or not at all. */
const markOnce = async (folder: string) => {
  const mine = join(folder, `${markName}.${randomUUID()}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(mine, `${randomUUID()}\n`, { mode: 0o600 })
  try {
    await link(mine, join(folder, markName))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(mine, { force: true })
  }
}

export const folderMarkIn = async (db: Db) => {
  const [row] = await db.select({ mark: t.secret }).from(t).where(eq(t.name, name))
  return row?.mark
}

/**
 * The folder with the files of a database bears a mark that the database knows. A process with another folder would show people
 * files that are not there, and hide its own from the others: it does not start.
 */
export const requireOwnFolder = async (config: Pick<Config, 'dataDir' | 's3'>, db: Db) => {
  if (config.s3) return
  const folder = filesFolderOf(config)
  const known = await folderMarkIn(db)
  if (!known) {
    await markOnce(folder)
    const secret = await readMark(folder)
    if (secret) await db.insert(t).values({ name, secret }).onConflictDoNothing()
  }
  const [mine, wanted] = [await readMark(folder), known ?? (await folderMarkIn(db))]
  if (mine === wanted) return
  throw new CannotStart(
    `The files of this database lie in another folder than ${folder}. All its processes need the same one: ` +
      `set DATA_DIR to it, move it here with its ${markName}, or give all of them a store with S3_ENDPOINT.`,
  )
}

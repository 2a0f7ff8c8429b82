import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { appSecret } from '../session/app-secret.ts'
import { type FileStore, localStore } from './file-store.ts'
import { type FileLinks, fileLinks } from './links.ts'
import { s3Store } from './s3-store.ts'

export type Files = { store: FileStore; links: FileLinks }
const opened = new WeakMap<Config, Promise<Files>>()

/** Whose disks must have room for a file: where it arrives, and where it then lies. */
export const foldersOf = ({ s3, dataDir }: Config) => (s3 ? [tmpdir()] : [tmpdir(), dataDir])

const open = async (config: Config, db: Db): Promise<Files> => ({
  store: config.s3 ? s3Store(config.s3) : localStore(join(config.dataDir, 'files')),
  links: fileLinks(await appSecret(db)),
})

/**
 * The store this house was configured with, and its links. The door opens it before anybody comes in: a first caller whose
 * transaction is undone would take the new secret of the links with it.
 */
export const openFiles = (config: Config, db: Db) => {
  const known = opened.get(config) ?? open(config, db)
  opened.set(config, known)
  known.catch(() => opened.delete(config))
  return known
}

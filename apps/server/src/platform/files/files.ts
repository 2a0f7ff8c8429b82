import { tmpdir } from 'node:os'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { appSecret } from '../session/app-secret.ts'
import { type FileStore, localStore } from './file-store.ts'
import { filesFolderOf } from './files-folder.ts'
import { type FileLinks, fileLinks } from './links.ts'
import { s3Store } from './s3-store.ts'

export type Files = { store: FileStore; links: FileLinks }
const opened = new WeakMap<Config, Promise<Files>>()

/** Folders whose disks need room for an upload: where it arrives and where it is stored. */
export const foldersOf = ({ s3, dataDir }: Config) => (s3 ? [tmpdir()] : [tmpdir(), dataDir])

/** Where this configuration puts files. */
export const storeOf = (config: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  config.s3 ? s3Store(config.s3) : localStore(filesFolderOf(config))

const open = async (config: Config, db: Db): Promise<Files> => ({
  store: storeOf(config),
  links: fileLinks(await appSecret(db)),
})

/**
 * The configured file store and its links. Opened at startup: if the first request created the link secret, a rolled
 * back transaction would take the secret with it.
 */
export const openFiles = (config: Config, db: Db) => {
  const known = opened.get(config) ?? open(config, db)
  opened.set(config, known)
  known.catch(() => opened.delete(config))
  return known
}

import { readFileSync } from 'node:fs'
import { passwordFile } from './initialise.ts'
import { bySocket, type Place } from './place.ts'
import { findPostmaster } from './postmaster.ts'

/** The address of one database of the cluster; with a port of its own, lest PGPORT decide. */
export const addressOf = (place: Place, database: string) => {
  const where = bySocket ? `host=${encodeURIComponent(place.socketFolder)}&` : ''
  const password = bySocket ? '' : `:${readFileSync(passwordFile(place), 'utf8')}`
  const port = bySocket ? 5432 : (findPostmaster(place)?.port ?? 1)
  return `postgresql://sejuk${password}@127.0.0.1:${port}/${database}?${where}sslmode=disable`
}

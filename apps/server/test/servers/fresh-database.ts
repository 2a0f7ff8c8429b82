import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A migrated and otherwise empty database of its own for one test file: its address, and how to be rid of it. */
export const freshDatabase = () => copyOf(inject('cluster').template)

/** A database without a single table, as somebody who installs the product makes it. */
export const emptyDatabase = () => copyOf('template0')

const copyOf = async (template: string) => {
  const { url, prefix } = inject('cluster')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  // Copying the files takes a third of the time of writing them to the log first, page by page.
  await tell(url, `create database ${name} template ${template} strategy file_copy`)
  const address = new URL(url)
  address.pathname = `/${name}`
  return { url: address.href, drop: () => tell(url, `drop database if exists ${name} with (force)`) }
}

const tell = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

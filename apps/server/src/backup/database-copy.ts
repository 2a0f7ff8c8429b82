import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export type TableCopy = { name: string; columns: string[]; rows: number; sha256: string }
export type SequenceCopy = { name: string; value: number | null }

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const listed = (columns: readonly string[]) => columns.map(quoted).join(', ')

/** What is computed from other columns is computed again. */
const columnsOfTables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

export const tablesOf = async (client: pg.ClientBase) =>
  (await client.query<{ name: string; columns: string[] }>(columnsOfTables)).rows

/** What passes, and its fingerprint once it has. */
const fingerprinted = () => {
  const hash = createHash('sha256')
  const through = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part)
      done(null, part)
    },
  })
  return { through, digest: () => hash.digest('hex') }
}

/** One table, as this transaction sees it. */
export const copyOut = async (
  client: pg.ClientBase,
  { name, columns }: { name: string; columns: string[] },
  path: string,
): Promise<TableCopy> => {
  const stream = client.query(copyTo(`copy (select ${listed(columns)} from ${quoted(name)}) to stdout`))
  const { through, digest } = fingerprinted()
  await pipeline(stream, through, createGzip(), createWriteStream(path, { mode: 0o600 }))
  return { name, columns, rows: stream.rowCount, sha256: digest() }
}

export const copyIn = async (client: pg.ClientBase, { name, columns }: TableCopy, path: string) => {
  const stream = client.query(copyFrom(`copy ${quoted(name)} (${listed(columns)}) from stdin`))
  await pipeline(createReadStream(path), createGunzip(), stream)
  return stream.rowCount
}

/** The fingerprint of what lies in a copied table, or in a file as it is. */
export const fingerprintOf = async (path: string, isPacked: boolean) => {
  const { through, digest } = fingerprinted()
  const source = createReadStream(path)
  if (isPacked) await pipeline(source, createGunzip(), through, async (parts) => drained(parts))
  else await pipeline(source, through, async (parts) => drained(parts))
  return digest()
}

const drained = async (parts: AsyncIterable<unknown>) => {
  for await (const _ of parts);
}

export const sequencesOf = async (client: pg.ClientBase) =>
  (
    await client.query<SequenceCopy>(
      `select sequencename as name, last_value::float8 as value from pg_sequences where schemaname = 'public' order by 1`,
    )
  ).rows

export const setSequence = async (client: pg.ClientBase, { name, value }: SequenceCopy) => {
  if (value !== null) await client.query(`select setval($1::regclass, $2::bigint)`, [quoted(name), value])
}

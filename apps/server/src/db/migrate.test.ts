import { glob } from 'node:fs/promises'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase, freshDatabase } from '../../test/servers/fresh-database.ts'
import { openDatabase } from './database.ts'
import { migrate, migrations, pendingMigrations } from './migrate.ts'

// The generator leaves this on every array of the process, and readers of PDF refuse to work beside it.
Reflect.deleteProperty(Array.prototype, 'random')

/** Every table as the code has it. */
const tablesInCode = async () => {
  const all: Record<string, unknown> = {}
  for await (const file of glob('tables/**/*.ts', { cwd: import.meta.dirname })) {
    const found: object = await import(/* @vite-ignore */ `./${file}`)
    for (const [name, value] of Object.entries(found)) all[`${file}:${name}`] = value
  }
  return all
}

/** What a database looks like from outside: its columns, indexes and constraints, in words. */
const shapeOf = async (pool: pg.Pool) => {
  const ours = `table_schema = 'public' and table_name <> 'schema_migrations'`
  const { rows } = await pool.query<{ line: string }>(`
    select format('%s.%s %s null:%s default:%s', table_name, column_name, data_type, is_nullable, coalesce(column_default, identity_generation)) as line
      from information_schema.columns where ${ours}
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename <> 'schema_migrations'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0 and conrelid <> 'schema_migrations'::regclass and contype not in ('n', 't')
    order by 1`)
  return rows.map(({ line }) => line)
}

const tableCount = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  )
  return rows[0]?.n ?? 0
}

const opened = async (make: typeof freshDatabase) => {
  const { url, drop } = await make()
  const { pool, close } = openDatabase(url)
  const gone = async () => {
    await close()
    await drop()
  }
  return { pool, gone }
}

test('the migrations build exactly the tables in code', async () => {
  const [migrated, written] = await Promise.all([opened(emptyDatabase), opened(emptyDatabase)])
  await migrate(migrated.pool)
  const code = await tablesInCode()
  expect(Object.values(code).filter((it) => is(it, PgTable))).toHaveLength(await tableCount(migrated.pool))
  // What a table of the code relies on and cannot say itself.
  const prelude = migrations().flatMap(({ text }) => text.match(/^CREATE (EXTENSION|SEQUENCE|FUNCTION) .*;$/gim) ?? [])
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(code))
  await written.pool.query([...prelude, ...statements, 'create table schema_migrations (name text)'].join(';\n'))
  const shape = await shapeOf(written.pool)
  expect(await shapeOf(migrated.pool)).toEqual(shape)
  await Promise.all([migrated.gone(), written.gone()])
})

test('a second run has nothing to do, and three at once do not collide', async () => {
  const { pool, gone } = await opened(emptyDatabase)
  await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
  const { rows } = await pool.query('select name from schema_migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(migrations().map(({ name }) => name))
  expect(await pendingMigrations(pool)).toEqual([])
  await pool.query(`update schema_migrations set hash = 'x' where name like '0001%'`)
  await expect(migrate(pool)).rejects.toThrow(/was changed after it had been applied/)
  await gone()
})

test('the action log cannot be rewritten', async () => {
  const { pool, gone } = await opened(freshDatabase)
  await pool.query(
    `insert into action_logs (usercode, username, via, ip, entity, entity_code, action, request_id) values ('U','U','web','','x','1','update','r')`,
  )
  await expect(pool.query(`update action_logs set usercode = 'V'`)).rejects.toThrow(/append only/)
  await expect(pool.query('delete from action_logs')).rejects.toThrow(/append only/)
  await gone()
})

test('an older release does not touch the database of a newer one', async () => {
  const { url, drop } = await freshDatabase()
  const { pool, close } = openDatabase(url)
  await pool.query(`insert into schema_migrations (name, hash) values ('9999_of_the_future', 'x')`)
  await expect(migrate(pool)).rejects.toThrow('belongs to a newer release (it has 9999_of_the_future)')
  await close()
  await drop()
})

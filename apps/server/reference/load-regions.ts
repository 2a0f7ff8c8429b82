import { readFileSync } from 'node:fs'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data'
import type { Database, Db } from '../src/db/database.ts'
import { cities, districts, provinces, subDistricts } from '../src/db/tables/masters/regions.ts'
import { loadOnce } from './given.ts'

/** The package's version is the print of its content: reading 83,000 lines at every start to find nothing new would be waste. */
const edition = () => {
  const { name, version } = JSON.parse(
    readFileSync(new URL(import.meta.resolve('idn-area-data/package.json')), 'utf8'),
  ) as { name: string; version: string }
  return `${name} ${version}`
}

/** The regions of Indonesia. One that a later edition no longer knows stays: addresses still name it. */
export const loadRegions = (database: Database, say: (line: string) => void) =>
  loadOnce(database, { regions: { codes: [], hash: edition() } }, async (tx) => {
    const before = performance.now()
    const [all, regencies, every, villages] = await Promise.all([
      getProvinces(),
      getRegencies(),
      getDistricts(),
      getVillages(),
    ])
    const parent = (code: string, levels: number) => code.split('.').slice(0, levels).join('.')
    await put(tx, provinces, {
      province_code: all.map(({ code }) => code),
      province_name: all.map(({ name }) => name),
    })
    await put(tx, cities, {
      city_code: regencies.map(({ code }) => code),
      city_name: regencies.map(({ name }) => name),
      province_code: regencies.map(({ province_code }) => province_code),
    })
    await put(tx, districts, {
      district_code: every.map(({ code }) => code),
      district_name: every.map(({ name }) => name),
      city_code: every.map(({ regency_code }) => regency_code),
      province_code: every.map(({ code }) => parent(code, 1)),
    })
    const fill = () =>
      put(tx, subDistricts, {
        sub_district_code: villages.map(({ code }) => code),
        sub_district_name: villages.map(({ name }) => name),
        district_code: villages.map(({ district_code }) => district_code),
        city_code: villages.map(({ code }) => parent(code, 2)),
        province_code: villages.map(({ code }) => parent(code, 1)),
      })
    if (await tx.$count(subDistricts)) await fill()
    else await checkedAfterwards(tx, subDistricts, fill)
    const seconds = ((performance.now() - before) / 1000).toFixed(1)
    say(`reference data: ${villages.length} sub-districts are in place (${seconds} s)`)
  })

/** One array a column: one statement, however many rows. The first column is the key. */
const put = async (db: Db, table: PgTable, columns: Record<string, string[]>) => {
  const itself = sql.identifier(getTableName(table))
  const names = Object.keys(columns).map((name) => sql.identifier(name))
  const [key, ...others] = names
  const changes = others.map((name) => sql`${name} = excluded.${name}`)
  const old = others.map((name) => sql`${itself}.${name}`)
  const excluded = others.map((name) => sql`excluded.${name}`)
  const arrays = Object.values(columns).map((values) => sql`${sql.param(values)}::text[]`)
  await db.execute(sql`insert into ${itself} (${sql.join(names, sql`, `)})
    select * from unnest(${sql.join(arrays, sql`, `)})
    on conflict (${key}) do update set ${sql.join(changes, sql`, `)}
    where (${sql.join(old, sql`, `)}) is distinct from (${sql.join(excluded, sql`, `)})`)
  await db.execute(sql`analyze ${itself}`)
}

/**
 * Indexes are sorted and references checked once at the end, which is far cheaper than row by row. Only for a table that is
 * still empty: meanwhile nobody can read it.
 */
const checkedAfterwards = async (db: Db, table: PgTable, fill: () => Promise<void>) => {
  const name = getTableName(table)
  const { rows } = await db.execute<{ without: string; again: string }>(sql`
    select 'drop index ' || i.indexrelid::regclass as without, pg_get_indexdef(i.indexrelid) as again from pg_index i
      where i.indrelid = ${name}::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    union all
    select format('alter table %I drop constraint %I', ${name}::text, conname),
      format('alter table %I add constraint %I %s', ${name}::text, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = ${name}::regclass and contype = 'f' order by 1`)
  for (const { without } of rows) await db.execute(sql.raw(without))
  await fill()
  await db.execute(sql`set local maintenance_work_mem = '128MB'`)
  for (const { again } of rows) await db.execute(sql.raw(again))
}

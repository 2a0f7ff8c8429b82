import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { discardEmbedded, openEmbedded } from '../../src/db/embedded/postgres.ts'
import { migrate } from '../../src/db/migrate.ts'
import { jobsSchema } from '../../src/platform/jobs/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL (`url`, of a database nobody tests in), its migrated `template`, and the start of every name. */
    cluster: { url: string; template: string; prefix: string }
  }
}

const quiet = { info: () => {}, warn: () => {}, error: console.error }

/** One PostgreSQL a run: a throw-away cluster, or the server that DATABASE_URL names. */
export default async function setup(project: TestProject) {
  const own = process.env.DATABASE_URL ? undefined : await throwAwayCluster()
  const url = own?.url ?? process.env.DATABASE_URL ?? ''
  const prefix = `sejuk_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const template = `${prefix}_template`

  // Its name in the list of sessions says that this run is alive.
  const admin = new pg.Client({ connectionString: url, application_name: prefix })
  await admin.connect()
  await dropDatabases(
    admin,
    `d.datname ~ '^sejuk_test_' and not exists (
    select from pg_stat_activity a where starts_with(d.datname, a.application_name || '_') and a.application_name ~ '^sejuk_test_')`,
  )
  await admin.query(`create database ${template}`)
  await migrateTemplate(url, template)
  project.provide('cluster', { url, template, prefix })

  return async () => {
    if (!own) await dropDatabases(admin, `starts_with(d.datname, '${prefix}')`)
    await admin.end()
    await own?.discard()
  }
}

const throwAwayCluster = async () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^sejuk-test-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await discardEmbedded(join(tmpdir(), name))
  }
  const dataDir = join(tmpdir(), `sejuk-test-${process.pid}-${randomBytes(3).toString('hex')}`)
  const { url, stop } = await openEmbedded({ dataDir, log: quiet, durable: false })
  const discard = async () => {
    await stop()
    await discardEmbedded(dataDir)
  }
  return { url, discard }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const migrateTemplate = async (url: string, template: string) => {
  const address = new URL(url)
  address.pathname = `/${template}`
  const pool = new pg.Pool({ connectionString: address.href, max: 1 })
  await migrate(pool)
  await pool.end()
  // The tables of the job queue too, or each file's server would make them anew.
  const boss = new PgBoss({ connectionString: address.href, schema: jobsSchema, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false, close: true })
}

const dropDatabases = async (admin: pg.Client, which: string) => {
  const { rows } = await admin.query<{ name: string }>(`select d.datname as name from pg_database d where ${which}`)
  for (const { name } of rows) await admin.query(`drop database if exists "${name}" with (force)`)
}

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { loadMasters } from '../reference/load-masters.ts'
import { loadReference } from '../reference/load-reference.ts'
import { loadRegions } from '../reference/load-regions.ts'
import { features, offers, workers } from './app.ts'
import { CannotStart } from './cannot-start.ts'
import { type Config, readConfig } from './config.ts'
import { requireWritable } from './data-folder.ts'
import { checkServer } from './db/check-server.ts'
import { openDatabase } from './db/database.ts'
import { openEmbedded } from './db/embedded/postgres.ts'
import { migrate } from './db/migrate.ts'
import { ensureFirstAdministrator, requireAdministrator } from './first-administrator.ts'
import { openFiles } from './platform/files/files.ts'
import { requireOwnFolder } from './platform/files/files-folder.ts'
import { openHttpEntry } from './platform/http/http-entry.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openLive } from './platform/live/live.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** At a first start the pages are built while the data is loaded; whoever builds them says when they are there. */
let pagesAreThere = !process.env.PAGES_FOLLOW
const pagesFollow = pagesAreThere ? undefined : once(process, 'message').then(() => (pagesAreThere = true))

const start = async (config: Config) => {
  const log = pino({ level: config.logLevel, base: null })
  const say = (line: string) => console.log(line)
  let isStopping = false
  const opened: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    isStopping = true
    for (const close of opened.splice(0).reverse()) await close()
  }
  // From the first moment: a start may be cut short while it migrates or loads.
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.error({ message: err.message }, 'stopping after a fault')
    await closeAll()
  })
  try {
    requireWritable(config.dataDir)
    const embedded = config.databaseUrl ? undefined : await openEmbedded({ dataDir: config.dataDir, log })
    if (embedded) opened.push(embedded.stop)
    const url = config.databaseUrl ?? embedded?.url ?? ''
    const database = openDatabase(url, {
      size: config.poolSize,
      onError: () => isStopping || log.warn('a database connection was lost'),
    })
    if (config.databaseUrl) await checkServer(database.pool)
    await migrate(database.pool, say)
    await requireAdministrator(database, config)
    await requireOwnFolder(config, database.db)
    await loadReference(database, say)
    await loadMasters(database, say)
    await loadRegions(database, say)
    if (config.demo) {
      const { loadDemo } = await import('../demo/load-demo.ts')
      await loadDemo(database, say, { store: (await openFiles(config, database.db)).store })
    }
    await ensureFirstAdministrator(database, config)
    if (!pagesAreThere) say('The data is in place; the pages are still being built …')
    await pagesFollow
    opened.push(database.close)
    const jobs = await openJobs(database, workers, {
      config,
      offers,
      log: (error) => log.warn({ message: error.message }, 'jobs'),
    })
    opened.push(jobs.stop)
    const live = await openLive(url, (error) => log.warn({ message: error.message }, 'live'))
    const { app } = await openHttpEntry(database, features, {
      config,
      offers,
      jobs,
      live,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      publicOrigin: config.publicUrl,
      requestsAMinute: config.requestsAMinute,
      metricsToken: config.metricsToken,
      keepsSessions: true,
      ...(existsSync(webFolder) ? { webFolder } : {}),
    })
    opened.push(() => app.close(), live.close)
    const address = await app.listen({ host: config.host, port: config.port })
    say(`Sejuk is ready at ${config.publicUrl ?? address}`)
    if (!config.demo) return
    const { demoAccountLines } = await import('../demo/platform/account-lines.ts')
    for (const line of await demoAccountLines(database)) say(line)
  } catch (error) {
    if (isStopping) return
    await closeAll()
    throw error
  }
}

/** What an operator can mend is said in one line; anything else is ours and shows its stack. */
const explain = (error: Error & { code?: string; port?: number }) => {
  if (error instanceof CannotStart) return error.message
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is taken by another program: set PORT to a free one`
  if (error.code === 'EACCES' && error.port) return `Port ${error.port} is only for root: set PORT to one above 1023`
  if (error.code === 'EADDRNOTAVAIL') return `HOST is no address of this machine: set it to 127.0.0.1 or 0.0.0.0`
  return error.stack ?? String(error)
}

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(explain(error as Error))
  process.exit(1)
}

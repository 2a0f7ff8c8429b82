import { headOffice } from '@sejuk/domain/values/dates'
import { PgBoss } from 'pg-boss'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../db/database.ts'
import { plannedText } from '../lists/planned-rows.ts'
import type { Offers } from '../offers.ts'

export type Job<Data extends object> = {
  data: Data
  db: Database['db']
  /** Of the database, for work that needs a connection of its own. */
  url: string
  jobs: Jobs
  config: Config
  offers: Offers
  signal: AbortSignal
}
/** Work that is done after the answer, by whichever process is free. It may be done twice, and must not mind. */
export type Worker<Data extends object = object> = {
  name: string
  /** Also runs on this schedule. */
  cron?: string
  retries?: number
  /** After this long another process retries. */
  seconds?: number
  /** For long jobs: seconds without a heartbeat after which another process retries. At least 10. */
  silence?: number
  work: (job: Job<Data>) => Promise<void>
}

type When = { after?: number; once?: string }
export type Jobs = {
  /** Part of the caller's transaction: no commit, no job. */
  send: (db: Db, name: string, data: object, when?: When) => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  config: Config
  offers: Offers
  log: (error: Error) => void
  isAwake?: boolean
  /** How long a job that was put off may wait beyond its time. A new job is heard of at once. */
  lookEverySeconds?: number
}

/** The queue's statements on the caller's connection; each is planned once there. */
const within = (db: Db) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await plannedText(db, text, values, 'write') }),
})

/** Where the queue has its tables. */
export const jobsSchema = 'jobs'

/**
 * Opens the job queue on the application's database. Asleep, it only enqueues and leaves the work to other processes.
 */
export const openJobs = async (
  database: Database,
  workers: readonly Worker<never>[],
  { config, offers, log, isAwake = true, lookEverySeconds = 10 }: Options,
): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: database.url,
    max: 3,
    schema: jobsSchema,
    application_name: 'sejuk-jobs',
    supervise: isAwake,
    schedule: isAwake,
    useListenNotify: isAwake,
    // How soon a dead process is missed.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', log)
  await boss.start()
  const jobs: Jobs = {
    send: async (db, name, data, { after, once } = {}) => {
      const when = { ...(after ? { startAfter: after } : {}), ...(once ? { singletonKey: once } : {}) }
      await boss.send(name, data, { ...when, db: within(db) })
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000, close: true }),
  }
  for (const { name, cron, work, retries = 5, seconds = 900, silence } of workers) {
    const patience = { expireInSeconds: seconds, ...(silence ? { heartbeatSeconds: silence } : {}) }
    await boss.createQueue(name, { retryLimit: retries, retryBackoff: true, notify: true, ...patience })
    if (!isAwake) continue
    const looking = {
      pollingIntervalSeconds: Math.min(5, lookEverySeconds),
      notifyPollingIntervalSeconds: lookEverySeconds,
    }
    let worker = ''
    worker = await boss.work<never>(name, { batchSize: 1, ...looking }, async ([job]) => {
      if (!job) return
      try {
        await work({ data: job.data, db: database.db, url: database.url, jobs, config, offers, signal: job.signal })
      } finally {
        // Many jobs that arrive together are heard of once: without this each would wait for the next look.
        boss.notifyWorker(worker)
      }
    })
    if (cron) await boss.schedule(name, cron, {}, { tz: headOffice })
  }
  return jobs
}

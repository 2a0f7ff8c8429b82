import { pino } from 'pino'
import { CannotStart } from '../cannot-start.ts'
import { type Config, readConfig } from '../config.ts'
import { checkServer } from '../db/check-server.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { openEmbedded, runningAddress } from '../db/embedded/postgres.ts'
import { storeOf } from '../platform/files/files.ts'

type Opened = { database: Database; store: ReturnType<typeof storeOf>; config: Config }

/** The database and the store that the server would use. An embedded database that runs is asked as it is; otherwise it is started. */
const open = async (config: Config, mayBeRunning: boolean) => {
  const running = config.databaseUrl || !mayBeRunning ? undefined : await runningAddress(config.dataDir)
  const log = pino({ level: 'warn', base: null })
  const embedded = config.databaseUrl || running ? undefined : await openEmbedded({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? running ?? embedded?.url ?? ''
  const database = openDatabase(url, { size: 2 })
  if (config.databaseUrl) await checkServer(database.pool)
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  return { database, store: storeOf(config), config, close }
}

/** Runs one command from the shell: what an operator can mend is said in one line. */
export const runCommand = async (mayBeRunning: boolean, act: (opened: Opened) => Promise<string>) => {
  try {
    const { close, ...opened } = await open(readConfig(process.env), mayBeRunning)
    try {
      console.log(await act(opened))
    } finally {
      await close()
    }
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error)
    process.exitCode = 1
  }
}

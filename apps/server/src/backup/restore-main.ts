import { resolve } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { runCommand } from './open-for-backup.ts'
import { restore } from './restore.ts'

/** `npm run restore folder`: into an empty database, before the first start. */
await runCommand(false, async (opened) => {
  const from = process.argv[2]
  if (!from) throw new CannotStart('Say which backup: npm run restore -- backups/2026-11-15-02-00-00')
  const { created_date } = await restore(opened, resolve(from), console.log)
  return `Restored as of ${created_date}. Now start the server`
})

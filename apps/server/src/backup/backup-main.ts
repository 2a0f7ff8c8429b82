import { resolve } from 'node:path'
import { backUp } from './backup.ts'
import { runCommand } from './open-for-backup.ts'

/** `npm run backup [folder]`: everything a new machine needs, while the server goes on. */
const now = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')
const to = resolve(process.argv[2] ?? `backups/${now}`)

await runCommand(true, async ({ database, store }) => {
  await backUp(database, store, to, console.log)
  return `The backup is in ${to}`
})

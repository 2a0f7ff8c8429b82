import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { offers } from '../../app.ts'
import { openJobs, type Worker } from './jobs.ts'

const { database, config } = await startTestServer()

test('many jobs that were sent together are done one after the other, without waiting for the next look', async () => {
  const done: number[] = []
  const all = Promise.withResolvers<void>()
  const count: Worker<{ n: number }> = {
    name: 'count-to-eleven',
    work: async ({ data: { n } }) => {
      done.push(n)
      if (n === 3 && done.filter((one) => one === 3).length === 1) throw new Error('Not yet')
      if (new Set(done).size === 11) all.resolve()
    },
    retries: 0,
  }
  const jobs = await openJobs(database, [count], { config, offers, log: console.error, lookEverySeconds: 3600 })
  try {
    await database.db.transaction(async (within) => {
      for (let n = 1; n <= 11; n += 1) await jobs.send(within, count.name, { n })
    })
    await all.promise
    expect(new Set(done).size).toBe(11)
  } finally {
    await jobs.stop()
  }
})

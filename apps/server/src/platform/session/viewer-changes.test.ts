import { listPermissions } from '@sejuk/contract/platform/permissions'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { rolePermissions } from '../../db/tables/platform/roles.ts'
import { publish } from '../live/live.ts'
import { viewersChanged } from './viewer-changes.ts'

const { app, db, as } = await startTestServer()
const address = await app.listen({ port: 0, host: '127.0.0.1' })

/** A browser that listens until everybody is told to go home. */
const listen = async (token: string) => {
  const reply = await fetch(`${address}/api/events`, { headers: { cookie: `sid=${token}` } })
  const reader = reply.body!.getReader()
  const decoder = new TextDecoder()
  await reader.read()
  const heard = (async () => {
    let text = ''
    while (!text.includes('go home')) text += decoder.decode((await reader.read()).value)
    await reader.cancel()
    return text
  })()
  return { heard }
}

test('whoever is concerned hears of it at the commit and has the new rights at the next request', async () => {
  const [sari, budi] = [await as([]), await as([])]
  expect((await sari(listPermissions)).data).toEqual([])
  const ears = await Promise.all([sari, budi].map(({ token }) => listen(token)))
  await db.transaction(async (tx) => {
    await tx.insert(rolePermissions).values({ role_code: sari.role_code, permission_code: 'Staff-Search' })
    await viewersChanged(tx, [sari.usercode])
  })
  await publish(db, { to: 'everybody', kind: 'words', data: 'go home' })
  const [hers, his] = await Promise.all(ears.map(({ heard }) => heard))
  expect(hers).toContain('event: viewer\n')
  expect(his).not.toContain('event: viewer\n')
  expect((await sari(listPermissions)).data).toEqual(['Staff-Search'])
})

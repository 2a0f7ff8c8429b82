import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { publish } from './live.ts'

const { app, db, as } = await startTestServer()
const address = await app.listen({ port: 0, host: '127.0.0.1' })

/** A browser that listens: resolves to what it heard once it heard the last word. */
const listen = async (token: string, last: string) => {
  const reply = await fetch(`${address}/api/events`, { headers: { cookie: `sid=${token}` } })
  const reader = reply.body!.getReader()
  const decoder = new TextDecoder()
  // The first word comes after the server began to listen for us.
  await reader.read()
  const heard = (async () => {
    let text = ''
    while (!text.includes(last)) text += decoder.decode((await reader.read()).value)
    await reader.cancel()
    return text
  })()
  return { heard }
}

test('what is committed is heard by whom it concerns, and by nobody else', async () => {
  const [sari, budi] = [await as([]), await as([])]
  const ears = await Promise.all([listen(sari.token, 'last'), listen(budi.token, 'last')])
  await db.transaction((tx) => publish(tx, { to: sari.usercode, kind: 'notification', data: 'for Sari' }))
  await db
    .transaction(async (tx) => {
      await publish(tx, { to: 'everybody', kind: 'words', data: 'never said' })
      throw new Error('undone')
    })
    .catch(() => {})
  await publish(db, { to: 'everybody', kind: 'words', data: 'last' })
  const [hers, his] = await Promise.all(ears.map(({ heard }) => heard))
  expect(hers).toContain('event: notification\ndata: "for Sari"')
  expect(his).not.toContain('for Sari')
  expect(hers).not.toContain('never said')
})

test('a stranger hears nothing', async () => {
  const reply = await fetch(`${address}/api/events`)
  expect([reply.status, await reply.json()]).toMatchObject([401, { code: '401', status: 'NotLoggedIn' }])
})

test('a session has at most six streams open at a time', async () => {
  const { token } = await as([])
  const open = () => fetch(`${address}/api/events`, { headers: { cookie: `sid=${token}` } })
  const streams = await Promise.all(Array.from({ length: 6 }, open))
  expect(streams.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect((await open()).status).toBe(429)
  await streams[0]?.body?.cancel()
  await expect.poll(async () => (await open()).status).toBe(200)
  for (const stream of streams.slice(1)) await stream.body?.cancel()
})

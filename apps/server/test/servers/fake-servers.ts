import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail server that takes letters, or refuses them in the way it is told to. */
export const openMailServer = async () => {
  const letters: { from: string; to: string[]; text: string }[] = []
  const attempts: string[] = []
  /** By recipient: the SMTP code it is refused with, and how often. */
  const refusals = new Map<string, { code: number; times: number }>()
  const server = new SMTPServer({
    authOptional: true,
    // The mailer keeps its connections open; the end of the tests does not wait for it.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      attempts.push(address)
      const refusal = refusals.get(address)
      if (!refusal || refusal.times <= 0) return done()
      refusal.times -= 1
      done(Object.assign(new Error('Not now'), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => void parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: String(Buffer.concat(parts)) })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, letters, attempts, refusals }
}

type Heard = { method: string; url: URL; headers: IncomingMessage['headers']; body: any }
type Reply = { status?: number; body?: object }

/** Somebody outside who speaks HTTP: what they hear is kept, what they answer is the test's. */
export const openOutsider = async (answer: (heard: Heard) => Reply | Promise<Reply>) => {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = String(Buffer.concat(parts))
    const one = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://outsider'),
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    }
    heard.push(one)
    const { status = 200, body = {} } = await answer(one)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

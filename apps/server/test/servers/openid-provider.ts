import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

type Claims = Record<string, unknown>
const client = { client_id: 'sejuk', client_secret: 'a secret between the two' }

/** A real OpenID Connect provider on this machine. It knows whoever `people` names, and believes any password. */
export const openProvider = async (callback: string, people: Record<string, Claims>) => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [callback], response_types: ['code'], grant_types: ['authorization_code'] }],
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, id) => {
      const claims = people[id]
      return claims && { accountId: id, claims: async () => ({ sub: id, ...claims }) }
    },
  })
  provider.on('server_error', (_context, error) => console.error(error))
  server.on('request', provider.callback())
  afterAll(() => new Promise((closed) => server.close(closed)))

  /** A person at the provider's pages, from the address we sent them to until they are sent back; the address they are sent to. */
  const visit = async (address: string, login: string, answer: 'agrees' | 'refuses' = 'agrees') => {
    const jar = new Map<string, string>()
    const step = async (url: string, form?: Record<string, string>) => {
      const reply = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return { location: reply.headers.get('location'), text: await reply.text() }
    }
    let next: string | null = address
    for (let steps = 0; next && !next.startsWith(callback) && steps < 12; steps++) {
      const url: string = new URL(next, issuer).href
      const { location, text } = await step(url)
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1]
      if (location) next = location
      else if (answer === 'refuses') next = (await step(`${url}/abort`)).location
      else if (prompt) next = (await step(url, { prompt, login, password: 'any' })).location
      else throw new Error(`lost at ${url}: ${text.slice(0, 300)}`)
    }
    return next ?? ''
  }
  return { issuer, client, visit }
}

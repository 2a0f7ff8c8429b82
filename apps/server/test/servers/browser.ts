import type { FastifyInstance, InjectOptions } from 'fastify'
import { origin } from './test-server.ts'

const manner = { host: 'sejuk.test', origin, 'x-requested-with': 'XMLHttpRequest' }
type Headers = Record<string, string>

/** A simulated browser: keeps cookies and sends the headers it is given. */
export const openBrowser = (app: FastifyInstance, always: Headers = {}) => {
  const jar = new Map<string, string>()
  const raw = async (method: 'GET' | 'POST', url: string, payload?: object, headers: Headers = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const options: InjectOptions = { method, url, headers: { ...manner, cookie, ...always, ...headers } }
    const reply = await app.inject({ ...options, ...(payload ? { payload } : {}) })
    for (const { name, value } of reply.cookies) value ? jar.set(name, value) : jar.delete(name)
    return reply
  }
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers?: Headers) =>
    (await raw(method, url, payload, headers)).json()
  const codeIn = (address: string) => new URL(address, origin).searchParams.get('code') ?? ''
  const exchange = (url: string) => raw('POST', '/api/login/exchange', { code: codeIn(url) })

  /** From the sign-in page to a session; the last answer with its cookies. */
  const signIn = async (username: string, password: string, more: object = {}) => {
    const { data } = await ask('POST', '/api/login/password', { username, password, ...more })
    return exchange(data.url)
  }
  return { jar, raw, ask, codeIn, exchange, signIn }
}

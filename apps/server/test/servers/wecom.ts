import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Answer = Record<string, unknown> | 'broken' | 'not json'

/**
 * WeCom's two endpoints as documented: the application's token, and the user behind a code. Tests may change the
 * answers.
 */
export const openWecom = async () => {
  const asked: string[] = []
  let valid = ''
  const wecom = {
    corp: { corpid: 'ww-sejuk', corpsecret: 'an agent’s secret' },
    people: {} as Record<string, Record<string, unknown>>,
    asked,
    tokenAnswer: undefined as Answer | undefined,
    personAnswer: undefined as Answer | undefined,
    /** The token it gave ends before its time. */
    forgetToken: () => {
      valid = ''
    },
    baseUrl: '',
  }
  const token = (query: URLSearchParams): Answer => {
    if (wecom.tokenAnswer) return wecom.tokenAnswer
    if (query.get('corpid') !== wecom.corp.corpid || query.get('corpsecret') !== wecom.corp.corpsecret)
      return { errcode: 40001, errmsg: 'invalid credential' }
    valid = `token-${asked.length}`
    return { errcode: 0, errmsg: 'ok', access_token: valid, expires_in: 7200 }
  }
  const person = (query: URLSearchParams): Answer => {
    if (wecom.personAnswer) return wecom.personAnswer
    if (!valid || query.get('access_token') !== valid) return { errcode: 40014, errmsg: 'invalid access_token' }
    const code = query.get('code') ?? ''
    const found = wecom.people[code]
    delete wecom.people[code]
    return found ? { errcode: 0, errmsg: 'ok', ...found } : { errcode: 40029, errmsg: 'invalid code' }
  }
  const answers: Record<string, (query: URLSearchParams) => Answer> = {
    '/cgi-bin/gettoken': token,
    '/cgi-bin/auth/getuserinfo': person,
  }
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname)
    const answer = answers[pathname]?.(searchParams) ?? 'broken'
    if (answer === 'broken') return void reply.writeHead(502).end()
    reply.writeHead(200, { 'content-type': 'application/json' })
    reply.end(answer === 'not json' ? '<html>' : JSON.stringify(answer))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  wecom.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => new Promise((closed) => server.close(closed)))
  return wecom
}

import { z } from 'zod'
import { refuse } from '../refuse.ts'
import type { IdentityProvider } from './provider.ts'

export type WecomSettings = {
  baseUrl: string
  /** Instead of WeCom's own two pages. */
  authorizeUrl?: string
  corpId: string
  agentId: string
  secret: string
}

const inTheApp = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const inABrowser = 'https://login.work.weixin.qq.com/wwlogin/sso/login'
/** The browser inside the app names itself so. */
export const isWecomApp = (userAgent: string) => /\bwxwork\b/i.test(userAgent)

const answer = z.object({ errcode: z.number().default(0), errmsg: z.string().default('') })
const tokenAnswer = answer.extend({ access_token: z.string().default(''), expires_in: z.number().default(7200) })
const personAnswer = answer.extend({ userid: z.string().optional(), UserId: z.string().optional() })

/** The token is unknown, or has ended before its time. */
const tokenEnded = new Set([40014, 42001])
/** The person's code is unknown, used, or too old. */
const codeEnded = new Set([40029, 42003])
const patience = 10_000

/** The enterprise messaging app, by its OAuth code flow. */
export const wecom = ({ baseUrl, authorizeUrl, corpId, agentId, secret }: WecomSettings): IdentityProvider => {
  const ask = async <S extends z.ZodType>(path: string, query: Record<string, string>, shape: S) => {
    const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const reply = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' })
    if (!reply.ok) throw new Error(`WeCom answered ${reply.status} to ${path}`)
    return shape.parse(await reply.json()) as z.output<S>
  }
  const fault = (path: string, { errcode, errmsg }: z.output<typeof answer>) =>
    new Error(`WeCom refused ${path}: ${errcode} ${errmsg.slice(0, 200)}`)

  /** The house's own token, kept in memory until a little before it ends; those who need it at once ask once. */
  let token: { value: Promise<string>; endsAt: number } | undefined
  const fetchToken = async () => {
    const got = await ask('cgi-bin/gettoken', { corpid: corpId, corpsecret: secret }, tokenAnswer)
    if (got.errcode || !got.access_token) throw fault('gettoken', got)
    if (token) token.endsAt = Date.now() + (got.expires_in - 300) * 1000
    return got.access_token
  }
  const tokenNow = () => {
    if (token && token.endsAt > Date.now()) return token.value
    const value = fetchToken().catch((error) => {
      token = undefined
      throw error
    })
    token = { value, endsAt: Date.now() + patience }
    return value
  }

  const personOf = async (code: string) => {
    const access_token = await tokenNow()
    const got = await ask('cgi-bin/auth/getuserinfo', { access_token, code }, personAnswer)
    return { got, access_token }
  }

  return {
    id: 'wecom',
    label: 'WeCom',
    start: async ({ state, callback, userAgent }) => {
      const url = new URL(authorizeUrl ?? (isWecomApp(userAgent) ? inTheApp : inABrowser))
      const query = {
        appid: corpId,
        agentid: agentId,
        redirect_uri: callback,
        response_type: 'code',
        scope: 'snsapi_base',
        login_type: 'CorpApp',
        state,
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      url.hash = 'wechat_redirect'
      return { url: url.href }
    },
    finish: async ({ address }) => {
      const code = address.searchParams.get('code')
      if (!code) return refuse('tokenError', { message: 'The sign-in was cancelled' })
      let { got, access_token } = await personOf(code)
      if (tokenEnded.has(got.errcode)) {
        // Somebody else may have fetched a newer one meanwhile: only the token that failed is thrown away.
        if (token && (await token.value) === access_token) token = undefined
        ;({ got, access_token } = await personOf(code))
      }
      if (codeEnded.has(got.errcode))
        return refuse('tokenError', { message: 'This sign-in link is no longer valid. Please sign in again' })
      if (got.errcode) throw fault('getuserinfo', got)
      const value = got.userid ?? got.UserId
      // Somebody from outside the company has an openid and no userid.
      if (!value) return refuse('tokenError', { message: 'Not registered', status: 'NotRegistered' })
      return { kind: 'usercode', value, login_from: 'wecom' }
    },
  }
}

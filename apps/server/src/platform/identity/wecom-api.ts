import { z } from 'zod'
import type { WecomAccess } from '../../identity-variables.ts'

/** What every answer of WeCom begins with. */
export const wecomAnswer = z.object({ errcode: z.number().default(0), errmsg: z.string().default('') })
type WecomAnswer = z.output<typeof wecomAnswer>
const tokenAnswer = wecomAnswer.extend({ access_token: z.string().default(''), expires_in: z.number().default(7200) })

/** The token is unknown, or has ended before its time. */
const tokenEnded = new Set([40014, 42001])
const patience = 15_000

export const wecomFault = (path: string, { errcode, errmsg }: WecomAnswer) =>
  new Error(`WeCom refused ${path}: ${errcode} ${errmsg.slice(0, 200)}`)

/** Calls WeCom as the company's application, with an access token that is fetched and renewed as needed. */
export const wecomApi = ({ baseUrl, corpId, secret }: WecomAccess) => {
  const context = async <S extends z.ZodType<WecomAnswer>>(
    path: string,
    query: Record<string, string>,
    shape: S,
    body?: object,
  ) => {
    const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const reply = await fetch(url, {
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
      ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!reply.ok) throw new Error(`WeCom answered ${reply.status} to ${path}`)
    return shape.parse(await reply.json()) as z.output<S>
  }

  /** Cached until shortly before it expires; concurrent callers share one request. */
  let token: { value: Promise<string>; endsAt: number } | undefined
  const fetchToken = async () => {
    const got = await context('cgi-bin/gettoken', { corpid: corpId, corpsecret: secret }, tokenAnswer)
    if (got.errcode || !got.access_token) throw wecomFault('gettoken', got)
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

  return async <S extends z.ZodType<WecomAnswer>>(
    path: string,
    query: Record<string, string>,
    shape: S,
    body?: object,
  ) => {
    const access_token = await tokenNow()
    const got = await context(path, { ...query, access_token }, shape, body)
    if (!tokenEnded.has(got.errcode)) return got
    // Somebody else may have fetched a newer one meanwhile: only the token that failed is thrown away.
    if (token && (await token.value) === access_token) token = undefined
    return context(path, { ...query, access_token: await tokenNow() }, shape, body)
  }
}

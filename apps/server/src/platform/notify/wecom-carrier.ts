import { z } from 'zod'
import { type Carrier, type Letter, RefusedForGood } from './carrier.ts'

type Settings = { baseUrl: string; corpId: string; agentId: string; secret: string }

const answer = z.object({ errcode: z.number().default(0), errmsg: z.string().default('') })
const tokenAnswer = answer.extend({ access_token: z.string().default(''), expires_in: z.number().default(7200) })
const sendAnswer = answer.extend({ msgid: z.string().default(''), invaliduser: z.string().default('') })

const patience = 15_000
/** The token is unknown, or has ended before its time. */
const tokenEnded = new Set([40014, 42001])
/** Nobody of that name, or none of them may see the application. */
const nobodyThere = new Set([40003, 81013])

/** A message of the company's application to a person in WeCom, whose user id is our staff code. */
export const wecomCarrier = ({ baseUrl, corpId, agentId, secret }: Settings): Carrier => {
  const ask = async <S extends z.ZodType>(path: string, query: Record<string, string>, shape: S, body?: object) => {
    const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const reply = await fetch(url, {
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
      ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!reply.ok) throw new Error(`WeCom answered ${reply.status}`)
    return shape.parse(await reply.json()) as z.output<S>
  }

  let token: { value: string; endsAt: number } | undefined
  const tokenNow = async () => {
    if (token && token.endsAt > Date.now()) return token.value
    const got = await ask('cgi-bin/gettoken', { corpid: corpId, corpsecret: secret }, tokenAnswer)
    if (got.errcode || !got.access_token) throw new Error(`WeCom gave no token: ${got.errcode} ${got.errmsg}`)
    token = { value: got.access_token, endsAt: Date.now() + (got.expires_in - 300) * 1000 }
    return token.value
  }

  const send = async (letter: Letter) =>
    ask('cgi-bin/message/send', { access_token: await tokenNow() }, sendAnswer, contentOf(letter, agentId))

  return {
    goes_to: new URL(baseUrl).host,
    isConfigured: true,
    carry: async (letter) => {
      let got = await send(letter)
      if (tokenEnded.has(got.errcode)) {
        token = undefined
        got = await send(letter)
      }
      if (nobodyThere.has(got.errcode) || got.invaliduser)
        throw new RefusedForGood(`WeCom knows nobody called ${letter.address}`)
      if (got.errcode) throw new Error(`WeCom refused the message: ${got.errcode} ${got.errmsg.slice(0, 200)}`)
      return got.msgid
    },
  }
}

/** With somewhere to go it is a card that can be pressed, else a plain text. */
const contentOf = ({ address, subject, body, link }: Letter, agentId: string) => {
  const to = { touser: address, agentid: Number(agentId), enable_duplicate_check: 1 }
  return link
    ? { ...to, msgtype: 'textcard', textcard: { title: subject || body.slice(0, 60), description: body, url: link } }
    : { ...to, msgtype: 'text', text: { content: subject ? `${subject}\n${body}` : body } }
}

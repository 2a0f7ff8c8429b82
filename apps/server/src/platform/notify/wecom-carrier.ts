import { z } from 'zod'
import type { WecomAccess } from '../../identity-variables.ts'
import { wecomAnswer, wecomApi, wecomFault } from '../identity/wecom-api.ts'
import { type Carrier, type OutgoingMessage, RefusedForGood } from './carrier.ts'

const sendAnswer = wecomAnswer.extend({ msgid: z.string().default(''), invaliduser: z.string().default('') })

/** Unknown user, or not permitted to see the application. */
const nobodyThere = new Set([40003, 81013])

/** A message of the company's WeCom application to a user, whose user id is the staff code. */
export const wecomCarrier = ({ agentId, ...access }: WecomAccess & { agentId: string }): Carrier => {
  const context = wecomApi(access)
  return {
    goes_to: new URL(access.baseUrl).host,
    isConfigured: true,
    carry: async (letter) => {
      const got = await context('cgi-bin/message/send', {}, sendAnswer, contentOf(letter, agentId))
      if (nobodyThere.has(got.errcode) || got.invaliduser)
        throw new RefusedForGood(`WeCom knows nobody called ${letter.address}`)
      if (got.errcode) throw wecomFault('message/send', got)
      return got.msgid
    },
  }
}

/** With somewhere to go it is a card that can be pressed, else a plain text. */
const contentOf = ({ address, subject, body, link }: OutgoingMessage, agentId: string) => {
  const to = { touser: address, agentid: Number(agentId), enable_duplicate_check: 1 }
  return link
    ? { ...to, msgtype: 'textcard', textcard: { title: subject || body.slice(0, 60), description: body, url: link } }
    : { ...to, msgtype: 'text', text: { content: subject ? `${subject}\n${body}` : body } }
}

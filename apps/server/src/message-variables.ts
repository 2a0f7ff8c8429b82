import { standardBackOff } from '@sejuk/domain/platform/notifications/outbox'
import { z } from 'zod'
import { webAddress } from './web-address.ts'

const mailServer = z.string().refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), {
  error: 'a mail server such as smtps://user:password@mail.example.com',
})

const sender = z.string().regex(/^([^<>"\r\n]{0,100}<)?[^\s<>@]+@[^\s<>@]+>?$/, {
  error: 'an address such as Sejuk <no-reply@sejuk.example.com>',
})

const retries = standardBackOff.length
const backOff = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .refine((seconds) => seconds.length === retries && seconds.every((n) => n > 0 && n <= 86_400), {
    error: `${retries} numbers of seconds, separated by commas`,
  })

/** The channels for outgoing messages. */
export const messageVariables = {
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: sender.optional(),
  MESSAGE_GATEWAY_URL: webAddress('https://gateway.example.com/messages').optional(),
  MESSAGE_GATEWAY_TOKEN: z.string().optional(),
  OUTBOX_RETRY_SECONDS: backOff.default([...standardBackOff]),
}
export const messageSecrets = ['SMTP_URL', 'MESSAGE_GATEWAY_TOKEN']

type Environment = Readonly<Record<string, string | undefined>>

export const messageProblems = (given: Environment) =>
  given.SMTP_URL && !given.MAIL_FROM ? ['SMTP_URL names a mail server, so set MAIL_FROM too'] : []

type Values = z.output<z.ZodObject<typeof messageVariables>> & {
  WECOM_BASE_URL: string
  WECOM_CORP_ID?: string
  WECOM_AGENT_ID?: string
  WECOM_SECRET?: string
}

/** A channel that is not configured is undefined: what would leave by it is written to a file. */
export const messagesOf = (v: Values) => {
  const { WECOM_CORP_ID: corpId, WECOM_AGENT_ID: agentId, WECOM_SECRET: secret } = v
  return {
    mail: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : undefined,
    gateway: v.MESSAGE_GATEWAY_URL ? { url: v.MESSAGE_GATEWAY_URL, token: v.MESSAGE_GATEWAY_TOKEN } : undefined,
    wecom: corpId && agentId && secret ? { baseUrl: v.WECOM_BASE_URL, corpId, agentId, secret } : undefined,
    backOff: v.OUTBOX_RETRY_SECONDS,
  }
}

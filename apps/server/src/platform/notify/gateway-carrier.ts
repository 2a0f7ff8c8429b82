import { type Carrier, RefusedForGood } from './carrier.ts'

const patience = 15_000

/** Timeouts and overload are retried; an error of the message itself is permanent. */
const isFinal = (status: number) => [400, 404, 410, 413, 422].includes(status)

/** WhatsApp and SMS: each message is posted to the company's gateway. */
export const gatewayCarrier = ({ url, token }: { url: string; token?: string }): Carrier => ({
  goes_to: new URL(url).host,
  isConfigured: true,
  carry: async ({ delivery_id, channel, address, body, link, language }) => {
    const text = link && !body.includes(link) ? `${body}\n${link}` : body
    const reply = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        // A repeated attempt is the same message to them too.
        'idempotency-key': `sejuk-${delivery_id}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ channel, to: address, text, language, reference: String(delivery_id) }),
    })
    if (reply.ok) {
      const answer: unknown = await reply.json().catch(() => undefined)
      return String((answer as { id?: unknown } | undefined)?.id ?? reply.status)
    }
    const said = (await reply.text()).slice(0, 200)
    const sentence = `The gateway answered ${reply.status}${said ? `: ${said}` : ''}`
    throw isFinal(reply.status) ? new RefusedForGood(sentence) : new Error(sentence)
  },
})

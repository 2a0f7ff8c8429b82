import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentProvider as Provider } from '../../../business/money/payment-provider.ts'

const patience = 20_000

export const signatureOf = (key: string, timestamp: string, body: Buffer | string) =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')

export const isSignedBy = (
  key: string,
  { timestamp, signature }: { timestamp: string; signature: string },
  body: Buffer,
) => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(key, timestamp, body))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Said again, it is the same number to them. */
const say = async ({ url, clientId, key }: Provider, path: string, body: object) => {
  const [text, timestamp] = [JSON.stringify(body), new Date().toISOString()]
  const reply = await fetch(url + path, {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
    headers: {
      ...{ 'content-type': 'application/json', 'x-client-id': clientId, 'x-timestamp': timestamp },
      'x-signature': signatureOf(key, timestamp, text),
    },
    body: text,
  })
  await reply.body?.cancel()
  // It is there already, or gone already.
  if (!reply.ok && reply.status !== 409 && reply.status !== 404)
    throw new Error(`The payment provider answered ${reply.status}`)
}

export const openAtProvider = (provider: Provider, account: { ref: string; customer_code: string; name: string }) =>
  say(provider, '/virtual-accounts', account)
export const closeAtProvider = (provider: Provider, ref: string) =>
  say(provider, `/virtual-accounts/${encodeURIComponent(ref)}/close`, { ref })

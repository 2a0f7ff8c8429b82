import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../file-variables.ts'
import type { FileStore } from './file-store.ts'

/** Any S3-compatible store. Bodies are streamed and therefore unsigned; TLS protects them. */
export const s3Store = ({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 3,
  })
  const at = (key: string) =>
    `${endpoint.replace(/\/$/, '')}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`
  const unsigned = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }
  const send = async (key: string, init: RequestInit & { duplex?: 'half' }, alsoFine: number[] = []) => {
    // A signed request is made first and sent by fetch itself: the client would read a stream to sign it.
    const { url, headers, method } = await client.sign(at(key), {
      method: init.method ?? 'GET',
      headers: { ...unsigned, ...(init.headers as object) },
    })
    const reply = await fetch(url, { ...init, method, headers })
    if (!reply.ok && !alsoFine.includes(reply.status))
      throw new Error(`The file store answered ${reply.status} to ${method}`)
    return reply
  }
  const write: FileStore['write'] = async (key, source, bytes) => {
    const body = Readable.toWeb(source) as unknown as BodyInit
    await (
      await send(key, { method: 'PUT', body, duplex: 'half', headers: { 'content-length': String(bytes) } })
    ).arrayBuffer()
  }
  return {
    write,
    writeFrom: async (key, path) => write(key, createReadStream(path), (await stat(path)).size),
    read: async (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body } = await send(key, { headers })
      return Readable.fromWeb(body as ReadableStream)
    },
    has: async (key) => (await send(key, { method: 'HEAD' }, [404])).status !== 404,
    remove: async (key) => void (await send(key, { method: 'DELETE' }, [404])),
    list: () => keysOf(client, `${endpoint.replace(/\/$/, '')}/${bucket}`),
  }
}

const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text))

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** A thousand at a time. */
async function* keysOf(client: AwsClient, bucket: string): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const reply = await client.fetch(`${bucket}?list-type=2&max-keys=1000&start-after=${encodeURIComponent(after)}`)
    if (!reply.ok) throw new Error(`The file store answered ${reply.status} to a list`)
    const xml = await reply.text()
    const keys = textsOf(xml, 'Key')
    yield* keys
    after = keys.at(-1) ?? ''
    if (!keys.length || !/<IsTruncated>true</.test(xml)) return
  }
}

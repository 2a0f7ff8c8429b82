import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** What a link contains: stored file, name, type, user and expiry. */
export type Linked = {
  key: string
  name: string
  type: string
  bytes: number
  usercode: string
  until: number
  inline: boolean
}
const linked = z.tuple([z.string(), z.string(), z.string(), z.number(), z.string(), z.number(), z.boolean()])

export const linkMinutes = 15

/** Signed links that expire and work only in the session of the user they were made for. */
export const fileLinks = (secret: string) => {
  const markOf = (text: string) => createHmac('sha256', `sejuk file link:${secret}`).update(text).digest()
  return {
    write: (file: Omit<Linked, 'until'>, now = Date.now()) => {
      // Whole quarters, so that a page asked for again shows pictures the browser already has.
      const until = (Math.floor(now / 60_000 / linkMinutes) + 2) * linkMinutes * 60_000
      const body = Buffer.from(
        JSON.stringify([file.key, file.name, file.type, file.bytes, file.usercode, until, file.inline]),
      ).toString('base64url')
      return `/api/files/${body}.${markOf(body).toString('base64url')}`
    },
    read: (token: string, now = Date.now()): Linked | undefined => {
      const [body = '', mark = ''] = token.split('.')
      const given = Buffer.from(mark, 'base64url')
      const wanted = markOf(body)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      const [key, name, type, bytes, usercode, until, inline] = linked.parse(
        JSON.parse(Buffer.from(body, 'base64url').toString()),
      )
      return until > now ? { key, name, type, bytes, usercode, until, inline } : undefined
    },
  }
}
export type FileLinks = ReturnType<typeof fileLinks>

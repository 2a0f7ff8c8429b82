import { z } from 'zod'
import { refuse } from '../http/refuse.ts'

const cursor = z.tuple([z.string(), z.enum(['after', 'before']), z.string(), z.string()])
export type Cursor = { sort: string; way: 'after' | 'before'; value: string; key: string }

export const writeCursor = ({ sort, way, value, key }: Cursor) =>
  Buffer.from(JSON.stringify([sort, way, value, key])).toString('base64url')

/** A cursor belongs to the order it was made in. */
export const readCursor = (text: string, sort: string): Cursor => {
  const parsed = cursor.safeParse(parse(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== sort)
    return refuse('invalid', { errors: { cursor: ['This page mark is not valid'] } })
  const [, way, value, key] = parsed.data
  return { sort, way, value, key }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import type pg from 'pg'
import type { FileStore } from '../src/platform/files/file-store.ts'
import type { Random } from './makers/random.ts'

export type Size = { customers: number; addresses: number; shops: number }

/** What every part is made from: its own stream of chance, the day it is, how much, whom to tell, and where pictures go. */
export type AreaContext = {
  random: Random
  today: string
  size: Size
  say: (line: string) => void
  /** Without one the rows speak of pictures that lie nowhere. */
  store?: FileStore
}

/** A part of the demo data that is there whole or not at all. */
export type Part = { name: string; load: (client: pg.ClientBase, asked: AreaContext) => Promise<void> }

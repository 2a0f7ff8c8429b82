import type pg from 'pg'
import type { Random } from './random.ts'

export type Size = { customers: number; addresses: number }

/** What every area is made from: its own stream of chance, the day it is, how much, and whom to tell. */
export type Asked = { random: Random; today: string; size: Size; say: (line: string) => void }

/** A part of the demo data that is there whole or not at all. */
export type Area = { name: string; load: (client: pg.ClientBase, asked: Asked) => Promise<void> }

import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike: it is read out over the phone. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Random groups of letters, joined by hyphens. */
export const readableCode = (groups: number, length: number) =>
  Array.from({ length: groups }, () =>
    Array.from({ length }, () => readable[randomInt(readable.length)]).join(''),
  ).join('-')

import { setImmediate } from 'node:timers/promises'

/** Rows that are thought about without a pause; others are served in between. */
const slice = 250

/** What a long sheet gives, some rows at a time. */
export const inSlices = async <T, R>(all: readonly T[], each: (some: readonly T[]) => readonly R[]): Promise<R[]> => {
  const found: R[] = []
  for (let n = 0; n < all.length; n += slice) {
    for (const one of each(all.slice(n, n + slice))) found.push(one)
    await setImmediate()
  }
  return found
}

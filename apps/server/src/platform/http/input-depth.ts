/** Deeper than any form of ours; what is nested deeper was made to break whoever walks it. */
const deepest = 40

/**
 * Walks what came in without calling itself, so that no depth can end the call stack. Says what speaks against it: nested too
 * deep, or a zero byte, which PostgreSQL has no place for.
 */
export const objectionTo = (value: unknown): 'too deep' | 'zero byte' | undefined => {
  const waiting: [value: unknown, depth: number][] = [[value, 0]]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const [found, depth] = one
    if (typeof found === 'string' && found.includes('\0')) return 'zero byte'
    if (typeof found !== 'object' || found === null || found instanceof Blob || found instanceof Uint8Array) continue
    if (depth >= deepest) return 'too deep'
    for (const [key, inside] of Object.entries(found)) {
      if (key.includes('\0')) return 'zero byte'
      waiting.push([inside, depth + 1])
    }
  }
  return undefined
}

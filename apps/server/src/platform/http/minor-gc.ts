import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

const often = 8_000_000
let passed = 0

/**
 * Counts streamed bytes. Their buffers become garbage at once, but V8 sees few other allocations and lets sixty
 * megabytes accumulate. A minor collection takes a millisecond.
 */
export const minorGc = (bytes: number) => {
  passed += bytes
  if (passed < often) return
  passed = 0
  collect({ type: 'minor' })
}

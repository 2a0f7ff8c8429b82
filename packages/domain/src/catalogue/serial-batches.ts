import { isSerial, longestSerial, type SerialStatus, shortestSuffix } from './serial-numbers.ts'

export const serialBatchStatuses = ['Generated', 'Undone'] as const
export type SerialBatchStatus = (typeof serialBatchStatuses)[number]

/** What stands before the random part; with it the number is still one that can be stored. */
export const isPrefix = (prefix: string, suffix_length: number) =>
  prefix.length + suffix_length <= longestSerial &&
  (prefix === '' || isSerial(`${prefix}${'0'.repeat(shortestSuffix)}`))

/** A number is unused while nothing but its making happened to it. */
export const isUnused = ({ status, steps }: { status: SerialStatus; steps: number }) =>
  status === 'InFactory' && steps === 1

/** Draws so many different numbers; those of `taken` are drawn again. Gives up where the room is too small. */
export const drawSerials = (
  quantity: number,
  draw: () => string,
  taken: (serial: string) => boolean,
  mostTries = quantity * 20,
): string[] => {
  const found = new Set<string>()
  for (let n = 0; n < mostTries && found.size < quantity; n += 1) {
    const serial = draw()
    if (!taken(serial)) found.add(serial)
  }
  return [...found]
}

import { beforeEach, expect, test } from 'vitest'
import { freeIn, takeRoom } from './free-space.ts'

const gigabyte = 1_000_000_000
/** Disks as full as a test wants them. */
const free = new Map<string, number>()
const disk = async (folder: string) => {
  const bavail = free.get(folder)
  if (bavail === undefined) throw new Error('no such folder')
  return { bavail, bsize: 1 }
}
beforeEach(() => free.clear())

test('the fullest disk counts, and a folder that cannot be asked does not', async () => {
  free.set('/a', 5 * gigabyte).set('/b', 2 * gigabyte)
  expect(await freeIn(['/a', '/b', '/gone'], disk)).toBe(2 * gigabyte)
})

test('an upload that would leave less than half a gigabyte free is refused before its first byte', async () => {
  free.set('/a', gigabyte)
  await expect(takeRoom(['/a'], 600_000_000, disk)).rejects.toMatchObject({ answer: { code: '503', status: 'NoRoom' } })
  const giveBack = await takeRoom(['/a'], 400_000_000, disk)
  giveBack()
})

test('uploads under way count together, and what is given back is free again', async () => {
  free.set('/a', gigabyte)
  const first = await takeRoom(['/a'], 300_000_000, disk)
  await expect(takeRoom(['/a'], 300_000_000, disk)).rejects.toMatchObject({ answer: { status: 'NoRoom' } })
  first()
  const second = await takeRoom(['/a'], 300_000_000, disk)
  second()
})

test('however large the disk, one process does not take everything at once', async () => {
  free.set('/a', 1000 * gigabyte)
  const first = await takeRoom(['/a'], 5 * gigabyte, disk)
  await expect(takeRoom(['/a'], 2 * gigabyte, disk)).rejects.toMatchObject({ answer: { code: '503' } })
  first()
})

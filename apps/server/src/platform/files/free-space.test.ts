import { beforeEach, expect, test, vi } from 'vitest'

const disk = vi.hoisted(() => ({ free: new Map<string, number>() }))
vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  statfs: async (folder: string) => {
    const bavail = disk.free.get(folder)
    if (bavail === undefined) throw new Error('no such folder')
    return { bavail, bsize: 1 }
  },
}))
const { freeIn, takeRoom } = await import('./free-space.ts')

const gigabyte = 1_000_000_000
beforeEach(() => disk.free.clear())

test('the fullest disk counts, and a folder that cannot be asked does not', async () => {
  disk.free.set('/a', 5 * gigabyte).set('/b', 2 * gigabyte)
  expect(await freeIn(['/a', '/b', '/gone'])).toBe(2 * gigabyte)
})

test('an upload that would leave less than half a gigabyte free is refused before its first byte', async () => {
  disk.free.set('/a', gigabyte)
  await expect(takeRoom(['/a'], 600_000_000)).rejects.toMatchObject({ answer: { code: '503', status: 'NoRoom' } })
  const giveBack = await takeRoom(['/a'], 400_000_000)
  giveBack()
})

test('uploads under way count together, and what is given back is free again', async () => {
  disk.free.set('/a', gigabyte)
  const first = await takeRoom(['/a'], 300_000_000)
  await expect(takeRoom(['/a'], 300_000_000)).rejects.toMatchObject({ answer: { status: 'NoRoom' } })
  first()
  const second = await takeRoom(['/a'], 300_000_000)
  second()
})

test('however large the disk, one process does not take everything at once', async () => {
  disk.free.set('/a', 1000 * gigabyte)
  const first = await takeRoom(['/a'], 5 * gigabyte)
  await expect(takeRoom(['/a'], 2 * gigabyte)).rejects.toMatchObject({ answer: { code: '503' } })
  first()
})

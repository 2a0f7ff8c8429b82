import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** This process's folder for files being received. */
export const uploadFolder = join(tmpdir(), `sejuk-uploads-${process.pid}`)

const hour = 3_600_000
const ofProcess = /^sejuk-uploads-(\d+)$/
const ofOneFile = /^sejuk-(file|join)-\w+$/

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the folders of killed processes; nothing else would. */
export const removeLeftovers = async (folder = tmpdir(), now = Date.now()) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = Number(ofProcess.exec(name)?.[1] ?? 0)
    const path = join(folder, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => now - mtimeMs,
      () => 0,
    )
    const isLeft = (pid > 0 && !isAlive(pid) && age > hour) || (ofOneFile.test(name) && age > 24 * hour)
    if (isLeft) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

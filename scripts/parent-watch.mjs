import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const shells = /^-?(sh|dash|ash|bash|zsh|busybox)$/

const about = (pid) => {
  try {
    if (process.platform !== 'linux') {
      const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
      const [, parent, name] = /(\d+)\s+(?:.*\/)?(\S+)/.exec(stdout)
      return { parent, name }
    }
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return { parent, name }
  } catch {
    return { parent: '', name: '' }
  }
}

/**
 * Calls back when npm is gone, however it went, even if a shell stands between us and does not tell. A dead parent shows as
 * another parent, also before anybody has taken note of the death.
 */
export const whenNpmIsGone = (then) => {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const shell = process.ppid
  const { parent, name } = about(shell)
  const isGone = () => process.ppid !== shell || (shells.test(name) && about(shell).parent !== parent)
  const watch = setInterval(() => {
    if (!isGone()) return
    clearInterval(watch)
    then()
  }, 250)
  watch.unref()
}

/* Pages and server from their sources, each renewed when a file changes. */
import { spawn } from 'node:child_process'
import { checkNode, environment, install, loadEnvironment, nodeProgram, root, spawnTool } from './prepare.mjs'

checkNode()
loadEnvironment()
install()
const port = process.env.PORT || '3000'
const server = spawn(nodeProgram(), ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
})
const pages = spawnTool('vite', ['apps/web'], {
  env: { ...environment(), API_URL: `http://127.0.0.1:${port}` },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of [server, pages]) child.kill(signal)
  })
for (const child of [server, pages])
  child.once('exit', (code) => {
    for (const other of [server, pages]) other.kill('SIGTERM')
    process.exitCode ||= code ?? 1
  })

/* The tests of one area, for daily work: `npm run test:area customers`, and further words to choose among its files. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, install, root, say, spawnTool } from './prepare.mjs'

const [area = '', ...words] = process.argv.slice(2)
const floors = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/words/src',
  'apps/server/src/features',
  'apps/web/src/features',
]
const areas = [...new Set(floors.flatMap((floor) => readdirSync(join(root, floor), { withFileTypes: true })))]
const names = [...new Set(areas.filter((entry) => entry.isDirectory()).map(({ name }) => name))].sort()

if (!names.includes(area)) {
  say(`Name an area: ${names.join(', ')}`)
  process.exit(1)
}
install()
const folders = floors.map((floor) => `${floor}/${area}/`)
const chosen = words.length > 0 ? folders.flatMap((folder) => words.map((word) => `${folder}${word}`)) : folders
const child = spawnTool('vitest', ['run', ...chosen], { env: environment(), stdio: 'inherit' })
child.once('close', (code) => {
  process.exitCode = code ?? 1
})

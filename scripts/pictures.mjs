/* Key pages against their approved pictures, in every width, language and scheme; further options go to Playwright. */
import { findChromium } from './chromium.mjs'
import { buildWeb, environment, install, isBuilt, spawnTool } from './prepare.mjs'

const options = process.argv.slice(2).filter((option) => option !== '--record')
const config = options.length < process.argv.length - 2 ? 'record-pictures' : 'pictures'

install()
if (!isBuilt()) await buildWeb()
const env = { ...environment(), CHROMIUM_PATH: findChromium(), ALL_PICTURES: '1' }
const child = spawnTool('playwright', ['test', '--config', `e2e/${config}.config.ts`, ...options], {
  env,
  stdio: 'inherit',
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})

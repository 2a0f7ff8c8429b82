/* Runs before anything is installed, on whatever Node.js is there: built-in modules only. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'
const bin = join(root, 'node_modules/.bin')
const built = join(root, 'apps/web/dist')
const stamp = join(built, '.made-from')

export const say = (line) => console.log(line)

export const checkNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= 20) return
  console.error(`Node.js 20 or later is needed; this is ${process.versions.node}. Get it at https://nodejs.org`)
  process.exit(1)
}

/** Variables from `.env`, where they are not set already. */
export const loadEnvironment = () => {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile?.(file)
}

/** What is installed is compared with what the lockfile asks for, so that an install by hand counts too. */
export const isInstalled = () => {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note) || !existsSync(join(root, 'node_modules/node/package.json'))) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link || !path.includes('node_modules/')) return true
    return found[path] ? found[path].version === version : optional === true
  })
}

/**
 * As the lockfile says, with the development packages whatever NODE_ENV says: the pages are built here. Not `npm ci`, which
 * refuses a lockfile that lacks the native packages of machines unlike the one it was written on.
 */
export const install = () => {
  if (isInstalled()) return
  say('Installing packages (a minute or two, only now) …')
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const [program, ...first] = npm
  const options = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(program, [...first, ...options], { cwd: root, stdio: 'inherit', shell: isWindows })
  if (status !== 0 || !isInstalled()) throw new Error('The packages could not be installed; npm says why above.')
}

/** The pinned Node.js; where install scripts are forbidden it is missing, and this one serves if it is new enough. */
export const nodeProgram = () => {
  const pinned = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    'The pinned Node.js 24 is missing because npm may not run install scripts (ignore-scripts). Use Node.js 24.',
  )
}

/** The environment in which `node` is the pinned one. */
export const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` })

/** Starts a program that came with a package. */
export const spawnTool = (name, options, more = {}) =>
  spawn(join(bin, isWindows ? `${name}.cmd` : name), options, {
    cwd: root,
    env: environment(),
    shell: isWindows,
    ...more,
  })

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (/^(node_modules|dist|test)$|\.test\.tsx?$/.test(entry.name)) return []
    return entry.isDirectory() ? filesUnder(path) : [path]
  })

const sourcesOfWeb = () => {
  const hash = createHash('sha256')
  const packages = ['domain', 'contract', 'words'].map((name) => join(root, 'packages', name))
  const files = [join(root, 'apps/web'), ...packages].flatMap(filesUnder).sort()
  for (const file of [...files, join(root, 'package-lock.json'), join(root, 'tsconfig.json')])
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** What the built pages were made from stands beside them, and goes with them. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOfWeb()

export const buildWeb = async (stdio = 'inherit', signal = undefined) => {
  const sources = sourcesOfWeb()
  rmSync(stamp, { force: true })
  // The app empties the folder, so that the sign-in page comes after it.
  for (const config of ['vite.config.ts', 'vite.sign-in.config.ts']) {
    const options = ['build', 'apps/web', '--config', join('apps/web', config), '--logLevel', 'warn']
    const child = spawnTool('vite', options, { stdio, signal })
    const code = await new Promise((done) => child.once('error', () => done(1)).once('exit', done))
    if (code !== 0) throw new Error('The pages could not be built; the reason stands above.')
  }
  writeFileSync(stamp, sources)
}

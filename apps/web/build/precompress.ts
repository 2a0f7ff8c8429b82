import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(m?js|css|html|svg|json|geojson|txt|wasm|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses once, at build time and as hard as possible, what would otherwise be compressed at every request. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const files = await readdir(dir, { recursive: true, withFileTypes: true })
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    // Only the server reads those, from its own disk.
    const isSent = (path: string) => worthIt.test(path) && !relative(dir, path).startsWith('.vite')
    const known = new Set(paths)
    // What an earlier build of the same folder wrote has its twins.
    await Promise.all(paths.filter((path) => isSent(path) && !known.has(`${path}.br`)).map(compress))
  },
})

const compress = async (path: string) => {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${path}.br`, await brotli(bytes, { params }))
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
}

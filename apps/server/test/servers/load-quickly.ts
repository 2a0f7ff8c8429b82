import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { rememberModulePlaces } from '../../src/module-places.ts'

// As main.ts does: whatever a worker has compiled, the next one and the servers that tests start find compiled.
enableCompileCache(join(import.meta.dirname, '../../../../.cache/compiled'))
rememberModulePlaces()

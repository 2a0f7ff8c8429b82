import { rememberModulePlaces } from './module-places.ts'

rememberModulePlaces()
await import('./start-server.ts')

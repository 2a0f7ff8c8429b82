import type { Part } from '../part.ts'
import { loadSupervisions } from './load-supervisions.ts'

export const supervisionDemo: readonly Part[] = [{ name: 'supervisions', load: loadSupervisions }]

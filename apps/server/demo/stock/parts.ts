import type { Part } from '../part.ts'
import { loadStock } from './load-stock.ts'

export const stockDemo: readonly Part[] = [{ name: 'stock', load: loadStock }]

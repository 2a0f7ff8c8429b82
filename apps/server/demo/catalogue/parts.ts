import type { Part } from '../part.ts'
import { loadPrices } from './load-prices.ts'

export const catalogueDemo: readonly Part[] = [{ name: 'item-prices', load: loadPrices }]

import type { Part } from '../part.ts'
import { loadSellOuts } from './load-sell-outs.ts'

export const retailDemo: readonly Part[] = [{ name: 'sell-outs', load: loadSellOuts }]

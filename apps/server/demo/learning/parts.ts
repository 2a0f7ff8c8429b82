import type { Part } from '../part.ts'
import { loadLotteries } from './load-lotteries.ts'

export const learningDemo: readonly Part[] = [{ name: 'lotteries', load: loadLotteries }]

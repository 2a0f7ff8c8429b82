import type { Part } from '../part.ts'

export const moneyDemo: readonly Part[] = []

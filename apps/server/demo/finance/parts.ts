import type { Part } from '../part.ts'

export const financeDemo: readonly Part[] = []

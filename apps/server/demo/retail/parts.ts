import type { Part } from '../part.ts'

export const retailDemo: readonly Part[] = []

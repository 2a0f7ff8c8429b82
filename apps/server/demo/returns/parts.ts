import type { Part } from '../part.ts'

export const returnsDemo: readonly Part[] = []

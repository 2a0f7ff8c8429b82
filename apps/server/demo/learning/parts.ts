import type { Part } from '../part.ts'

export const learningDemo: readonly Part[] = []

import type { Part } from '../part.ts'

export const fieldDemo: readonly Part[] = []

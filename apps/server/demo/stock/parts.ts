import type { Part } from '../part.ts'

export const stockDemo: readonly Part[] = []

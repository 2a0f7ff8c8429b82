import type { Part } from '../part.ts'

export const catalogueDemo: readonly Part[] = []

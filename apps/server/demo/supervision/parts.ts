import type { Part } from '../part.ts'

export const supervisionDemo: readonly Part[] = []

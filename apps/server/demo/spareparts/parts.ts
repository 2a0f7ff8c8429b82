import type { Part } from '../part.ts'

export const sparepartsDemo: readonly Part[] = []

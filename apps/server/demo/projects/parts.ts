import type { Part } from '../part.ts'

export const projectsDemo: readonly Part[] = []

import type { Part } from '../part.ts'

export const booksDemo: readonly Part[] = []

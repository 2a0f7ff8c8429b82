import type { Part } from '../part.ts'

export const companyDemo: readonly Part[] = []

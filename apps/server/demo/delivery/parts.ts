import type { Part } from '../part.ts'

export const deliveryDemo: readonly Part[] = []

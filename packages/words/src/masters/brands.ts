import { words } from '../words.ts'

export const brandWords = words('brands', { brand: ['Brand', 'Merek'] })

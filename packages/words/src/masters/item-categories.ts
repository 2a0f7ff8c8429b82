import { words } from '../words.ts'

export const itemCategoryWords = words('item-categories', { category: ['Category', 'Kategori'] })

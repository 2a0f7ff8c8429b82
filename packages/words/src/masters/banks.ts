import { words } from '../words.ts'

export const bankWords = words('banks', {
  bank: ['Bank account at', 'Rekening di'],
  choose: ['Choose a bank', 'Pilih bank'],
})

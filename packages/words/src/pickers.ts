import { words } from './words.ts'

/** What the pickers of records say by themselves. */
export const pickerWords = words('pickers', {
  allMatching: ['All matching “{keyword}”', 'Semua yang cocok dengan “{keyword}”'],
  selectAllMatching: ['Select All matching “{keyword}”', 'Pilih Semua yang cocok dengan “{keyword}”'],
  branch: ['Branch', 'Cabang'],
  customer: ['Customer', 'Pelanggan'],
  staff: ['Staff', 'Staf'],
  salesman: ['Salesperson', 'Sales'],
  item: ['Item', 'Barang'],
  choose: ['Choose', 'Pilih'],
})

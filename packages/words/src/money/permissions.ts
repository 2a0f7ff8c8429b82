import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const moneyPermissionWords: PermissionsOfArea<'money'> = {
  area: ['Money desk', 'Meja uang'],
  allows: {
    'Money-Desk-View': ['See the money desk', 'Melihat meja uang'],
    'Money-Apply': ['Use credit of customers and take it back', 'Memakai kredit pelanggan dan membatalkannya'],
    'Refund-Create': ['Write and submit refunds', 'Membuat dan mengajukan pengembalian uang'],
    'Refund-Approve': ['Approve or reject refunds of a branch', 'Menyetujui atau menolak pengembalian cabang'],
    'Refund-Approve-Finance': ['Approve larger refunds', 'Menyetujui pengembalian yang lebih besar'],
    'Refund-Approve-Director': ['Approve refunds of any amount', 'Menyetujui pengembalian berapa pun'],
    'Refund-Bank-File': [
      'Make bank files of refunds and record the bank’s answer',
      'Membuat berkas bank pengembalian dan mencatat jawaban bank',
    ],
    'Bank-Statement-Import': ['Import files of the bank', 'Mengimpor berkas bank'],
    'Bank-Line-Match': ['Say whose money a bank line is', 'Menentukan pemilik uang di baris bank'],
    'Bank-Line-Unmatch': ['Take back what a bank line was matched with', 'Membatalkan pencocokan baris bank'],
  },
}

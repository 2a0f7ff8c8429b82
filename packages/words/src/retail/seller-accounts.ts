import type { SellerRole } from '@sejuk/domain/retail/retail-orders'
import type { SellerAccountStatus } from '@sejuk/domain/retail/seller-accounts'
import { type Pair, words } from '../words.ts'
import { retailSentences } from './sentences.ts'

const statuses = {
  Bank_Submitted: ['To be compared', 'Menunggu dicocokkan'],
  Bank_Approved: ['Approved', 'Disetujui'],
  Bank_Rejected: ['Rejected', 'Ditolak'],
} satisfies Record<SellerAccountStatus, Pair>
const roles = {
  keyperson: ['Keyperson', 'Key person'],
  promotor: ['Promotor', 'Promotor'],
  salesman: ['Salesperson', 'Sales'],
} satisfies Record<SellerRole, Pair>

export const sellerAccountWords = words(
  'seller-accounts',
  {
    ...statuses,
    ...roles,
    title: ['Accounts of sellers', 'Rekening penjual'],
    settlements: ['Financial Settlement List', 'Daftar Pembayaran Bonus'],
    own: ['Account for the incentive', 'Rekening untuk insentif'],
    ownText: [
      'The incentive is paid into this account after the end of the month. It is compared with your ID card first.',
      'Insentif dibayarkan ke rekening ini setelah akhir bulan, setelah dicocokkan dengan KTP Anda.',
    ],
    write: ['Write your account', 'Isi rekening Anda'],
    edit: ['Change account', 'Ubah rekening'],
    search: ['Seller or account', 'Penjual atau rekening'],
    seller: ['Seller', 'Penjual'],
    seller_role: ['Role', 'Peran'],
    branch: ['Branch', 'Cabang'],
    bank_code: ['Bank', 'Bank'],
    account_name: ['Account holder', 'Pemilik rekening'],
    credited_account: ['Account number', 'Nomor rekening'],
    id_card_number: ['ID card number (NIK)', 'Nomor KTP (NIK)'],
    approve_status: ['Status', 'Status'],
    unpaid: ['To be paid', 'Belum dibayar'],
    in_payment: ['Being paid', 'Sedang dibayar'],
    paid: ['Paid', 'Sudah dibayar'],
    approve: ['Approve', 'Setujui'],
    reject: ['Reject', 'Tolak'],
    sureApprove: ['Do name, bank and number belong to {name}?', 'Apakah nama, bank, dan nomor milik {name}?'],
    rejected: ['Rejected: {reason}', 'Ditolak: {reason}'],
  },
  { messages: retailSentences, statuses: ['seller-account.approve_status'] },
)

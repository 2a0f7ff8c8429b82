import { words } from '../words.ts'

/** What waits for somebody's decision, as the start page counts it. */
export const waitingWords = words('waiting', {
  title: ['Waiting for you', 'Menunggu Anda'],
  nothing: ['Nothing waits for you.', 'Tidak ada yang menunggu Anda.'],
  toAccept: ['Work orders to accept', 'Perintah kerja untuk diterima'],
  toSchedule: ['Work orders to schedule', 'Perintah kerja untuk dijadwalkan'],
  toSupport: ['Work orders that need support', 'Perintah kerja butuh dukungan'],
  toConfirm: ['Work orders to confirm', 'Perintah kerja untuk dikonfirmasi'],
  toSurvey: ['Customers to survey', 'Pelanggan untuk disurvei'],
  toCancel: ['Cancellations to decide', 'Pembatalan untuk diputuskan'],
  toDispatch: ['Tickets to dispatch', 'Tiket untuk ditugaskan'],
  costs: ['Service costs to approve', 'Biaya servis untuk disetujui'],
  complaints: ['Overdue complaints', 'Keluhan lewat tenggat'],
  installers: ['Installers to approve', 'Installer untuk disetujui'],
  accounts: ['Bank accounts to approve', 'Rekening untuk disetujui'],
  bonusesOfBranch: ['Bonus tickets to approve', 'Tiket bonus untuk disetujui'],
  bonusesOfFinance: ['Bonus tickets for finance', 'Tiket bonus untuk keuangan'],
  bonusCalls: ['Customers to call about a bonus', 'Pelanggan untuk ditelepon soal bonus'],
  settlements: ['Settlements to approve', 'Pelunasan untuk disetujui'],
  customers: ['Customers to approve', 'Pelanggan untuk disetujui'],
  adjustments: ['Customer changes to approve', 'Perubahan pelanggan untuk disetujui'],
  signatures: ['Signatures to approve', 'Tanda tangan untuk disetujui'],
  cashbacks: ['Cashbacks to approve', 'Cashback untuk disetujui'],
  cashbackChanges: ['Cashback changes to approve', 'Perubahan cashback untuk disetujui'],
  messages: ['Messages that were not sent', 'Pesan yang gagal terkirim'],
  missingWords: ['Missing words', 'Kata yang belum ada'],
})

import type { ComplainBy, ComplainVia, Priority, ServiceType, Warranty } from '@sejuk/domain/aftersales/tickets/tickets'
import { type Pair, words } from '../words.ts'

/** What the lists of choices of a ticket say. */
export const ticketChoiceWords = words('aftersales-ticket-choices', {
  End_User: ['End user', 'Pengguna akhir'],
  Dealer: ['Dealer', 'Dealer'],
  Project_Owner: ['Project owner', 'Pemilik proyek'],
  Sales: ['Sales', 'Penjualan'],
  Phone: ['Phone', 'Telepon'],
  WhatsApp: ['WhatsApp', 'WhatsApp'],
  Web_Form: ['Web form', 'Formulir web'],
  App: ['App', 'Aplikasi'],
  Email: ['E-mail', 'Email'],
  Walk_In: ['Walk-in', 'Datang langsung'],
  Low: ['Low', 'Rendah'],
  Normal: ['Normal', 'Biasa'],
  High: ['High', 'Tinggi'],
  Urgent: ['Urgent', 'Mendesak'],
  Install: ['Install', 'Pasang'],
  Maintain: ['Maintain', 'Perawatan'],
  Repair: ['Repair', 'Perbaikan'],
  Survey: ['Survey', 'Survei'],
  Dismantle_Relocate: ['Dismantle / relocate', 'Bongkar / pindah'],
  In_Warranty: ['In warranty', 'Bergaransi'],
  Out_of_Warranty: ['Out of warranty', 'Tidak bergaransi'],
  Unknown: ['Unknown', 'Belum diketahui'],
} satisfies Record<ComplainBy | ComplainVia | Priority | ServiceType | Warranty, Pair>)

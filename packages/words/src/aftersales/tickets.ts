import type {
  ComplainBy,
  ComplainVia,
  Priority,
  ServiceType,
  TicketRole,
  TicketStatus,
  Warranty,
} from '@sejuk/domain/aftersales/tickets'
import type { TicketActionName } from '@sejuk/domain/aftersales/ticket-actions'
import { type Pair, words } from '../words.ts'

/** What the lists of choices of a ticket say. */
export const ticketChoiceWords = words('aftersales-ticket-choices', {
  End_User: ['End user', 'Pengguna akhir'],
  Dealer: ['Dealer', 'Diler'],
  Project_Owner: ['Project owner', 'Pemilik proyek'],
  Sales: ['Sales', 'Penjualan'],
  Phone: ['Phone', 'Telepon'],
  WhatsApp: ['WhatsApp', 'WhatsApp'],
  Web_Form: ['Web form', 'Formulir web'],
  App: ['App', 'Aplikasi'],
  Email: ['E-mail', 'Surel'],
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

export const ticketStatusWords = words('aftersales-ticket-statuses', {
  Ticket_Draft: ['Ticket Draft', 'Tiket Draf'],
  Ticket_Dispatched: ['Ticket Dispatched', 'Tiket Ditugaskan'],
  Ticket_Dispatched_Part: ['Ticket Partly Dispatched', 'Tiket Ditugaskan Sebagian'],
  Ticket_Deleted: ['Ticket Deleted', 'Tiket Dihapus'],
} satisfies Record<TicketStatus, Pair>)

export const ticketRoleWords = words('aftersales-ticket-roles', {
  'Call Center': ['Call Center', 'Pusat Panggilan'],
  Branch: ['Branch', 'Cabang'],
  'Staff from other Dept': ['Staff from other Dept', 'Staf dari Departemen lain'],
} satisfies Record<TicketRole, Pair>)

export const ticketActionWords = words(
  'aftersales-ticket-actions',
  {
    modify: ['Modify', 'Ubah'],
    dispatch: ['Dispatch', 'Tugaskan'],
    delete: ['Delete', 'Hapus'],
  } satisfies Record<TicketActionName, Pair>,
  {
    'Only Call Center and Branch dispatch tickets': 'Hanya Pusat Panggilan dan Cabang yang menugaskan tiket',
    'Staff from other Dept change only tickets of their own':
      'Staf dari Departemen lain hanya mengubah tiket miliknya sendiri',
    'Every work order must be cancelled first': 'Semua perintah kerja harus dibatalkan dahulu',
    'Every unit is already dispatched': 'Semua unit sudah ditugaskan',
  },
)

import type { financePages } from '@sejuk/domain/finance/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. Customers download without this help. */
export const financeHelp = words('help-finance', {
  cheques: [
    'Cheques of customers: received, deposited, cleared, bounced. A cheque counts as exposure until it is cleared. After three bounced in six months no more cheques are taken from that customer.',
    'Cek pelanggan: diterima, disetor, cair, ditolak bank. Cek dihitung sebagai eksposur sampai cair. Setelah tiga penolakan dalam enam bulan, cek pelanggan itu tidak diterima lagi.',
  ],
  cheque: [
    'One cheque with its photo, its due date and the invoices it pays. Say why it bounced; its invoices are open again at once. Whoever took it in does not clear it.',
    'Satu cek dengan foto, jatuh tempo, dan faktur yang dibayarnya. Sebutkan alasan penolakan; fakturnya langsung terbuka lagi. Yang menerima cek tidak mencairkannya.',
  ],
  chequeCalendar: [
    'Cheques by the day they are due. A day opens its cheques. Holidays are marked, because the bank takes nothing then.',
    'Cek menurut hari jatuh tempo. Satu hari membuka ceknya. Hari libur ditandai, karena bank tutup.',
  ],
  salesInvoices: [
    'All invoices with what is open, due and late of each. The tabs show what waits for whom. Tick rows to approve or print together; nobody approves their own.',
    'Semua faktur dengan sisa tagihan, jatuh tempo, dan keterlambatan. Tab menunjukkan apa yang menunggu siapa. Centang baris untuk menyetujui atau mencetak sekaligus; tidak ada yang menyetujui miliknya sendiri.',
  ],
  salesInvoice: [
    'One invoice: lines, tax, receipt of the paper, payments, tax invoice. The tax is computed by the rule of its date; a rounding rupiah stands apart. After its period is locked it takes no change.',
    'Satu faktur: baris, pajak, tanda terima faktur, pembayaran, faktur pajak. Pajak dihitung menurut aturan tanggalnya; rupiah pembulatan berdiri sendiri. Setelah masa pajak dikunci, faktur tidak berubah.',
  ],
  billDeliveries: [
    'Deliveries that are not invoiced yet, grouped as the customer wants it: by delivery, by order or weekly. Tick what is to be billed now. What is billed once cannot be billed again.',
    'Pengiriman yang belum ditagih, dikelompokkan sesuai keinginan pelanggan: per pengiriman, per pesanan, atau mingguan. Centang yang ditagih sekarang. Yang sudah ditagih tidak dapat ditagih lagi.',
  ],
  receipts: [
    'Money that came in: by transfer, cheque, cash or cashback. A receipt counts when somebody else confirmed it. What is not allocated lowers the customer’s exposure all the same.',
    'Uang yang masuk: transfer, cek, tunai, atau cashback. Penerimaan berlaku setelah dikonfirmasi orang lain. Yang belum dialokasikan tetap mengurangi eksposur pelanggan.',
  ],
  receipt: [
    'One receipt and the invoices it pays. Oldest invoices are proposed first; change the amounts as the customer says. No invoice takes more than is open.',
    'Satu penerimaan dan faktur yang dibayarnya. Faktur terlama diusulkan dahulu; ubah jumlah sesuai pesan pelanggan. Tidak ada faktur yang menerima lebih dari sisanya.',
  ],
  receivables: [
    'Who owes how much, by age. Log calls and promises to pay where the customer stands. Print a statement of account, or send a reminder by template.',
    'Siapa berutang berapa, menurut umur. Catat telepon dan janji bayar pada pelanggannya. Cetak rekening koran piutang, atau kirim pengingat dari templat.',
  ],
  invoiceSummaries: [
    'Figures of a month for tax, standard and operation, kept as they were, less the nota retur of the month. ‘Stale’ says how many documents changed since. The finance manager locks the tax period, never who made the summary.',
    'Angka satu bulan untuk pajak, standar, dan operasional, tersimpan apa adanya, dikurangi nota retur bulan itu. ‘Usang’ menyebut berapa dokumen berubah sejak itu. Manajer keuangan mengunci masa pajak, bukan pembuat rekap.',
  ],
  accurateInvoices: [
    'Invoices that come from Accurate. Map the columns once; every row is judged before anything is written. One bad row stops all, unless you choose the good ones knowingly.',
    'Faktur yang berasal dari Accurate. Petakan kolom sekali; setiap baris dinilai sebelum ada yang ditulis. Satu baris salah menghentikan semua, kecuali Anda sengaja memilih yang benar saja.',
  ],
  erpInvoices: [
    'Invoices as the ERP knows them, with the receipt of the paper. Search by number, customer or day. Set the received status with its reason and photo.',
    'Faktur menurut ERP, dengan tanda terima fakturnya. Cari menurut nomor, pelanggan, atau tanggal. Isi status penerimaan dengan alasan dan foto.',
  ],
  eInvoices: [
    'Tax invoices: what can be sent, what waits, what was refused. The pre-flight names every problem with a link to where it is mended. The countdown shows the days left of the period.',
    'Faktur pajak: yang siap dikirim, menunggu, dan ditolak. Pemeriksaan awal menyebut setiap masalah dengan tautan perbaikannya. Hitung mundur menunjukkan sisa hari masa pajak.',
  ],
  eInvoice: [
    'One tax invoice with its number, its answers from the tax office and its mails. Replace or cancel it with the consent of the customer. There is never more than one live number for an invoice.',
    'Satu faktur pajak dengan nomor, jawaban kantor pajak, dan emailnya. Ganti atau batalkan dengan persetujuan pelanggan. Tidak pernah ada lebih dari satu nomor aktif untuk satu faktur.',
  ],
  eInvoiceFiles: [
    'Files for Coretax, at most 1,000 invoices each. Upload the file there, then read its answer back here. An invoice stays in one file until that file is answered.',
    'Berkas untuk Coretax, paling banyak 1.000 faktur per berkas. Unggah ke sana, lalu baca jawabannya di sini. Satu faktur tetap di satu berkas sampai berkas itu dijawab.',
  ],
  invoiceConfigurations: [
    'How each customer is billed: by delivery, order or week, due from invoice or from receipt, sent by mail or WhatsApp. A change counts for new invoices. Without a configuration the company’s rule counts.',
    'Cara menagih setiap pelanggan: per pengiriman, pesanan, atau minggu, jatuh tempo dari faktur atau tanda terima, dikirim lewat email atau WhatsApp. Perubahan berlaku untuk faktur baru. Tanpa konfigurasi, aturan perusahaan yang berlaku.',
  ],
  eInvoiceMails: [
    'Every mail and message with a tax invoice: sent, opened, failed. Send again to the same or to another address. The link in a mail ends after its validity.',
    'Setiap email dan pesan berisi faktur pajak: terkirim, dibuka, gagal. Kirim ulang ke alamat yang sama atau lain. Tautan dalam email berakhir setelah masa berlakunya.',
  ],
  vatReturn: [
    'What goes into the VAT return of a month: invoices, replacements, nota retur with a minus, retail sales in one row a day. The sum is the net of the tax month; after the lock it is what was reported. Filter it and take it along as Excel or CSV.',
    'Isi SPT Masa PPN satu bulan: faktur, pengganti, nota retur dengan tanda minus, digunggung satu baris per hari. Jumlahnya sama dengan neto masa pajak; setelah dikunci, inilah yang dilaporkan. Saring dan unduh sebagai Excel atau CSV.',
  ],
  withholdingSlips: [
    'Withholding slips that customers owe us or have sent. What is outstanding stands first. Attach the slip; its amount closes that part of the invoice.',
    'Bukti potong yang belum atau sudah dikirim pelanggan. Yang belum diterima tampil dahulu. Lampirkan bukti potong; jumlahnya menutup bagian faktur itu.',
  ],
} satisfies Record<Exclude<keyof typeof financePages, 'downloadEInvoice' | 'customerStatement'>, Pair>)

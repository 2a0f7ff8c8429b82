import type { ReturnsMessages } from '@sejuk/domain/returns/messages'
import type { Pair } from '../words.ts'

export const returnsSentences = {
  'return-has-no-lines': ['The return has no lines', 'Retur belum punya baris'],
  'return-needs-photos': ['At least one photo of the goods is needed', 'Perlu setidaknya satu foto barang'],
  'return-above-branch-limit': [
    'Above {amount} for one customer in a day head office approves',
    'Di atas {amount} untuk satu pelanggan dalam sehari, kantor pusat yang menyetujui',
  ],
  'return-too-late': [
    'The oldest invoice is more than {n} days old: head office approves',
    'Faktur tertua lebih dari {n} hari: kantor pusat yang menyetujui',
  ],
  'return-received-already': ['The goods were received already', 'Barang sudah diterima'],
  'return-not-received': ['The goods were not received yet', 'Barang belum diterima'],
  'return-nothing-accepted': ['Nothing was accepted at the inspection', 'Tidak ada yang diterima saat pemeriksaan'],
  'return-of-somebody-else': ['Only who wrote a return deletes it', 'Hanya pembuat retur yang dapat menghapusnya'],
  'return-submitted': ['Return request submitted', 'Pengajuan retur diajukan'],
  'return-approved': ['Return request approved', 'Pengajuan retur disetujui'],
  'return-received': ['Goods received and inspected', 'Barang diterima dan diperiksa'],
  'return-closed': ['Return closed and credited', 'Retur selesai dan dikreditkan'],
  'return-disposed': ['Disposition saved', 'Keputusan barang disimpan'],
  'pickup-planned': ['Pickup planned', 'Penjemputan direncanakan'],
  'serial-not-sold-to-customer': [
    'Serial number {sn} was not sold to this customer',
    'Nomor seri {sn} tidak dijual ke pelanggan ini',
  ],
  'serial-in-another-return': [
    'Serial number {sn} stands in return {return} already',
    'Nomor seri {sn} sudah ada di retur {return}',
  ],
  'serial-not-on-invoice-line': [
    'Serial number {sn} does not belong to this line of {invoice}',
    'Nomor seri {sn} bukan dari baris {invoice} ini',
  ],
  'quantity-more-than-delivered': ['Quantity is more than delivered', 'Jumlah melebihi yang dikirim'],
  'return-serials-needed': [
    '{n} serial numbers for {qty} units: each unit needs its own',
    '{n} nomor seri untuk {qty} unit: setiap unit perlu nomornya sendiri',
  ],
  'return-set-incomplete': [
    'A set comes back whole: indoor and outdoor units in the same number',
    'Satu set kembali utuh: unit indoor dan outdoor sama jumlahnya',
  ],
  'return-line-twice': ['This invoice line stands here already', 'Baris faktur ini sudah ada'],
  'return-approves-nothing': [
    'Approve at least one piece, or reject the request',
    'Setujui setidaknya satu, atau tolak pengajuan',
  ],
  'return-serial-not-expected': ['Serial number {sn} is not expected here', 'Nomor seri {sn} tidak diharapkan di sini'],
  'return-more-than-approved': ['Only {n} were approved', 'Hanya {n} yang disetujui'],
  'pickup-address-missing': ['Say where the goods are fetched', 'Isi alamat penjemputan'],
  'pickup-in-the-past': ['This day is over', 'Tanggal ini sudah lewat'],
  'nota-retur-number-missing': ['The number of the nota retur is needed', 'Nomor nota retur harus diisi'],
  'nota-retur-number-taken': ['This nota retur number was used already', 'Nomor nota retur ini sudah dipakai'],
  'tax-choice-not-possible': [
    'Not possible for this invoice: its tax period or its payment decides',
    'Tidak mungkin untuk faktur ini: masa pajak atau pembayarannya menentukan',
  ],
  'disposition-decided-already': ['Decided already', 'Sudah diputuskan'],
  'problem-of-another-customer': ['This problem is of another customer', 'Masalah ini milik pelanggan lain'],
  'label-restocking-fee': ['Restocking fee', 'Biaya pengembalian'],
  'label-nota-retur-number': ['Nota retur number', 'Nomor nota retur'],
  'label-inspection-result': ['Inspection result', 'Hasil pemeriksaan'],
  'label-pickup-address': ['Pickup address', 'Alamat penjemputan'],
  'label-stop': ['Stop', 'Urutan'],
} satisfies Record<keyof ReturnsMessages, Pair>

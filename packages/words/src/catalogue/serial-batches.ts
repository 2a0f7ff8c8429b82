import type { SerialBatchStatus } from '@sejuk/domain/catalogue/serial-batches'
import { type Pair, words } from '../words.ts'
import { catalogueSentences } from './sentences.ts'

const statuses = {
  Generated: ['Generated', 'Dibuat'],
  Undone: ['Undone', 'Dibatalkan'],
} satisfies Record<SerialBatchStatus, Pair>

export const serialBatchWords = words(
  'serial-batches',
  {
    title: ['Generate serial numbers', 'Buat nomor seri'],
    generate: ['Generate', 'Buat'],
    batch_code: ['Batch', 'Kode batch'],
    item_code: ['Item', 'Barang'],
    quantity: ['Quantity', 'Jumlah'],
    quantityHelp: ['1 to 500', '1 sampai 500'],
    prefix: ['Prefix', 'Awalan'],
    prefixHelp: ['Left empty: that of the brand', 'Dikosongkan: awalan merek'],
    suffix_length: ['Random letters', 'Huruf acak'],
    used: ['Used', 'Terpakai'],
    created_date: ['Generated on', 'Dibuat pada'],
    create_user_name: ['By', 'Oleh'],
    status: ['Status', 'Status'],
    from: ['From', 'Dari'],
    to: ['To', 'Sampai'],
    numbers: ['Numbers', 'Daftar nomor'],
    labels: ['Labels of serial numbers', 'Label nomor seri'],
    printLabels: ['Labels as PDF', 'Label sebagai PDF'],
    undo: ['Undo batch', 'Batalkan batch'],
    sureUndo: ['Undo this batch?', 'Batalkan batch ini?'],
    sureUndoText: [
      'Its {n} {n|number is|numbers are} deleted; labels that were printed are no longer valid.',
      '{n} nomornya dihapus; label yang sudah dicetak tidak berlaku lagi.',
    ],
    settings: ['Numbers of brands', 'Aturan nomor merek'],
    copyAll: ['Copy all', 'Salin semua'],
    ofBatch: ['{n} {n|number|numbers}', '{n} nomor'],
    ...statuses,
  },
  { messages: catalogueSentences, statuses: ['serial-batch.status'] },
)

export const serialSettingWords = words(
  'serial-settings',
  {
    title: ['Serial numbers of brands', 'Nomor seri merek'],
    setting: ['Serial numbers of a brand', 'Nomor seri sebuah merek'],
    add: ['Add a brand', 'Tambah merek'],
    brand_code: ['Brand', 'Merek'],
    choose: ['Choose', 'Pilih'],
    prefix: ['Prefix', 'Awalan'],
    suffix_length: ['Length of the random part', 'Panjang bagian acak'],
    suffixHelp: ['6 to 36; brands that are not listed have 36', '6 sampai 36; merek yang tidak terdaftar memakai 36'],
    mask: ['Mask', 'Pola'],
    maskHelp: [
      'A regular expression the whole number must fit, such as 5E[NW][0-9]{11}. An item’s own mask goes first.',
      'Pola regular expression untuk seluruh nomor, misalnya 5E[NW][0-9]{11}. Mask milik barang didahulukan.',
    ],
    updated: ['Changed', 'Diubah'],
  },
  { messages: catalogueSentences },
)

import type { TaxProblemCode } from '@sejuk/domain/finance/tax-office/tax-problems'
import { type Pair, words } from '../words.ts'

/** Each names the thing and the remedy. */
const problems = {
  'seller-tax-number': [
    'The company’s own NPWP is missing or not 16 digits. Write it in the settings.',
    'NPWP perusahaan kosong atau bukan 16 digit. Isi di pengaturan.',
  ],
  'seller-place': [
    'The company’s branch number (NITKU) must be its NPWP and six digits.',
    'NITKU perusahaan harus NPWP diikuti enam digit.',
  ],
  'buyer-unknown': ['The buyer has neither NPWP nor NIK.', 'Pembeli tidak memiliki NPWP maupun NIK.'],
  'buyer-npwp-15': [
    'The buyer’s NPWP {npwp} has 15 digits. Coretax needs 16: put a 0 in front, {better}.',
    'NPWP pembeli {npwp} hanya 15 digit. Coretax perlu 16: tambahkan 0 di depan, {better}.',
  ],
  'buyer-npwp': ['The buyer’s NPWP {npwp} is not 16 digits.', 'NPWP pembeli {npwp} bukan 16 digit.'],
  'buyer-nik-missing': ['NIK is missing', 'NIK belum diisi'],
  'buyer-nik': ['The buyer’s NIK {nik} is not 16 digits.', 'NIK pembeli {nik} bukan 16 digit.'],
  'buyer-nik-doubt': [
    'The NIK {nik} looks wrong. It can be uploaded; better ask the buyer.',
    'NIK {nik} tampak salah. Tetap dapat diunggah; sebaiknya tanyakan pembeli.',
  ],
  'buyer-nitku-missing': ['The buyer’s branch number (NITKU) is empty.', 'NITKU pembeli kosong.'],
  'buyer-nitku': [
    'The buyer’s branch number (NITKU) {nitku} has {n} digits, 22 are needed.',
    'NITKU pembeli {nitku} berisi {n} digit, seharusnya 22.',
  ],
  'buyer-nitku-of-another': [
    'The branch number (NITKU) {nitku} does not begin with the buyer’s NPWP.',
    'NITKU {nitku} tidak diawali NPWP pembeli.',
  ],
  'buyer-name-character': [
    'The buyer’s name holds a character that Coretax refuses: “ {sign} ”.',
    'Nama pembeli berisi karakter yang ditolak Coretax: “ {sign} ”.',
  ],
  'buyer-address-missing': ['The buyer’s tax address is empty.', 'Alamat pajak pembeli kosong.'],
  'buyer-address-character': [
    'The address holds a character that Coretax refuses: “ {sign} ”.',
    'Alamat berisi karakter yang ditolak Coretax: “ {sign} ”.',
  ],
  'code-without-rule': [
    'There is no tax rule for transaction code {code} on this day.',
    'Tidak ada aturan pajak untuk kode transaksi {code} pada tanggal ini.',
  ],
  'add-info-missing': [
    'Code {code}: the additional information is missing.',
    'Kode {code}: keterangan tambahan belum diisi.',
  ],
  'facility-missing': ['Code {code}: the facility code is missing.', 'Kode {code}: kode fasilitas belum diisi.'],
  'no-lines': ['The invoice has no lines.', 'Faktur tidak memiliki baris.'],
  'unit-without-code': [
    'Line {n}, {item}: its unit “{unit}” has no Coretax unit code.',
    'Baris {n}, {item}: satuan “{unit}” tidak punya kode Coretax.',
  ],
  'goods-code': [
    'Line {n}, {item}: the goods code “{goods}” is not 6 digits.',
    'Baris {n}, {item}: kode barang “{goods}” bukan 6 digit.',
  ],
  'item-name-character': [
    'Line {n}, {item}: the name holds a character that Coretax refuses: “ {sign} ”.',
    'Baris {n}, {item}: nama berisi karakter yang ditolak Coretax: “ {sign} ”.',
  ],
  'line-base': ['Line {n} has no tax base.', 'Baris {n} tidak memiliki DPP.'],
  'line-tax': [
    'Line {n}: the VAT is {vat}, by the rule it is {right}.',
    'Baris {n}: PPN tertulis {vat}, menurut aturan {right}.',
  ],
} satisfies Record<TaxProblemCode, Pair>

export const taxProblemWords = words('tax-problems', problems)

/** Short, for the list of causes. */
export const taxCauseWords = words('tax-causes', {
  'seller-tax-number': ['NPWP of the company', 'NPWP perusahaan'],
  'seller-place': ['NITKU of the company', 'NITKU perusahaan'],
  'buyer-unknown': ['Neither NPWP nor NIK', 'Tanpa NPWP dan NIK'],
  'buyer-npwp-15': ['NPWP with 15 digits', 'NPWP 15 digit'],
  'buyer-npwp': ['NPWP is not right', 'NPWP tidak benar'],
  'buyer-nik-missing': ['NIK is missing', 'NIK belum diisi'],
  'buyer-nik': ['NIK is not right', 'NIK tidak benar'],
  'buyer-nik-doubt': ['NIK looks wrong', 'NIK tampak salah'],
  'buyer-nitku-missing': ['NITKU is empty', 'NITKU kosong'],
  'buyer-nitku': ['NITKU is not 22 digits', 'NITKU bukan 22 digit'],
  'buyer-nitku-of-another': ['NITKU of another NPWP', 'NITKU milik NPWP lain'],
  'buyer-name-character': ['Character in the name', 'Karakter pada nama'],
  'buyer-address-missing': ['Tax address is empty', 'Alamat pajak kosong'],
  'buyer-address-character': ['Character in the address', 'Karakter pada alamat'],
  'code-without-rule': ['No tax rule', 'Tanpa aturan pajak'],
  'add-info-missing': ['Additional information', 'Keterangan tambahan'],
  'facility-missing': ['Facility code', 'Kode fasilitas'],
  'no-lines': ['No lines', 'Tanpa baris'],
  'unit-without-code': ['Unit has no code', 'Satuan tanpa kode'],
  'goods-code': ['Goods code too short', 'Kode barang kurang'],
  'item-name-character': ['Character in an item’s name', 'Karakter pada nama barang'],
  'line-base': ['Line without tax base', 'Baris tanpa DPP'],
  'line-tax': ['VAT differs from the rule', 'PPN berbeda dari aturan'],
} satisfies Record<TaxProblemCode, Pair>)

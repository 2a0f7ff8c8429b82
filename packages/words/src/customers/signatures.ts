import type { SignatureStatus } from '@sejuk/domain/customers/signatures'
import { type Pair, words } from '../words.ts'
import { customersSentences } from './sentences.ts'

export const signatureStatusWords = words(
  'signature-statuses',
  {
    Draft: ['Draft', 'Draf'],
    Submitted: ['Submitted', 'Diajukan'],
    Approved: ['Approved', 'Disetujui'],
    Closed: ['Expired', 'Kedaluwarsa'],
    Rejected: ['Rejected', 'Ditolak'],
    Deleted: ['Deleted', 'Dihapus'],
  } satisfies Record<SignatureStatus, Pair>,
  { statuses: ['customer-signature.status'] },
)

export const signatureWords = words(
  'signatures',
  {
    title: ['Customer signatures', 'Tanda tangan pelanggan'],
    addTitle: ['Customer signature', 'Tambah tanda tangan pelanggan'],
    detailTitle: ['Customer signature detail', 'Detail tanda tangan pelanggan'],
    signature: ['Signature', 'Tanda tangan'],
    stamp: ['Stamp', 'Stempel'],
    stampHelp: ['Where the firm has one', 'Jika perusahaan memilikinya'],
    customer: ['Customer', 'Pelanggan'],
    signer_name: ['Signer', 'Penanda tangan'],
    job_title: ['Job title', 'Jabatan'],
    nik: ['NIK', 'Nomor NIK'],
    phone: ['Phone', 'Telepon'],
    valid_from: ['Valid from', 'Berlaku dari'],
    valid_to: ['Valid to', 'Berlaku sampai'],
    always: ['Until further notice', 'Sampai ada pemberitahuan'],
    source: ['How', 'Cara'],
    drawn: ['Drawn here', 'Digambar di sini'],
    upload: ['Picture', 'Gambar'],
    draw: ['Draw', 'Gambar langsung'],
    chooseFile: ['Upload a picture', 'Unggah gambar'],
    status: ['Status', 'Status'],
    made: ['Added by', 'Ditambahkan oleh'],
    approvedBy: ['Approved by', 'Disetujui oleh'],
    branch: ['Branch', 'Cabang'],
    search: ['Signer, customer or code', 'Penanda tangan, pelanggan, atau kode'],
    add: ['Add a signature', 'Tambah tanda tangan'],
    save: ['Hand in for approval', 'Ajukan untuk disetujui'],
    approve: ['Approve', 'Setujui'],
    reject: ['Reject', 'Tolak'],
    'delete-signature': ['Delete', 'Hapus'],
    reason: ['Reason', 'Alasan'],
    sureApprove: ['Approve the signature of {name}?', 'Setujui tanda tangan {name}?'],
    most: ['At most {n} active signatures a customer.', 'Paling banyak {n} tanda tangan aktif per pelanggan.'],
    decided: ['Last decision: {reason}', 'Keputusan terakhir: {reason}'],
    pictureOf: ['Signature of {name}', 'Tanda tangan {name}'],
    viewer: ['Beside the customer’s photos', 'Di samping foto pelanggan'],
  },
  { messages: customersSentences },
)

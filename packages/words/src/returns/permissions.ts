import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const returnsPermissionWords: PermissionsOfArea<'returns'> = {
  area: ['Returns', 'Retur'],
  allows: {
    'Return-Request-View': ['See return requests', 'Melihat pengajuan retur'],
    'Return-Request-Create': ['Write and delete return requests', 'Membuat dan menghapus pengajuan retur'],
    'Return-Request-Submit': ['Submit return requests', 'Mengajukan retur'],
    'Return-Request-Approve': ['Approve and reject returns of the branch', 'Menyetujui dan menolak retur cabang'],
    'Return-Request-Approve-All': [
      'Approve returns of any value and age',
      'Menyetujui retur berapa pun nilai dan umurnya',
    ],
    'Return-Request-Pickup': ['Plan the pickup of returned goods', 'Merencanakan penjemputan barang retur'],
    'Return-Request-Receive': [
      'Receive, inspect and dispose of returned goods',
      'Menerima, memeriksa dan memutuskan barang retur',
    ],
    'Return-Request-Close': ['Close returns with a credit note', 'Menutup retur dengan nota kredit'],
    'RMA-Request-View': ['See exchanges of units', 'Melihat penukaran unit'],
    'RMA-Request-Create': ['Ask for the exchange of a unit', 'Mengajukan penukaran unit'],
    'RMA-Request-Check': ['Enter the technical check', 'Mengisi pemeriksaan teknis'],
    'RMA-Request-Approve': ['Approve and reject exchanges', 'Menyetujui dan menolak penukaran'],
    'RMA-Request-Ship': ['Send new units and hand them over', 'Mengirim dan menyerahkan unit baru'],
    'RMA-Request-Receive': ['Receive old units', 'Menerima unit lama'],
    'RMA-Request-Close': ['Close exchanges', 'Menutup penukaran'],
    'Vendor-Claim-View': ['See claims from the factory', 'Melihat klaim ke pabrik'],
    'Vendor-Claim-Create': ['Write and send claims to the factory', 'Membuat dan mengirim klaim ke pabrik'],
    'Vendor-Claim-Answer': ['Enter what the factory answers', 'Mengisi jawaban pabrik'],
  },
}

import type { CreditStage } from '@sejuk/domain/sales/credit-verdict'
import { type Pair, words } from '../words.ts'

const stages = {
  Submit: ['When it is submitted', 'Saat diajukan'],
  Approve: ['When it is approved: finance decides', 'Saat disetujui: keuangan memutuskan'],
  'Goods-issue': ['When goods leave', 'Saat barang keluar'],
} satisfies Record<CreditStage, Pair>

export const creditSettingWords = words('credit-settings', {
  ...stages,
  title: ['Credit settings of branches', 'Pengaturan kredit cabang'],
  setting: ['Credit settings of a branch', 'Pengaturan kredit cabang'],
  add: ['Add a branch', 'Tambah cabang'],
  standard: [
    'Other branches: {stage}, tolerance {percent}%, more than {days} days overdue; branch manager up to {branch}, finance manager up to {finance}; cheques up to {cheque} days.',
    'Cabang lain: {stage}, toleransi {percent}%, lewat tempo lebih dari {days} hari; manajer cabang sampai {branch}, manajer keuangan sampai {finance}; giro/cek sampai {cheque} hari.',
  ],
  dept_code: ['Branch', 'Cabang'],
  choose: ['Choose', 'Pilih'],
  block_at: ['An order is stopped', 'Pesanan dihentikan'],
  tolerance_percent: ['Tolerance beyond the limit (%)', 'Toleransi di atas limit (%)'],
  overdue_days: ['Days overdue that are tolerated', 'Hari lewat tempo yang ditoleransi'],
  overdueHelp: ['Empty: overdue invoices stop nothing', 'Kosong: faktur lewat tempo tidak menghentikan apa pun'],
  branch_manager_up_to: ['Branch manager decides up to', 'Manajer cabang memutuskan sampai'],
  finance_manager_up_to: ['Finance manager decides up to', 'Manajer keuangan memutuskan sampai'],
  cheque_days: ['Longest time of a cheque (days)', 'Jangka waktu giro/cek terlama (hari)'],
  cod_most: ['Cash at the door up to', 'Tunai di tempat sampai'],
  overdue_stops_cash: [
    'Overdue invoices also stop orders that are paid before they leave',
    'Tagihan lewat tempo juga menahan pesanan yang dibayar di muka',
  ],
  Y: ['Yes', 'Ya'],
  N: ['No', 'Tidak'],
  updated: ['Changed', 'Diubah'],
})

import type { CampaignAction } from '@sejuk/domain/retail/incentive-campaigns'
import type { CampaignStatus } from '@sejuk/domain/retail/incentives'
import type { SellerRole } from '@sejuk/domain/retail/retail-orders'
import { type Pair, words } from '../words.ts'
import { retailSentences } from './sentences.ts'

const statuses = {
  Draft: ['Draft', 'Draf'],
  Submitted: ['Submitted', 'Diajukan'],
  Approved: ['Approved', 'Disetujui'],
  Closed: ['Closed', 'Ditutup'],
} satisfies Record<CampaignStatus, Pair>
const roles = {
  keyperson: ['Keypersons', 'Key person'],
  promotor: ['Promotors', 'Promotor'],
  salesman: ['Salespeople', 'Sales'],
} satisfies Record<SellerRole, Pair>
const actions = {
  modify: ['Edit', 'Ubah'],
  submit: ['Submit', 'Ajukan'],
  approve: ['Approve', 'Setujui'],
  reject: ['Reject', 'Tolak'],
  close: ['Close', 'Tutup'],
} satisfies Record<CampaignAction, Pair>

export const incentiveCampaignWords = words(
  'incentive-campaigns',
  {
    ...statuses,
    ...roles,
    ...actions,
    title: ['Incentive campaigns', 'Kampanye insentif'],
    create: ['New campaign', 'Kampanye baru'],
    search: ['Campaign', 'Kampanye'],
    campaign_code: ['Code', 'Kode'],
    campaign_name: ['Name', 'Nama'],
    valid_from: ['From', 'Dari'],
    valid_to: ['To', 'Sampai'],
    on: ['Running on', 'Berjalan pada'],
    seller_roles: ['Sellers', 'Penjual'],
    shop_classes: ['Classes of shops', 'Kelas toko'],
    dept_codes: ['Branches', 'Cabang'],
    everyone: ['All', 'Semua'],
    cap_amount: ['Most for one seller', 'Batas per penjual'],
    needs_photo: ['Only with a photo', 'Wajib foto'],
    photo: ['Photo', 'Foto'],
    items: ['Items', 'Barang'],
    amount: ['Per unit', 'Tiap unit'],
    item_count: ['Items', 'Barang'],
    accrued_amount: ['Accrued', 'Terkumpul'],
    sellers: ['Sellers', 'Penjual'],
    status: ['Status', 'Status'],
    noneMeansAll: ['None chosen: all', 'Tidak dipilih: semua'],
    rejected: ['Rejected: {reason}', 'Ditolak: {reason}'],
  },
  { messages: retailSentences, statuses: ['incentive-campaign.status'] },
)

import type { ReturnParty } from '@sejuk/domain/returns/waits-for'
import { type Pair, words } from '../words.ts'

/** On the page of a return or an exchange: who acts next. */
export const returnPartyWords = words('return-parties', {
  author: ['Waits for who wrote it', 'Menunggu pembuatnya'],
  technicalCheck: ['Waits for the technical check', 'Menunggu pemeriksaan teknis'],
  afterSales: ['Waits for the After-sales Department', 'Menunggu Departemen Purnajual'],
  branchManager: ['Waits for the branch manager', 'Menunggu manajer cabang'],
  headOfficeSales: ['Waits for head office sales', 'Menunggu sales pusat'],
  logistics: ['Waits for logistics to fetch the goods', 'Menunggu logistik menjemput barang'],
  warehouse: ['Waits for the warehouse', 'Menunggu gudang'],
  finance: ['Waits for finance', 'Menunggu keuangan'],
} satisfies Record<ReturnParty, Pair>)

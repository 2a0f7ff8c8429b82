import type { companyPages } from '@sejuk/domain/company/pages'
import { type Pair, words } from '../words.ts'

/** What each page is for, what to do first, and what surprises people. Whoever checks a paper does without. */
export const companyHelp = words('help-company', {
  legalEntities: [
    'The companies behind your organizations, as tax office and customers know them. Open one to see its branches, bank accounts and who signs. An organization without a company cannot print invoices.',
    'Perusahaan di balik organisasi Anda, sebagaimana dikenal kantor pajak dan pelanggan. Buka satu untuk melihat cabang, rekening, dan penanda tangannya. Organisasi tanpa perusahaan tidak dapat mencetak faktur.',
  ],
  legalEntity: [
    'What papers say of this company: name, tax numbers, accounts, signers. Look at the dates to see what is in force today. A paper that was printed keeps what it said then.',
    'Apa yang tertulis di dokumen tentang perusahaan ini: nama, nomor pajak, rekening, penanda tangan. Lihat tanggalnya untuk mengetahui yang berlaku hari ini. Dokumen yang sudah dicetak tetap seperti saat itu.',
  ],
} satisfies Record<Exclude<keyof typeof companyPages, 'paperCheck'>, Pair>)

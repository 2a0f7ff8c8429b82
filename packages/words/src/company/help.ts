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
  legalEntityForm: [
    'Write the company as its papers should name it: name, tax numbers, accounts, signers, and what branches print. What you save waits for a decision: a director decides about bank accounts, a finance manager about the rest. Papers that were issued keep what they said.',
    'Tulis perusahaan sebagaimana harus tercantum di dokumen: nama, nomor pajak, rekening, penanda tangan, dan isi dokumen cabang. Yang disimpan menunggu keputusan: rekening bank diputuskan direktur, yang lain manajer keuangan. Dokumen yang sudah terbit tetap seperti semula.',
  ],
  settingChanges: [
    'Every change of a setting that moves money: who proposed it, who decided, from when it holds. Filter by setting, person and whether it lets more through. What was rejected or withdrawn stays here.',
    'Setiap perubahan pengaturan yang menyangkut uang: siapa mengusulkan, siapa memutuskan, dan sejak kapan berlaku. Saring menurut pengaturan, orang, dan apakah perubahan itu melonggarkan. Yang ditolak atau ditarik tetap ada di sini.',
  ],
  settingChange: [
    'One change: the old values beside the new ones, what the last 90 days would have been, and who gains by it. Somebody above its author decides, with the password or the code of the authenticator. What lets more through holds 24 hours after the decision at the earliest.',
    'Satu perubahan: nilai lama di samping nilai baru, akibatnya pada 90 hari terakhir, dan siapa yang diuntungkan. Atasan dari pembuatnya memutuskan, dengan kata sandi atau kode autentikator. Yang melonggarkan berlaku paling cepat 24 jam setelah keputusan.',
  ],
  settingChangeForm: [
    'Choose the setting and where it holds, then write the values that should change. Say why in 10 to 500 letters: the decider reads it beside the figures. What only lowers a limit holds at once, and people are told.',
    'Pilih pengaturan dan tempat berlakunya, lalu tulis nilai yang harus berubah. Sebutkan alasannya dalam 10 sampai 500 huruf: pemutus membacanya di samping angka. Yang hanya menurunkan batas langsung berlaku, dan orang terkait diberi tahu.',
  ],
} satisfies Record<Exclude<keyof typeof companyPages, 'paperCheck'>, Pair>)

import type { installerPages } from '@sejuk/domain/installers/pages'
import { type Pair, words } from '../words.ts'

type BeforeSignIn =
  | 'partnerLogin'
  | 'register'
  | 'approvalResult'
  | 'correctIdentity'
  | 'correctBank'
  | 'privacyPolicy'
  | 'errorPreview'

/** What each page is for, what to do first, and what surprises people. */
export const installersHelp = words('help-installers', {
  bonusTickets: [
    'Bonus claims of installers, by step. First the branch checks evidence and serial number, then finance. Some are drawn for a call to the customer; nothing is approved before that call.',
    'Klaim bonus installer, menurut langkah. Cabang memeriksa bukti dan nomor seri, lalu keuangan. Sebagian diundi untuk telepon ke pelanggan; tidak ada yang disetujui sebelum telepon itu.',
  ],
  bonusTicket: [
    'One claim: unit, photos, place, rule and amount. Hints show what looks odd: a photo used before, a place far away. Approve, hold or reject with a reason that the installer reads.',
    'Satu klaim: unit, foto, lokasi, aturan, dan jumlah. Petunjuk menampilkan kejanggalan: foto pernah dipakai, lokasi jauh. Setujui, tahan, atau tolak dengan alasan yang dibaca installer.',
  ],
  bonusRules: [
    'What an installation is worth, by item, level and period. A rule is never applied to the past. Its budget shows what is left; somebody else approves it.',
    'Nilai sebuah pemasangan menurut barang, tingkat, dan periode. Aturan tidak berlaku surut. Anggarannya menunjukkan sisa; orang lain menyetujuinya.',
  ],
  settlements: [
    'Batches in which bonuses are paid. A claim is in one batch only. Whoever made the batch does not approve it, and the bank file is made only once.',
    'Rekap pembayaran bonus. Satu klaim hanya ada di satu rekap. Pembuat rekap tidak menyetujuinya, dan berkas bank dibuat sekali saja.',
  ],
  addSettlement: [
    'Choose period and branch; approved claims that were not paid yet are listed. Take out what must wait. Save it as a draft, then submit it.',
    'Pilih periode dan cabang; klaim disetujui yang belum dibayar ditampilkan. Keluarkan yang harus menunggu. Simpan sebagai draf, lalu ajukan.',
  ],
  editSettlement: [
    'Change a batch that is still a draft or came back. Claims you take out are free for the next batch. The sum is always that of its lines.',
    'Ubah rekap yang masih draf atau dikembalikan. Klaim yang dikeluarkan bebas untuk rekap berikutnya. Jumlahnya selalu sama dengan barisnya.',
  ],
  settlement: [
    'One batch: claims, tax, bank file and the bank’s answer. Read the answer in; failed payments come back as open. An account that belongs to another name is marked.',
    'Satu rekap: klaim, pajak, berkas bank, dan jawaban bank. Baca jawabannya; pembayaran gagal kembali terbuka. Rekening atas nama lain ditandai.',
  ],
  partnerDashboard: [
    'Your month at a glance: what you earned, what waits, what to do next. Figures open the list they count. News of the company stands below.',
    'Bulan Anda sekilas: yang diperoleh, yang menunggu, dan langkah berikutnya. Angka membuka daftarnya. Kabar perusahaan ada di bawah.',
  ],
  applyForBonus: [
    'Claim a bonus for an installation: scan the serial number, take the photos, send. What is missing is said at once. Without a signal the claim waits on the phone and is sent once.',
    'Ajukan bonus pemasangan: pindai nomor seri, ambil foto, kirim. Yang kurang langsung disebut. Tanpa sinyal, klaim menunggu di ponsel dan dikirim sekali.',
  ],
  myBonusTickets: [
    'Your claims with amount and step. A rejected one says why; correct it and send it again. Paid ones show in which batch.',
    'Klaim Anda dengan jumlah dan langkahnya. Yang ditolak menyebut alasan; perbaiki dan kirim lagi. Yang dibayar menunjukkan rekapnya.',
  ],
  myBonusTicket: [
    'One of your claims: what you sent, what was decided, when it is paid. While it waits you can add a photo that is asked for. Ask your branch if something is unclear.',
    'Satu klaim Anda: yang dikirim, keputusan, dan kapan dibayar. Selama menunggu, Anda dapat menambah foto yang diminta. Tanyakan cabang bila kurang jelas.',
  ],
  myStatement: [
    'What you earned in a year, month by month, with tax. Download it for your own papers. Amounts are those that were really paid.',
    'Penghasilan Anda dalam setahun, per bulan, dengan pajak. Unduh untuk arsip Anda. Jumlahnya yang benar-benar dibayar.',
  ],
  installers: [
    'Installers by status: new, checked, approved, paused. Check identity and bank account; two different people do it. A paused installer cannot claim, but is paid what was approved.',
    'Installer menurut status: baru, diperiksa, disetujui, dijeda. Periksa identitas dan rekening; dilakukan dua orang berbeda. Installer yang dijeda tidak dapat mengklaim, tetapi tetap dibayar yang sudah disetujui.',
  ],
  installer: [
    'One installer: identity, bank account, certificates, claims, log. Compare papers and typed data side by side. A change of phone or account is confirmed before it counts.',
    'Satu installer: identitas, rekening, sertifikat, klaim, log. Bandingkan dokumen dan isian berdampingan. Perubahan telepon atau rekening dikonfirmasi sebelum berlaku.',
  ],
  ownInformation: [
    'Your identity and bank account as we know them. Ask for a change here; it counts after it was checked. Until then money goes to the account that was approved.',
    'Identitas dan rekening Anda yang tercatat. Ajukan perubahan di sini; berlaku setelah diperiksa. Sampai saat itu uang dikirim ke rekening yang sudah disetujui.',
  ],
} satisfies Record<Exclude<keyof typeof installerPages, BeforeSignIn>, Pair>)

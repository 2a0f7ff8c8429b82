import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const installersPermissionWords: PermissionsOfArea<'installers'> = {
  area: ['Installers', 'Installer'],
  allows: {
    'Personal-Information-List-Search': ['Search the list of installers', 'Mencari di daftar installer'],
    'Personal-Information-List-View': ['See the list of installers', 'Melihat daftar installer'],
    'Personal-Information-List-Detail': [
      'See an installer’s identity and bank',
      'Melihat identitas dan bank installer',
    ],
    'Personal-Information-List-Download': ['Download the list of installers', 'Mengunduh daftar installer'],
    'Installer-Detail-Button-Approve-Identity': ['Approve an installer’s identity', 'Menyetujui identitas installer'],
    'Installer-Detail-Button-Approve-Bank-Account': [
      'Approve an installer’s bank account',
      'Menyetujui rekening bank installer',
    ],
    'Installer-Detail-Button-Reject-Installer': ['Reject an installer', 'Menolak installer'],
    'Installer-Detail-Button-Reject-Sales-Installer': [
      'Reject an installer as a sales installer',
      'Menolak installer sebagai installer penjualan',
    ],
    'Installer-Detail-Button-Withdraw-Identity-Information': [
      'Send identity information back to be corrected',
      'Mengembalikan data identitas untuk diperbaiki',
    ],
    'Installer-Detail-Button-Withdraw-Bank-Account': [
      'Send bank information back to be corrected',
      'Mengembalikan data bank untuk diperbaiki',
    ],
    'Installer-Detail-Button-Pause-Cooperation': [
      'Pause the cooperation with an installer',
      'Menjeda kerja sama dengan installer',
    ],
    'Installer-Detail-Button-Resume-Cooperation': [
      'Resume the cooperation with an installer',
      'Melanjutkan kerja sama dengan installer',
    ],
    'Installer-Detail-Button-Admin-Remark': [
      'Write a remark that the installer does not see',
      'Menulis catatan yang tidak terlihat oleh installer',
    ],
    'Installer-Detail-Button-Change-Phone': [
      'Change the phone number of an installer who lost the phone',
      'Mengganti nomor telepon installer yang kehilangan teleponnya',
    ],
    'Installer-Detail-Button-Check-Identity': [
      'Record what was found out about an installer’s identity',
      'Mencatat hasil pemeriksaan identitas installer',
    ],
    'Installer-Detail-Button-Check-Bank-Account': [
      'Record what was found out about an installer’s bank account',
      'Mencatat hasil pemeriksaan rekening bank installer',
    ],
    'Bonus-Rule-Search': ['See the bonus rules', 'Melihat aturan bonus'],
    'Bonus-Rule-Create': ['Write bonus rules', 'Membuat aturan bonus'],
    'Bonus-Rule-Approve': ['Approve and close bonus rules', 'Menyetujui dan menutup aturan bonus'],
    'Installation-Bonus-List-Search': ['Search the bonus tickets', 'Mencari tiket bonus'],
    'Installation-Bonus-List-Download': ['Download the list of bonus tickets', 'Mengunduh daftar tiket bonus'],
    'Installation-Bonus-List-Approve-Branch': [
      'Approve bonus tickets for the branch',
      'Menyetujui tiket bonus atas nama cabang',
    ],
    'Installation-Bonus-List-Approve-Finance': [
      'Approve bonus tickets for finance',
      'Menyetujui tiket bonus atas nama keuangan',
    ],
    'Installation-Bonus-List-Withdraw': [
      'Withdraw bonus tickets to modify',
      'Mengembalikan tiket bonus untuk diperbaiki',
    ],
    'Installation-Bonus-List-Deny': ['Deny bonus tickets', 'Menolak tiket bonus'],
    'Installation-Bonus-List-Hold': ['Put bonus tickets on hold', 'Menahan tiket bonus'],
    'Installation-Bonus-List-Release': ['Release bonus tickets on hold', 'Melepas tiket bonus yang ditahan'],
    'Installation-Bonus-List-Call-Back': [
      'Call customers about bonus tickets and write down what they say',
      'Menelepon pelanggan tentang tiket bonus dan mencatat jawabannya',
    ],
    'My-Installation-Bonus-Search': ['See one’s own bonus tickets', 'Melihat tiket bonus sendiri'],
    'My-Installation-Bonus-Apply': ['Apply for an installation bonus', 'Mengajukan bonus pemasangan'],
    'Financial-Settlement-Search': ['See the settlements', 'Melihat pembayaran bonus'],
    'Financial-Settlement-Create': ['Make settlements', 'Membuat pembayaran bonus'],
    'Financial-Settlement-Modify': [
      'Modify or delete draft settlements',
      'Mengubah atau menghapus draf pembayaran bonus',
    ],
    'Financial-Settlement-Approve': ['Approve or return settlements', 'Menyetujui atau mengembalikan pembayaran bonus'],
    'Financial-Settlement-Bank-File': ['Make and fetch the bank file', 'Membuat dan mengambil berkas bank'],
    'Financial-Settlement-Import-Result': ['Import the bank’s result', 'Mengimpor hasil dari bank'],
  },
}

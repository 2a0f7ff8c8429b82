import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const platformPermissionWords: PermissionsOfArea<'platform'> = {
  area: ['Roles and menus', 'Peran dan menu'],
  allows: {
    'Role-Permission-Search': [
      'See roles, their permissions, menus and people',
      'Melihat peran beserta izin, menu, dan orangnya',
    ],
    'Role-Permission-Modify': [
      'Change what a role may do, see and open, and add roles',
      'Mengubah apa yang boleh dilakukan, dilihat, dan dibuka suatu peran, serta menambah peran',
    ],
    'Role-Permission-Explain': [
      'Ask why a person can or cannot do something',
      'Menanyakan mengapa seseorang bisa atau tidak bisa melakukan sesuatu',
    ],
    'Role-User-Modify': [
      'Give roles, branches and scope to people, or take them away',
      'Memberi atau mencabut peran, cabang, dan cakupan data seseorang',
    ],
    'Role-User-Override': [
      'Allow or deny a single permission to one person',
      'Memberi atau menolak satu izin untuk satu orang',
    ],
    'Role-Menu-Modify': ['Change the order, names and places of the menu', 'Mengubah urutan, nama, dan tempat menu'],
    'Multi-Language-Search': ['See every word of the screens', 'Melihat semua kata di layar'],
    'Multi-Language-Create': ['Add a word that no page has yet', 'Menambah kata yang belum ada'],
    'Multi-Language-Modify': ['Change words in both languages', 'Mengubah kata dalam kedua bahasa'],
    'Multi-Language-Delete': [
      'Take a changed word back, or remove an added one',
      'Mengembalikan kata yang diubah atau menghapus kata tambahan',
    ],
    'Message-Template-Search': ['See the texts of messages', 'Melihat teks pesan'],
    'Message-Template-Modify': ['Change the texts of messages', 'Mengubah teks pesan'],
    'Message-Template-Test-Send': ['Send a message to oneself to try it', 'Mengirim pesan percobaan ke diri sendiri'],
    'Outbox-Search': ['See which messages were sent, and which were not', 'Melihat pesan yang terkirim dan yang gagal'],
    'Outbox-Retry': ['Send a failed message again', 'Mengirim ulang pesan yang gagal'],
    'Security-Log-Search': [
      'See sign-ins, lock-outs and changes of access',
      'Melihat riwayat masuk, penguncian, dan perubahan akses',
    ],
    'Development-Tools': [
      'Try calls of this server while developing',
      'Mencoba panggilan server ini saat pengembangan',
    ],
    'Website-Config-Search': ['See the settings of the website', 'Melihat pengaturan situs web'],
    'Website-Config-Modify': ['Change the settings of the website', 'Mengubah pengaturan situs web'],
    'Website-Email-Search': ['See the lists of e-mail addresses', 'Melihat daftar alamat email'],
    'Website-Email-Modify': ['Change the lists of e-mail addresses', 'Mengubah daftar alamat email'],
  },
}

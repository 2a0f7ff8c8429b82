import type { platformPages } from '@sejuk/domain/platform/pages'
import { type Pair, words } from '../words.ts'

type WithoutHelp = 'messageLink' | 'underConstruction' | 'underConstructionMobile'
const refused: Pair = [
  'You are signed in, but your role does not open this page. The text says which right is missing and whom to ask. Use the menu to go on.',
  'Anda sudah masuk, tetapi peran Anda tidak membuka halaman ini. Teksnya menyebut hak yang kurang dan kepada siapa bertanya. Pakai menu untuk melanjutkan.',
]

/** What each page is for, what to do first, and what surprises people. */
export const platformHelp = words('help-platform', {
  home: [
    'Your working day: first what waits for you, most urgent on top, then the figures of your role. A figure opens exactly the list it counts. Recent records stand below.',
    'Hari kerja Anda: dahulu yang menunggu Anda, paling mendesak di atas, lalu angka peran Anda. Angka membuka tepat daftar yang dihitungnya. Data terakhir ada di bawah.',
  ],
  myAccount: [
    'Your name, language, password, second factor and devices. Sign out a device you do not know. The last sign-ins show where and when.',
    'Nama, bahasa, sandi, faktor kedua, dan perangkat Anda. Keluarkan perangkat yang tidak dikenal. Riwayat masuk menunjukkan di mana dan kapan.',
  ],
  notifications: [
    'Everything you were told, newest first. Many can be answered right here. Choose which kinds you want, on the screen or by mail.',
    'Semua pemberitahuan Anda, terbaru dahulu. Banyak yang dapat dijawab langsung di sini. Pilih jenis yang diinginkan, di layar atau lewat email.',
  ],
  bookmarkShortcuts: [
    'Pages you want at hand. Star a page, then order the stars here. They stand in the menu on every device.',
    'Halaman yang ingin Anda akses cepat. Beri bintang, lalu urutkan di sini. Tampil di menu di setiap perangkat.',
  ],
  desktopShortcut: [
    'Put Sejuk on the desktop or the home screen of the phone. It then opens like an app, also with a bad network. The steps depend on your browser and are shown here.',
    'Pasang Sejuk di desktop atau layar utama ponsel. Lalu terbuka seperti aplikasi, juga saat jaringan buruk. Langkahnya sesuai peramban Anda.',
  ],
  downloads: [
    'Files you asked for. Large ones are made in the background; you are told when they are ready. A file is deleted after some days; ask for it again.',
    'Berkas yang Anda minta. Berkas besar dibuat di latar belakang; Anda diberi tahu saat siap. Berkas dihapus setelah beberapa hari; minta lagi bila perlu.',
  ],
  imports: [
    'Sheets you brought, with a result for every row. Download the sheet with its errors, correct it, bring it again. Nothing was written for rows with errors.',
    'Lembar yang Anda impor, dengan hasil setiap baris. Unduh lembar dengan kesalahannya, perbaiki, impor lagi. Baris yang salah tidak ditulis.',
  ],
  photo: [
    'Photos of documents. Choose the kind and the code to see those of one document. Enlarge a photo to see who took it, where and when.',
    'Foto dokumen. Pilih jenis dan kode untuk melihat foto satu dokumen. Perbesar foto untuk melihat siapa, di mana, dan kapan.',
  ],
  languages: [
    'Every text of the screens in both languages. A change is seen by everybody at once. ‘Reset’ brings back the text of the product.',
    'Semua teks layar dalam dua bahasa. Perubahan langsung terlihat oleh semua. ‘Atur ulang’ mengembalikan teks asli.',
  ],
  missingWords: [
    'Texts that were asked for and have no translation yet. Write it here and it counts at once. The list shows where each was seen.',
    'Teks yang diminta dan belum ada terjemahannya. Tulis di sini dan langsung berlaku. Daftar menunjukkan tempatnya.',
  ],
  messageTemplates: [
    'Mails and messages the system sends. Words in braces are filled in; the preview shows how it looks. A template that breaks is refused when you save.',
    'Email dan pesan yang dikirim sistem. Kata dalam kurung kurawal diisi otomatis; pratinjau menunjukkan hasilnya. Templat yang rusak ditolak saat disimpan.',
  ],
  outbox: [
    'Mails and messages that left or wait to leave. A failed one says why and is tried again. Send again by hand when the address was corrected.',
    'Email dan pesan yang terkirim atau menunggu. Yang gagal menyebut alasan dan dicoba lagi. Kirim ulang setelah alamat diperbaiki.',
  ],
  securityLog: [
    'Sign-ins, refused attempts, changed rights. Filter by person or kind. It cannot be changed or deleted.',
    'Riwayat masuk, percobaan ditolak, perubahan hak. Filter menurut orang atau jenis. Tidak dapat diubah atau dihapus.',
  ],
  websiteConfig: [
    'Settings of the whole company: limits, days, percentages. Each says what it changes and its default. Changes are kept with author and time.',
    'Pengaturan seluruh perusahaan: batas, hari, persentase. Masing-masing menjelaskan pengaruh dan nilai awalnya. Perubahan tercatat dengan penulis dan waktu.',
  ],
  websiteEmails: [
    'To whom the pages of partners and customers write, by purpose, with copies. A list in use names at least one address. A change counts for the next mail.',
    'Kepada siapa halaman mitra dan pelanggan menulis, menurut keperluan, dengan tembusan. Daftar yang dipakai menyebut paling sedikit satu alamat. Perubahan berlaku untuk email berikutnya.',
  ],
  notAuthorized: refused,
  forbidden: refused,
  roles: [
    'Roles with their rights, menus and what they may see. Copy a role to begin a similar one. A change counts at the next press of everybody who has the role.',
    'Peran dengan hak, menu, dan cakupan datanya. Salin peran untuk membuat yang serupa. Perubahan berlaku pada tekan berikutnya dari semua pemiliknya.',
  ],
  role: [
    'Rights of one role by area. Search a right by its name or code. You cannot give away what you do not have.',
    'Hak satu peran menurut area. Cari hak menurut nama atau kode. Anda tidak dapat memberi hak yang tidak Anda miliki.',
  ],
  roleUsers: [
    'Who has which roles, and single rights given or taken. A single right may end on a day. The last administrator cannot be removed.',
    'Siapa punya peran apa, dan hak tunggal yang diberi atau dicabut. Hak tunggal dapat berakhir pada tanggal tertentu. Administrator terakhir tidak dapat dihapus.',
  ],
  roleMenus: [
    'What stands in the menu, in which order, for which roles. Drag entries, or use the arrows. A page without a menu entry opens only from other pages.',
    'Isi menu, urutannya, dan untuk peran mana. Seret, atau pakai panah. Halaman tanpa entri menu hanya terbuka dari halaman lain.',
  ],
  permissionReasons: [
    'Why somebody may or may not do something. Choose the person, the page and the record. The answer names role, right, scope and status that decide.',
    'Mengapa seseorang boleh atau tidak boleh melakukan sesuatu. Pilih orang, halaman, dan data. Jawabannya menyebut peran, hak, cakupan, dan status yang menentukan.',
  ],
  gallery: [
    'All parts that screens are made of, to look at. Nothing here is stored. It is meant for who builds and tests.',
    'Semua bagian penyusun layar, untuk dilihat. Tidak ada yang disimpan di sini. Untuk pembuat dan penguji.',
  ],
  hitApi: [
    'Calls a path of this server and shows the answer. It exists only in a demo on this machine. Writes are real: use a demo account.',
    'Memanggil alamat di server ini dan menampilkan jawabannya. Hanya ada pada demo di komputer ini. Penulisan sungguhan: pakai akun demo.',
  ],
  downloadWecom: [
    'Where to get WeCom, which colleagues use to sign in and to be told. Scan the code with your phone. Ask your administrator to be added.',
    'Tempat mengunduh WeCom, yang dipakai rekan untuk masuk dan menerima pesan. Pindai kode dengan ponsel. Minta administrator menambahkan Anda.',
  ],
} satisfies Record<Exclude<keyof typeof platformPages, WithoutHelp>, Pair>)

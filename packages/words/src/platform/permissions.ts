import type { ListedPermission, PermissionArea } from '@sejuk/domain/permissions'
import { type Pair, words } from '../words.ts'

const allows = {
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
  'Staff-Search': ['See the list and details of staff', 'Melihat daftar dan rincian staf'],
  'Staff-Create': ['Add a person to the staff', 'Menambah staf'],
  'Staff-Modify': ['Change a person’s details and e-mail', 'Mengubah data dan surel staf'],
  'Staff-Deactivate': [
    'Switch a person’s account off and on again',
    'Menonaktifkan dan mengaktifkan kembali akun staf',
  ],
  'Staff-Reset-Password': ['Give a person a new password', 'Memberi kata sandi baru kepada staf'],
  'Department-Search': ['See the list and details of branches', 'Melihat daftar dan rincian cabang'],
  'Department-Modify': ['Change a branch’s details', 'Mengubah data cabang'],
  'Input-Email-Search': [
    'See who is written to for each purpose',
    'Melihat siapa yang disurati untuk setiap keperluan',
  ],
  'Input-Email-Modify': [
    'Change who is written to for each purpose',
    'Mengubah siapa yang disurati untuk setiap keperluan',
  ],
  'Sales-Order-Search-Official-Address': ['See the official addresses of customers', 'Melihat alamat resmi pelanggan'],
  'Sales-Order-Upload-Official_Address_By_Excel': [
    'Add official addresses from an Excel file',
    'Menambah alamat resmi dari berkas Excel',
  ],
  'Sales-Order-Delete-Official-Address': ['Delete official addresses', 'Menghapus alamat resmi'],
  'Sales-Order-Download-Address-Template': [
    'Download the Excel template for official addresses',
    'Mengunduh templat Excel alamat resmi',
  ],
  'Sales-Order-Edit-Official-Address': ['Change an official address', 'Mengubah alamat resmi'],
  'Sales-Order-Open': ['Open the page Sales orders', 'Membuka halaman Pesanan penjualan'],
  'Sales-Order-Create-Open': ['Open the page Create sales order', 'Membuka halaman Buat pesanan penjualan'],
  'Sales-Order-Modify-Open': ['Open the page Modify sales order', 'Membuka halaman Ubah pesanan penjualan'],
  'Sales-Order-Mobile-Open': ['Open the order pages on a phone', 'Membuka halaman pesanan di ponsel'],
  'Project-Log-Create-Open': ['Open the page Log a project', 'Membuka halaman Catat proyek'],
  'Project-Log-Modify-Open': ['Open the page Modify a logged project', 'Membuka halaman Ubah proyek tercatat'],
  'Project-Submitted-Open': ['Open the page Approve New Projects', 'Membuka halaman Persetujuan Proyek Baru'],
  'Project-Submitted-Approve-Open': ['Open the page Approve Project', 'Membuka halaman Setujui Proyek'],
  'Project-Replace-Salesman-Open': ['Open the page Replace Salesman of Login', 'Membuka halaman Ganti Salesman Proyek'],
  'Supervision-Open': ['Open the page Project Supervision List', 'Membuka halaman Daftar Supervisi Proyek'],
  'Supervision-Create-Open': ['Open the page Input New Supervision', 'Membuka halaman Input Supervisi Baru'],
  'Supervision-Modify-Open': ['Open the page Modify Supervision', 'Membuka halaman Ubah Supervisi'],
  'Supervision-Edit-Open': ['Open the page Edit Supervision', 'Membuka halaman Sunting Supervisi'],
  'Supervision-Detail-Open': ['Open the page Supervision Detail', 'Membuka halaman Rincian Supervisi'],
  'Supervision-Installer-List-Open': [
    'Open the page Installer List of supervision',
    'Membuka halaman Daftar Installer supervisi',
  ],
  'Supervision-Warranty-Card-Open': [
    'Open the page Create and Modify Warranty Card',
    'Membuka halaman Buat dan Ubah Kartu Garansi',
  ],
  'Supervision-Warranty-Card-List-Open': ['Open the page Warranty Card List', 'Membuka halaman Daftar Kartu Garansi'],
  'Supervision-Inspection-Open': ['Open the page Inspection and Supervision', 'Membuka halaman Inspeksi dan Supervisi'],
  'Supervision-Inspection-Overview-Open': ['Open the page Inspection overview', 'Membuka halaman Ringkasan inspeksi'],
  'Supervision-Notice-Letter-Open': ['Open the page Notice letter', 'Membuka halaman Surat pemberitahuan'],
  'Supervision-Design-Revision-Notice-Open': [
    'Open the page Design revision notice',
    'Membuka halaman Pemberitahuan revisi desain',
  ],
  'Supervision-Modify': ['Change a supervision', 'Mengubah supervisi'],
  'Supervision-Submit': ['Submit a supervision', 'Mengajukan supervisi'],
  'Supervision-Delete': ['Delete a supervision', 'Menghapus supervisi'],
  'Supervision-Action-Log': [
    'Read what was done to a supervision, and by whom',
    'Membaca apa yang dilakukan pada supervisi dan oleh siapa',
  ],
  'Supervision-Change-Installer': ['Give a supervision another installer', 'Mengganti installer supervisi'],
  'Supervision-Dispatch-To-ASS': [
    'Dispatch a supervision to the after-sales department',
    'Meneruskan supervisi ke departemen purnajual',
  ],
  'Supervision-ASS-Accept': [
    'Accept a supervision for the branch’s after-sales team',
    'Menerima supervisi untuk tim purnajual cabang',
  ],
  'Supervision-Staff-Receive': ['Receive a supervision as its coordinator', 'Menerima supervisi sebagai koordinator'],
  'Supervision-Certification-Installer': ['Certify installers', 'Menyertifikasi installer'],
  'Supervision-Schedule': ['Schedule the visits of a supervision', 'Menjadwalkan kunjungan supervisi'],
  'Supervision-Technical-Training': ['Record the technical training', 'Mencatat pelatihan teknis'],
  'Supervision-Inspection': ['Record inspections', 'Mencatat inspeksi'],
  'Supervision-Notice-Letter': ['Write notice letters', 'Membuat surat pemberitahuan'],
  'Supervision-Signed-Disclaimer-Letter': [
    'Upload the signed disclaimer letter',
    'Mengunggah surat penafian yang ditandatangani',
  ],
  'Supervision-Debug': ['Record the result of the test run', 'Mencatat hasil uji coba'],
  'Supervision-Usage-Training': [
    'Record the training in use and maintenance',
    'Mencatat pelatihan penggunaan dan perawatan',
  ],
  'Supervision-Warranty-Card': ['Write a warranty card', 'Membuat kartu garansi'],
  'Supervision-Warranty-Card-Submit': ['Submit a warranty card to the manager', 'Mengajukan kartu garansi ke manajer'],
  'Supervision-Warranty-Card-Approve': ['Approve a warranty card', 'Menyetujui kartu garansi'],
  'Supervision-Signed-Warranty-Card': [
    'Upload the signed warranty card',
    'Mengunggah kartu garansi yang ditandatangani',
  ],
  'Supervision-Finish-Project': ['Finish a supervision', 'Menyelesaikan supervisi'],
  'Supervision-Document-New': ['Add a supervision document', 'Menambah dokumen supervisi'],
  'Supervision-Document-Submit': ['Submit a supervision document', 'Mengajukan dokumen supervisi'],
  'Supervision-Document-TS-Audit': ['Audit documents for technical support', 'Mengaudit dokumen untuk dukungan teknis'],
  'Supervision-Document-ASS-Audit': ['Audit documents for after-sales', 'Mengaudit dokumen untuk purnajual'],
  'Supervision-Pause': ['Pause a supervision', 'Menunda supervisi'],
  'Supervision-Resume': ['Resume a paused supervision', 'Melanjutkan supervisi yang ditunda'],
  'Supervision-Design-Revision-Notice': ['Write design revision notices', 'Membuat pemberitahuan revisi desain'],
  'Supervision-Device-Arrive': ['Record the arrival of devices', 'Mencatat kedatangan perangkat'],
  'Supervision-Device-Install': ['Record the installation of devices', 'Mencatat pemasangan perangkat'],
  'Supervision-Copy': ['Copy a supervision', 'Menyalin supervisi'],
  BUTTON_DESIGN_PROBLEM_SUBMIT: [
    'Submit a design revision notice to the manager',
    'Mengajukan pemberitahuan revisi desain ke manajer',
  ],
  BUTTON_DESIGN_PROBLEM_APPROVE: ['Approve a design revision notice', 'Menyetujui pemberitahuan revisi desain'],
  'Personal-Information-List-Search': ['Search the list of installers', 'Mencari di daftar installer'],
  'Personal-Information-List-View': ['See the list of installers', 'Melihat daftar installer'],
  'Personal-Information-List-Detail': ['See an installer’s identity and bank', 'Melihat identitas dan bank installer'],
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
  'Attendance-Open': ['Open the page Attendance', 'Membuka halaman Kehadiran'],
  'Attendance-Check-In-Out-Open': ['Open the page Check in / out', 'Membuka halaman Check-in / Check-out'],
  'Attendance-History-Open': ['Open the page Attendance history', 'Membuka halaman Riwayat kehadiran'],
} satisfies Record<ListedPermission, Pair>

/** What each permission allows, for whoever gives it. */
export const permissionWords = words('permissions', allows)

const areas = {
  platform: ['Roles and menus', 'Peran dan menu'],
  masters: ['Company', 'Perusahaan'],
  customers: ['Customers', 'Pelanggan'],
  sales: ['Sales', 'Penjualan'],
  projects: ['Projects', 'Proyek'],
  supervision: ['Supervision', 'Supervisi'],
  installers: ['Installers', 'Installer'],
  field: ['Field', 'Lapangan'],
} satisfies Record<PermissionArea, Pair>

export const permissionAreaWords = words('permission-areas', {
  ...areas,
  attachments: ['Photos and files', 'Foto dan berkas'],
  photo: ['{action} the photo {photo} of {module}', '{action} foto {photo} dari {module}'],
  file: ['{action} files of {module}', '{action} berkas dari {module}'],
  View: ['See', 'Melihat'],
  Upload: ['Upload', 'Mengunggah'],
  Delete: ['Delete', 'Menghapus'],
  Download: ['Download', 'Mengunduh'],
})

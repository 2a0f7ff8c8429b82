import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const supervisionPermissionWords: PermissionsOfArea<'supervision'> = {
  area: ['Supervision', 'Supervisi'],
  allows: {
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
    'Supervision-Inspection-Open': [
      'Open the page Inspection and Supervision',
      'Membuka halaman Inspeksi dan Supervisi',
    ],
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
    'Supervision-Warranty-Card-Submit': [
      'Submit a warranty card to the manager',
      'Mengajukan kartu garansi ke manajer',
    ],
    'Supervision-Warranty-Card-Approve': ['Approve a warranty card', 'Menyetujui kartu garansi'],
    'Supervision-Signed-Warranty-Card': [
      'Upload the signed warranty card',
      'Mengunggah kartu garansi yang ditandatangani',
    ],
    'Supervision-Finish-Project': ['Finish a supervision', 'Menyelesaikan supervisi'],
    'Supervision-Document-New': ['Add a supervision document', 'Menambah dokumen supervisi'],
    'Supervision-Document-Submit': ['Submit a supervision document', 'Mengajukan dokumen supervisi'],
    'Supervision-Document-TS-Audit': [
      'Audit documents for technical support',
      'Mengaudit dokumen untuk dukungan teknis',
    ],
    'Supervision-Document-ASS-Audit': ['Audit documents for after-sales', 'Mengaudit dokumen untuk purnajual'],
    'Supervision-Pause': ['Pause a supervision', 'Menunda supervisi'],
    'Supervision-Resume': ['Resume a paused supervision', 'Melanjutkan supervisi yang ditunda'],
    'Supervision-Design-Revision-Notice': ['Write design revision notices', 'Membuat pemberitahuan revisi desain'],
    'Supervision-Device-Arrive': ['Record the arrival of devices', 'Mencatat kedatangan perangkat'],
    'Supervision-Device-Install': ['Record the installation of devices', 'Mencatat pemasangan perangkat'],
    'Supervision-Copy': ['Copy a supervision', 'Menyalin supervisi'],
    'Supervision-Certification-Waive': [
      'Let an installer work without a certificate',
      'Mengizinkan installer bekerja tanpa sertifikat',
    ],
    'Supervision-Checkpoint-Modify': ['Maintain the checkpoints of inspections', 'Mengelola titik inspeksi'],
    'Supervision-Notice-Letter-Approve': [
      'Approve notice and disclaimer letters',
      'Menyetujui surat pemberitahuan dan penafian',
    ],
    BUTTON_DESIGN_PROBLEM_SUBMIT: [
      'Submit a design revision notice to the manager',
      'Mengajukan pemberitahuan revisi desain ke manajer',
    ],
    BUTTON_DESIGN_PROBLEM_APPROVE: ['Approve a design revision notice', 'Menyetujui pemberitahuan revisi desain'],
  },
}

import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const projectsPermissionWords: PermissionsOfArea<'projects'> = {
  area: ['Projects', 'Proyek'],
  allows: {
    'Project-Log-Create-Open': ['Open the page Log a project', 'Membuka halaman Catat proyek'],
    'Project-Log-Modify-Open': ['Open the page Modify a logged project', 'Membuka halaman Ubah proyek tercatat'],
    'Project-Submitted-Open': ['Open the page Approve New Projects', 'Membuka halaman Persetujuan Proyek Baru'],
    'Project-Submitted-Approve-Open': ['Open the page Approve Project', 'Membuka halaman Setujui Proyek'],
    'Project-Replace-Salesman-Open': [
      'Open the page Replace Salesman of Login',
      'Membuka halaman Ganti Salesman Proyek',
    ],
    'Project-Log-View': ['See projects', 'Melihat proyek'],
    'Project-Log-Create': ['Log and edit projects', 'Mencatat dan mengubah proyek'],
    'Project-Log-Submit': ['Submit logged projects', 'Mengajukan proyek tercatat'],
    'Project-Log-Withdraw': ['Withdraw submitted projects', 'Menarik proyek yang diajukan'],
    'Project-Log-Approve-BM': ['Approve projects for the branch', 'Menyetujui proyek untuk cabang'],
    'Project-Log-Approve-HO': ['Approve projects for head office', 'Menyetujui proyek untuk kantor pusat'],
    'Project-Similarity-Judge': [
      'Judge whether two logs are one building',
      'Menilai apakah dua catatan adalah satu bangunan',
    ],
    'Project-Follow-Up': ['Follow projects up and close them', 'Menindaklanjuti dan menutup proyek'],
    'Project-Replace-Salesman': ['Replace the salesperson of a project', 'Mengganti salesman proyek'],
    'Project-Map-View': ['See the map of projects', 'Melihat peta proyek'],
    'Weekly-Report-View': ['See the weekly report', 'Melihat laporan mingguan'],
    'Weekly-Report-Comment': ['Comment on the weekly report', 'Mengomentari laporan mingguan'],
    'Design-Task-View': ['See design tasks', 'Melihat tugas desain'],
    'Design-Task-Request': ['Request designs', 'Meminta desain'],
    'Design-Task-Accept': ['Accept, reject and assign design tasks', 'Menerima, menolak, dan membagi tugas desain'],
    'Design-Task-Upload': ['Upload designs', 'Mengunggah desain'],
    'Design-Task-Submit-SPV': ['Submit designs to the SPV', 'Mengajukan desain ke SPV'],
    'Design-Task-Approve-SPV': ['Approve designs as SPV', 'Menyetujui desain sebagai SPV'],
    'Design-Task-Approve-Manager': ['Approve designs as manager', 'Menyetujui desain sebagai manajer'],
    'Design-Task-Audit': ['Audit and release designs', 'Mengaudit dan merilis desain'],
  },
}

import { type Pair, words } from '../words.ts'
import { followUpNames, projectActionNames } from './project-doing.ts'
import { projectChoices, projectFieldNames, projectLineNames } from './project-fields.ts'
import { judgingNames, replacingNames } from './project-judging.ts'
import { projectStatusLists, projectStatusPairs } from './project-statuses.ts'
import { projectsSentences } from './sentences.ts'

const pages = {
  movedFrom: ['Moved since', 'Bergerak sejak'],
  myLogs: ['My Logged Projects', 'Proyek Tercatat Saya'],
  approvals: ['Approve New Projects', 'Persetujuan Proyek Baru'],
  approvePage: ['Approve Project', 'Setujui Proyek'],
  create: ['Log a project', 'Catat proyek'],
  modifyPage: ['Modify a logged project', 'Ubah proyek tercatat'],
  detail: ['Project log detail', 'Detail proyek'],
  search: ['Log, project, owner', 'Catatan, proyek, pemilik'],
  basics: ['Project', 'Proyek'],
  parties: ['Parties', 'Pihak terkait'],
  address: ['Place', 'Tempat'],
  sale: ['Sale', 'Penjualan'],
  choose: ['Choose', 'Pilih'],
  saveDraft: ['Save as Draft', 'Simpan sebagai Draf'],
  backTo: ['Back', 'Kembali'],
  home: ['Home', 'Beranda'],
  library: ['Project Library', 'Pustaka Proyek'],
  designList: ['My Design Task List', 'Daftar Tugas Desain Saya'],
  waitsSince: ['Waits since', 'Menunggu sejak'],
  everyStatus: ['Every status', 'Semua status'],
} satisfies Record<string, Pair>

const tabs = {
  tabsOf: ['Parts of the project', 'Bagian proyek'],
  summary: ['Summary', 'Ringkasan'],
  followUps: ['Follow-up', 'Tindak lanjut'],
  similarity: ['Similarity', 'Kemiripan'],
  files: ['Files', 'Berkas'],
  supervision: ['Supervision', 'Supervisi'],
  log: ['Action log', 'Log aksi'],
  designTab: ['Design', 'Desain'],
} satisfies Record<string, Pair>

const looking = {
  all: ['All', 'Semua'],
  mapTitle: ['Project Map', 'Peta Proyek'],
  inView: ['{n} projects in view', '{n} proyek terlihat'],
  pinsInView: ['Single projects in view', 'Proyek tunggal yang terlihat'],
  heat: ['Heat by amount', 'Panas menurut nilai'],
  drawArea: ['Draw an area', 'Gambar area'],
  drawDone: ['Area is done', 'Area selesai'],
  clearArea: ['Clear area', 'Hapus area'],
  areaOf: ['Area, {n} projects', 'Area, {n} proyek'],
  upTo: ['up to {amount}', 'sampai {amount}'],
  showAsList: ['Show as list', 'Tampilkan daftar'],
  competitor: ['Competitor', 'Merek pesaing'],
  competitorsInView: ['Who bids here', 'Siapa yang menawar di sini'],
  noCompetitors: ['No competitor is known in view', 'Tidak ada pesaing yang diketahui di sini'],
  preferredIn: ['preferred in {n}', 'diutamakan di {n}'],
  projectsHere: ['{n} {n|project|projects} here', '{n} proyek di sini'],
  closeList: ['Close', 'Tutup'],
  fromMap: ['From the map', 'Dari peta'],
  wholeLibrary: ['Show everything', 'Tampilkan semua'],
  othersToo: ['Other branches', 'Cabang lain'],
  aroundMe: ['Around me', 'Di sekitar saya'],
  youAreHere: ['You are here', 'Anda di sini'],
  nearestFirst: ['nearest first', 'terdekat dahulu'],
  loginInApproval: ['Login in approval', 'Login dalam persetujuan'],
  lapsing: ['{n} lapse within 7 days', '{n} berakhir dalam 7 hari'],
  openProject: ['Open project', 'Buka proyek'],
  projectsTab: ['Projects', 'Daftar proyek'],
  logsTab: ['Logs', 'Catatan'],
  least: ['Estimate from (Rp)', 'Perkiraan dari (Rp)'],
  most: ['Estimate to (Rp)', 'Perkiraan sampai (Rp)'],
} satisfies Record<string, Pair>

export const projectWords = words(
  'projects',
  {
    ...projectStatusPairs,
    ...projectChoices,
    ...projectFieldNames,
    ...projectLineNames,
    ...pages,
    ...tabs,
    ...projectActionNames,
    ...followUpNames,
    ...judgingNames,
    ...replacingNames,
    ...looking,
  },
  { messages: projectsSentences, statuses: projectStatusLists },
)

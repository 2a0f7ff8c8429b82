import type { projectsEvents } from '@sejuk/domain/projects/events'
import type { Pair } from '../words.ts'

export const projectsEventNames = {
  'project-submitted': ['A project was submitted for approval', 'Proyek diajukan untuk disetujui'],
  'project-decided': ['Your project was decided on', 'Proyek Anda diputuskan'],
  'project-bm-approved': ['A branch manager approved a project', 'Manajer cabang menyetujui proyek'],
  'similarity-judged': ['Two logs were judged to be one building', 'Dua catatan dinilai satu bangunan'],
  'verdict-taken-back': ['A verdict on two logs was taken back', 'Penilaian dua catatan ditarik'],
  'protection-warning': ['Your right to sell a project ends soon', 'Hak jual proyek Anda segera berakhir'],
  'right-lapsed-silent': ['A right to sell ended without follow-up', 'Hak jual berakhir tanpa tindak lanjut'],
  'right-lapsed-term': ['The term of a right to sell ended', 'Masa hak jual berakhir'],
  'project-unknown': ['The state of a project is unknown', 'Keadaan proyek tidak diketahui'],
  'salesman-replacement': ['A salesperson is replaced in a project', 'Salesman proyek diganti'],
  'project-logged-for-you': ['A project was logged in your name', 'Proyek dicatat atas nama Anda'],
  'supervision-applied': ['Supervision was applied for', 'Supervisi diajukan'],
  'design-waiting': ['A design waits for you', 'Desain menunggu Anda'],
  'design-assigned': ['A design was assigned to you', 'Desain ditugaskan kepada Anda'],
  'design-returned': ['A design came back to you', 'Desain dikembalikan kepada Anda'],
  'design-released': ['A design was released', 'Desain dirilis'],
} satisfies Record<keyof typeof projectsEvents, Pair>

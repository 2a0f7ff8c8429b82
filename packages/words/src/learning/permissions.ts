import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const learningPermissionWords: PermissionsOfArea<'learning'> = {
  area: ['Learning and lottery', 'Pembelajaran dan undian'],
  allows: {
    'Course-View': ['See courses and their lessons', 'Melihat kursus dan pelajarannya'],
    'Course-Create': ['Write courses, lessons and quizzes', 'Menyusun kursus, pelajaran, dan kuis'],
    'Course-Publish': [
      'Approve, send back or close courses, and revoke certificates',
      'Menyetujui, mengembalikan, atau menutup kursus, dan mencabut sertifikat',
    ],
    'Course-Assign': [
      'Assign courses, remind learners, note attendance',
      'Menugaskan kursus, mengingatkan peserta, mencatat kehadiran',
    ],
    'Student-List-View': ['See learners, their progress and answers', 'Melihat peserta, kemajuan, dan jawabannya'],
    'Brand-Page-Modify': ['Write the pages about the brands', 'Menyusun halaman pengenalan merek'],
    'Lottery-View': ['See lotteries, participants and winners', 'Melihat undian, peserta, dan pemenang'],
    'Lottery-Create': ['Prepare a lottery and its participants', 'Menyiapkan undian dan pesertanya'],
    'Lottery-Approve': ['Approve a lottery, which locks its list', 'Menyetujui undian, yang mengunci daftarnya'],
    'Lottery-Draw': ['Run the draw on the stage', 'Menjalankan undian di panggung'],
    'Lottery-Redraw': [
      'Ask for a redraw, or approve another’s',
      'Meminta undian ulang, atau menyetujui permintaan orang lain',
    ],
    'Lottery-Claim': ['Hand over prizes', 'Menyerahkan hadiah'],
  },
}

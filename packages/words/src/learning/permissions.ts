import type { PermissionsOfArea } from '../permissions-of-area.ts'

export const learningPermissionWords: PermissionsOfArea<'learning'> = {
  area: ['Learning and lottery', 'Pembelajaran dan undian'],
  allows: {
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

import type { buildingUses } from '@sejuk/domain/projects/project-statuses'
import { chance, pick, type Random } from '../makers/random.ts'
import { flowers, secondWords } from '../makers/word-lists.ts'

const kinds: Record<(typeof buildingUses)[number], readonly string[]> = {
  office: ['Menara', 'Graha', 'Gedung', 'Wisma'],
  hotel: ['Hotel', 'Resor'],
  hospital: ['RS', 'Klinik'],
  school: ['SMA', 'Kampus', 'SD'],
  mall: ['Mal', 'Plaza'],
  house: ['Villa', 'Rumah'],
  apartment: ['Apartemen', 'Residen'],
  factory: ['Pabrik', 'Gudang'],
  government: ['Kantor Dinas', 'Balai Kota'],
}

const beginnings = [
  'Kerta',
  'Wira',
  'Tirta',
  'Nara',
  'Sura',
  'Bima',
  'Arga',
  'Dipta',
  'Cakra',
  'Rangga',
  'Satria',
  'Panca',
  'Tri',
  'Adi',
]
const endings = [
  'guna',
  'wangsa',
  'loka',
  'pura',
  'raksa',
  'mukti',
  'sena',
  'buana',
  'yasa',
  'dana',
  'kencana',
  'wardana',
  'bayu',
  'gita',
]

/** What a building and its owner are called; names are so many that few are alike by chance, as in life. */
export const nameProject = (random: Random, use: (typeof buildingUses)[number], city_name: string) => {
  const name = `${pick(random, beginnings)}${pick(random, endings)} ${pick(random, secondWords)}`
  const town = city_name.replace(/^(Kota|Kabupaten) /i, '')
  const project_name = `${pick(random, kinds[use])} ${name} ${chance(random, 0.3) ? pick(random, flowers) : town}`
  return { name, project_name }
}

import type { companyEvents } from '@sejuk/domain/company/events'
import type { Pair } from '../words.ts'

export const companyEventNames = {
  'setting-change-waiting': ['A change of a setting was proposed', 'Perubahan pengaturan diusulkan'],
  'setting-change-approved': ['A change of a setting was approved', 'Perubahan pengaturan disetujui'],
  'setting-change-rejected': ['A change of a setting was rejected', 'Perubahan pengaturan ditolak'],
  'setting-change-in-force': ['A change of a setting holds now', 'Perubahan pengaturan mulai berlaku'],
  'setting-change-ended': ['A change of a setting ended', 'Perubahan pengaturan berakhir'],
  'setting-change-stale': ['A change of a setting was overtaken', 'Perubahan pengaturan tidak berlaku lagi'],
} satisfies Record<keyof typeof companyEvents, Pair>

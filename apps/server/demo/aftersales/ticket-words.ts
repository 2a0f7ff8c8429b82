import type { ServiceType } from '@sejuk/domain/aftersales/tickets/tickets'
import { pick, type Random } from '../makers/random.ts'

export type Asking = { words: string; symptom: string | null; error_code: string | null }

const asking = (words: string, symptom: string | null = null, error_code: string | null = null): Asking => ({
  words,
  symptom,
  error_code,
})

/** What people say on the phone, and what it is called. */
const said: Record<ServiceType, readonly Asking[]> = {
  Repair: [
    asking('AC tidak dingin sejak kemarin, outdoor menyala', 'NOT_COLD'),
    asking('AC kurang dingin walau suhu 16 derajat', 'LESS_COLD'),
    asking('Unit mati total, lampu indikator tidak menyala', 'DEAD'),
    asking('Air menetes dari unit indoor ke lantai', 'WATER_LEAK'),
    asking('Suara berisik dari unit outdoor', 'NOISE'),
    asking('Bau apek setiap kali dinyalakan', 'SMELL'),
    asking('Timbul bunga es di unit indoor', 'ICE'),
    asking('Muncul kode E1 di layar, unit berhenti sendiri', 'ERROR_CODE', 'E1'),
    asking('Muncul kode E6, AC tidak mau dingin', 'ERROR_CODE', 'E6'),
    asking('Remote tidak merespons walau baterai baru', 'REMOTE'),
    asking('MCB turun setiap AC dinyalakan', 'TRIPS'),
  ],
  Maintain: [asking('Cuci AC rutin tiga bulanan'), asking('Servis berkala dan tambah freon bila perlu')],
  Install: [asking('Pasang unit baru, pipa sudah tersedia'), asking('Pasang unit baru, perlu pipa 5 meter')],
  Survey: [asking('Survei lokasi sebelum pemasangan')],
  Dismantle_Relocate: [asking('Bongkar pasang karena pindah rumah')],
}

export const askingOf = (random: Random, service_type: ServiceType) => pick(random, said[service_type])

import { words } from '../words.ts'

export const arrivalWords = words('arrivals', {
  photos: ['Photos', 'Foto'],
  damage: ['Damaged goods', 'Barang rusak'],
  surplus: ['Surplus', 'Barang lebih'],
  takeDamage: ['Photo of the damage', 'Foto kerusakan'],
  takeSurplus: ['Photo of the surplus', 'Foto barang lebih'],
  another: ['Another photo', 'Foto lagi'],
  photoHelp: ['Sent by itself when there is a signal', 'Terkirim sendiri saat ada sinyal'],
  onDevice: [
    'What was received waits on this device and is sent once, as soon as there is a signal. The stock rises then.',
    'Penerimaan ini menunggu di perangkat dan dikirim satu kali begitu ada sinyal. Stok bertambah setelah itu.',
  ],
  refused: [
    'It was not taken, and nothing of it is lost: put it back into the form and correct it.',
    'Belum diterima, dan tidak ada yang hilang: kembalikan ke formulir lalu perbaiki.',
  ],
  backToForm: ['Back into the form', 'Kembali ke formulir'],
  asOf: ['As of {time}, read from this device', 'Per {time}, dibaca dari perangkat ini'],
})

import type { deliveryEvents } from '@sejuk/domain/delivery/events'
import type { Pair } from '../words.ts'

export const deliveryEventNames = {
  'delivery-problem': ['A delivery has a problem that is yours', 'Pengiriman bermasalah yang menjadi tugas Anda'],
  'delivery-on-way': ['A delivery is on its way (to the receiver)', 'Barang dalam perjalanan (ke penerima)'],
  'delivery-driver-link': ['The stops of a day (to the driver)', 'Titik satu hari (ke sopir)'],
  'delivery-vendor': ['Deliveries to fetch (to the carrier)', 'Kiriman untuk diambil (ke ekspedisi)'],
  'driver-cash-late': ['Cash of drivers was not handed in', 'Uang tunai sopir belum diserahkan'],
} satisfies Record<keyof typeof deliveryEvents, Pair>

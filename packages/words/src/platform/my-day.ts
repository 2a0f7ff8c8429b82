import type { MeasureName, WaitingName } from '@sejuk/domain/platform/my-day'
import { aftersalesMeasureNames, aftersalesNextSteps, aftersalesWaitingNames } from '../aftersales/my-day.ts'
import { catalogueNextSteps, catalogueWaitingNames } from '../catalogue/my-day.ts'
import { customersMeasureNames, customersNextSteps, customersWaitingNames } from '../customers/my-day.ts'
import { deliveryMeasureNames, deliveryNextSteps, deliveryWaitingNames } from '../delivery/my-day.ts'
import { fieldMeasureNames, fieldNextSteps, fieldWaitingNames } from '../field/my-day.ts'
import { financeMeasureNames, financeNextSteps, financeWaitingNames } from '../finance/my-day.ts'
import { moneyNextSteps, moneyWaitingNames } from '../money/my-day.ts'
import { companyNextSteps, companyWaitingNames } from '../company/my-day.ts'
import { booksNextSteps, booksWaitingNames } from '../books/my-day.ts'
import { installersMeasureNames, installersNextSteps, installersWaitingNames } from '../installers/my-day.ts'
import { learningMeasureNames, learningNextSteps, learningWaitingNames } from '../learning/my-day.ts'
import { projectsMeasureNames, projectsNextSteps, projectsWaitingNames } from '../projects/my-day.ts'
import { retailMeasureNames, retailNextSteps, retailWaitingNames } from '../retail/my-day.ts'
import { returnsMeasureNames, returnsNextSteps, returnsWaitingNames } from '../returns/my-day.ts'
import { salesMeasureNames, salesNextSteps, salesWaitingNames } from '../sales/my-day.ts'
import { sparepartsMeasureNames, sparepartsNextSteps, sparepartsWaitingNames } from '../spareparts/my-day.ts'
import { stockMeasureNames, stockNextSteps, stockWaitingNames } from '../stock/my-day.ts'
import { supervisionMeasureNames, supervisionNextSteps, supervisionWaitingNames } from '../supervision/my-day.ts'
import { type Pair, words } from '../words.ts'

/** What waits for somebody's decision: a line an area. */
export const waitingWords = words('waiting', {
  ...aftersalesWaitingNames,
  ...customersWaitingNames,
  ...catalogueWaitingNames,
  ...stockWaitingNames,
  ...supervisionWaitingNames,
  ...sparepartsWaitingNames,
  ...retailWaitingNames,
  ...returnsWaitingNames,
  ...deliveryWaitingNames,
  ...financeWaitingNames,
  ...moneyWaitingNames,
  ...companyWaitingNames,
  ...booksWaitingNames,
  ...learningWaitingNames,
  ...projectsWaitingNames,
  ...fieldWaitingNames,
  ...salesWaitingNames,
  ...installersWaitingNames,
  messages: ['Messages that were not sent', 'Pesan yang gagal terkirim'],
  missingWords: ['Missing words', 'Kata yang belum ada'],
} satisfies Record<WaitingName, Pair>)

/** The word on the button: a line an area. */
export const nextStepWords = words('next-steps', {
  ...aftersalesNextSteps,
  ...customersNextSteps,
  ...catalogueNextSteps,
  ...stockNextSteps,
  ...supervisionNextSteps,
  ...sparepartsNextSteps,
  ...retailNextSteps,
  ...returnsNextSteps,
  ...deliveryNextSteps,
  ...financeNextSteps,
  ...moneyNextSteps,
  ...companyNextSteps,
  ...booksNextSteps,
  ...learningNextSteps,
  ...projectsNextSteps,
  ...fieldNextSteps,
  ...salesNextSteps,
  ...installersNextSteps,
  messages: ['Send again', 'Kirim lagi'],
  missingWords: ['Translate', 'Terjemahkan'],
} satisfies Record<WaitingName, Pair>)

export const measureWords = words('measures', {
  ...aftersalesMeasureNames,
  ...customersMeasureNames,
  ...salesMeasureNames,
  ...stockMeasureNames,
  ...supervisionMeasureNames,
  ...sparepartsMeasureNames,
  ...retailMeasureNames,
  ...returnsMeasureNames,
  ...deliveryMeasureNames,
  ...financeMeasureNames,
  ...learningMeasureNames,
  ...projectsMeasureNames,
  ...fieldMeasureNames,
  ...installersMeasureNames,
} satisfies Record<MeasureName, Pair>)

export const myDayWords = words('my-day', {
  title: ['Waiting for me', 'Menunggu saya'],
  nothing: ['Nothing waits for you.', 'Tidak ada yang menunggu Anda.'],
  nothingText: [
    'What needs your decision will stand here, the most urgent first.',
    'Hal yang perlu keputusan Anda akan tampil di sini, yang paling mendesak lebih dulu.',
  ],
  failed: ['What waits for you did not load.', 'Daftar yang menunggu Anda gagal dimuat.'],
  retry: ['Try again', 'Coba lagi'],
  late: ['Late', 'Terlambat'],
  today: ['Today', 'Hari ini'],
  later: ['Later', 'Berikutnya'],
  lateN: ['{n} late', '{n} terlambat'],
  amount: ['Amount', 'Jumlah'],
  waits: ['Waiting since', 'Menunggu sejak'],
  due: ['Due', 'Tenggat'],
  nextStep: ['Next step', 'Langkah berikutnya'],
  wholeLists: ['All of them', 'Semuanya'],
  figures: ['My figures', 'Angka saya'],
  asOf: ['as of {time}', 'per {time}'],
  target: ['target {target}', 'sasaran {target}'],
  reached: ['Reached', 'Tercapai'],
  missed: ['Missed', 'Belum tercapai'],
  before: ['before: {value}', 'sebelumnya: {value}'],
  noFigures: ['The figures did not load.', 'Angka gagal dimuat.'],
  contact: ['Your salesperson', 'Sales Anda'],
  call: ['Call', 'Telepon'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  cashback: ['Cashback balance', 'Saldo cashback'],
  endsSoon: ['{amount} expires, the first on {day}', '{amount} akan hangus, mulai {day}'],
  useInOrder: ['Use in an order', 'Pakai di pesanan'],
  movements: ['Movements', 'Mutasi'],
  credit: ['Credit', 'Kredit'],
  creditLeft: ['Credit available', 'Kredit tersedia'],
  creditUsed: ['Credit used', 'Kredit terpakai'],
  usedOf: ['{used} of {limit} used', '{used} dari {limit} terpakai'],
  toPay: ['To pay', 'Harus dibayar'],
  dueOn: ['due {day}', 'jatuh tempo {day}'],
  overdueDays: ['{n} days overdue', 'Lewat {n} hari'],
  invoicesN: ['{n} open invoices', '{n} faktur terbuka'],
  running: ['Under way', 'Sedang berjalan'],
  nothingRuns: ['No order or delivery is under way.', 'Tidak ada pesanan atau kiriman yang berjalan.'],
  deliveryN: ['Delivery of {n} units', 'Kiriman {n} unit'],
  orderOf: ['Order of {amount}', 'Pesanan {amount}'],
  partsOf: ['Spare part: {part}', 'Suku cadang: {part}'],
  newOrder: ['Place an order', 'Buat pesanan'],
  dayOf: ['day {n} of {days}', 'hari {n} dari {days}'],
  shareOf: ['{share} of {target}', '{share} dari {target}'],
  abovePace: ['{amount} above the daily pace', '{amount} di atas laju harian'],
  belowPace: ['{amount} below the daily pace', '{amount} di bawah laju harian'],
  visitsToday: ['Visits today', 'Kunjungan hari ini'],
  doneOf: ['{n} of {all}', '{n} dari {all}'],
  nextVisit: ['Next visit', 'Kunjungan berikutnya'],
  openVisit: ['You are here', 'Anda di sini'],
  noMoreVisits: ['No further visit is planned for today.', 'Tidak ada kunjungan lagi yang direncanakan hari ini.'],
  planVisits: ['Plan visits', 'Rencanakan kunjungan'],
  overdueOf: ['{amount} overdue', '{amount} lewat jatuh tempo'],
  checkIn: ['Check in', 'Check-in'],
  goOn: ['Go on', 'Lanjutkan'],
  buyParts: ['Buy spare parts', 'Beli suku cadang'],
})

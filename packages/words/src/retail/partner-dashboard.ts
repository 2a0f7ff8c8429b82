import { words } from '../words.ts'

export const partnerDashboardWords = words('partner-dashboard', {
  title: ['Dashboard', 'Dasbor'],
  myMonth: ['My month', 'Bulan saya'],
  units: ['Units sold', 'Unit terjual'],
  ofTarget: ['{n} of {target}', '{n} dari {target}'],
  rank: ['Rank in the branch', 'Peringkat di cabang'],
  rankOf: ['{rank} of {n}', '{rank} dari {n}'],
  noRank: ['Before the first sale', 'Belum ada penjualan'],
  incentive: ['Incentive of this month', 'Insentif bulan ini'],
  unpaid: ['Incentive to be paid', 'Insentif belum dibayar'],
  in_payment: ['Being paid', 'Sedang dibayar'],
  paid: ['Paid so far', 'Sudah dibayar'],
  sell: ['Enter a sale', 'Catat penjualan'],
  today: ['Business', 'Bisnis'],
  open_orders: ['Open orders', 'Pesanan berjalan'],
  deliveries_today: ['Deliveries today', 'Pengiriman hari ini'],
  cashback_remain: ['Cashback left', 'Sisa cashback'],
  unanswered_orders: ['Orders of sub-dealers to answer', 'Pesanan sub-dealer belum dijawab'],
  part_orders: ['Spare-part orders on their way', 'Pesanan suku cadang berjalan'],
  open_tickets: ['Tickets to dispatch', 'Tiket belum ditugaskan'],
  courses: ['Courses to finish', 'Kursus belum selesai'],
})

import type { RetailMessages } from '@sejuk/domain/retail/messages'
import type { Pair } from '../words.ts'

export const retailSentences = {
  'answer-every-line': ['Answer every line, with 0 where there is nothing', 'Jawab setiap baris, 0 bila tidak ada'],
  'seller-account-sent': [
    'Account sent. It is compared before the first payment.',
    'Rekening terkirim. Akan dicocokkan sebelum pembayaran pertama.',
  ],
  'seller-id-card-digits': ['The ID card number has sixteen digits', 'Nomor KTP terdiri dari enam belas angka'],
  'item-ordered-twice': ['This item is ordered twice', 'Barang ini dipesan dua kali'],
  'no-more-than-ordered': ['{n} were ordered', 'Yang dipesan {n}'],
  'no-more-than-promised': ['{n} are still to come', 'Yang masih akan datang {n}'],
  'not-a-supplier': [
    'This sub-dealer does not buy from this customer',
    'Sub-dealer ini tidak membeli dari pelanggan ini',
  ],
  'campaign-saved': ['Campaign saved', 'Kampanye disimpan'],
  'campaign-needs-items': ['Name at least one item', 'Sebutkan minimal satu barang'],
  'campaign-ends-before': ['The campaign ends before it begins', 'Kampanye berakhir sebelum dimulai'],
  'campaign-own-branches': ['Choose branches of your own', 'Pilih cabang Anda sendiri'],
  'nothing-is-missing': ['Nothing is missing', 'Tidak ada yang kurang'],
  'sub-dealer-looks-like': [
    'It looks like {name} ({code}). Save it on purpose, or use that one',
    'Mirip dengan {name} ({code}). Simpan dengan sengaja, atau pakai yang itu',
  ],
  'sub-dealer-needs-parent': ['Name a supplier first', 'Isi pemasok dahulu'],
  'supplier-named-twice': ['A supplier is named twice', 'Pemasok disebut dua kali'],
  'unit-received-before': ['One of these units was received before', 'Salah satu unit sudah diterima sebelumnya'],
  'choose-shop-of-yours': ['Choose one of your shops', 'Pilih salah satu toko Anda'],
  'indoor-outdoor-do-not-match': ['Indoor and outdoor units do not match', 'Unit indoor dan outdoor tidak sepasang'],
  'item-counted-twice': ['This model is counted twice', 'Model ini dihitung dua kali'],
  'line-without-serial': ['Scan or type the serial number', 'Pindai atau ketik nomor seri'],
  'other-half-missing': ['Scan the other unit of the set too', 'Pindai juga unit pasangannya'],
  'sale-date-in-future': ['Sale date is in the future', 'Tanggal penjualan belum tiba'],
  'sale-date-too-old': ['Sale date is too old', 'Tanggal penjualan terlalu lama'],
  'sell-out-adjusted': ['Sell-out taken back', 'Sell-out dibatalkan'],
  'sell-out-approved': ['Sell-out approved', 'Sell-out disetujui'],
  'sell-out-may-be-undone': [
    'The seller may take it back for {n} minutes',
    'Penjual dapat membatalkannya selama {n} menit',
  ],
  'sell-out-needs-review': ['Somebody has to look at it first', 'Perlu diperiksa seseorang dahulu'],
  'sell-out-not-of-today': ['Only on the day it was entered', 'Hanya pada hari dicatat'],
  'sell-out-of-somebody-else': ['Only who entered it may', 'Hanya yang mencatatnya'],
  'sell-out-rejected': ['Sell-out rejected', 'Sell-out ditolak'],
  'sell-out-sent': ['Sale saved', 'Penjualan tersimpan'],
  'no-silent-shops': [
    'No shop to remind: all entered something, or were reminded this week',
    'Tidak ada toko untuk diingatkan: semua sudah mencatat, atau sudah diingatkan minggu ini',
  ],
  'silent-shops-have-nobody': [
    'Nobody in the silent shops has an account to be told by',
    'Tidak ada orang dengan akun di toko yang diam',
  ],
  'serial-already-sold-out': ['Serial number already sold out on {date}', 'Nomor seri sudah terjual pada {date}'],
  'serial-named-twice': ['This serial number is in the sale twice', 'Nomor seri ini dua kali dalam penjualan'],
  'serial-not-delivered-here': [
    'Serial number was not delivered to this customer',
    'Nomor seri tidak dikirim ke pelanggan ini',
  ],
  'period-within-a-year': ['Choose a period of at most a year', 'Pilih periode paling lama setahun'],
  'stock-counted': ['Stock counted', 'Stok dihitung'],
  'variance-needs-reason': [
    '{expected} should be there. Say why it differs',
    'Seharusnya ada {expected}. Sebutkan mengapa berbeda',
  ],
} satisfies Record<keyof RetailMessages, Pair>

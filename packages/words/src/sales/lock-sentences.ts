import type { LockMessages } from '@sejuk/domain/sales/lock-messages'
import type { Pair } from '../words.ts'

export const lockSentences = {
  'lock-validity-over': ['Lock validity is over', 'Masa berlaku kunci sudah habis'],
  'lock-too-long': ['It may last until {day} at most', 'Paling lama sampai {day}'],
  'lock-extended-already': ['It has been extended once already', 'Sudah pernah diperpanjang satu kali'],
  'lock-used-already': ['{n} are used or released already', '{n} sudah terpakai atau dilepas'],
  'lock-over-quota': [
    'The quota of the salesperson for {item} is {n} units, {locked} are locked already',
    'Kuota sales untuk {item} adalah {n} unit, {locked} sudah terkunci',
  ],
  'lock-of-another-customer': ['This lock is not of this customer', 'Kunci ini bukan milik pelanggan ini'],
  'lock-submitted': ['Lock stock request submitted', 'Pengajuan kunci stok diajukan'],
  'lock-approved': ['Approved, the stock is locked', 'Disetujui, stok terkunci'],
  'lock-change-waits': ['The change waits for approval', 'Perubahan menunggu persetujuan'],
  'lock-released': ['Released, the units are available again', 'Dilepas, unit tersedia kembali'],
  'lock-is-your-own': ['This lock is your own: release it yourself', 'Kunci ini milik Anda: lepaskan sendiri'],
  'lock-owner-answers': ['Somebody else than who asked answers', 'Dijawab oleh orang lain, bukan yang meminta'],
  'release-asked': [
    'The owner has been asked and has 24 hours to answer',
    'Pemilik sudah diminta dan punya 24 jam untuk menjawab',
  ],
  'release-declined': ['Declined', 'Permintaan ditolak'],
  'asked-already': ['You have asked already and wait for an answer', 'Anda sudah meminta dan menunggu jawaban'],
  'answered-already': ['It has been answered already', 'Sudah dijawab'],
  'label-deposit': ['Deposit', 'Uang muka'],
} satisfies Record<keyof LockMessages, Pair>

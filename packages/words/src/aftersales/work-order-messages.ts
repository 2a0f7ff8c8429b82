import type { aftersalesEvents } from '@sejuk/domain/aftersales/events'
import type { Pair } from '../words.ts'

/** A letter is the short word with a greeting. */
const message = (subject: Pair, short: Pair) => ({
  subject,
  short,
  long: [
    `Dear {recipient},\n\n${short[0]}\n{link}\n\n{company}`,
    `Yth. {recipient},\n\n${short[1]}\n{link}\n\n{company}`,
  ] as const,
})

export const workOrderMessages = {
  'work-order-dispatched': message(
    ['New work order {work_order}', 'Perintah kerja baru {work_order}'],
    [
      '{work_order} for {customer} in {area} is yours. Please accept or reject it until {due}.',
      '{work_order} untuk {customer} di {area} dikirim kepada Anda. Mohon terima atau tolak sebelum {due}.',
    ],
  ),
  'work-order-rejected': message(
    ['{centre} rejected {work_order}', '{centre} menolak {work_order}'],
    [
      '{centre} rejected {work_order}: {reason} Please dispatch it to another centre.',
      '{centre} menolak {work_order}: {reason} Mohon alihkan ke pusat servis lain.',
    ],
  ),
  'work-order-taken-away': message(
    ['{work_order} went to another centre', '{work_order} dialihkan ke pusat lain'],
    [
      '{work_order} was dispatched to another centre: {reason}',
      '{work_order} dialihkan ke pusat servis lain: {reason}',
    ],
  ),
  'work-order-undone': message(
    ['{work_order}: last step taken back', '{work_order}: langkah terakhir diurungkan'],
    [
      '{person} took the last step of {work_order} back. It stands as it stood before.',
      '{person} mengurungkan langkah terakhir {work_order}. Keadaannya kembali seperti sebelumnya.',
    ],
  ),
  'work-order-caller-corrected': message(
    ['{work_order}: customer corrected', '{work_order}: data pelanggan diperbaiki'],
    [
      '{person} corrected name, phone or address of {work_order}. Please read them again before the visit.',
      '{person} memperbaiki nama, telepon atau alamat {work_order}. Mohon baca kembali sebelum kunjungan.',
    ],
  ),
  'work-order-units-split': message(
    ['{work_order}: fewer units', '{work_order}: unit berkurang'],
    [
      '{person} took units from {work_order}. Another centre will serve them.',
      '{person} mengeluarkan unit dari {work_order}. Unit itu akan ditangani pusat servis lain.',
    ],
  ),
  'work-order-assigned': message(
    ['Job {work_order}', 'Tugas {work_order}'],
    [
      '{work_order} for {customer} in {area} is your job.',
      '{work_order} untuk {customer} di {area} adalah tugas Anda.',
    ],
  ),
  'work-order-scheduled': message(
    ['Visit on {day}: {work_order}', 'Kunjungan {day}: {work_order}'],
    [
      'Visit {customer} in {area} on {day}, {slot}: {work_order}.',
      'Kunjungi {customer} di {area} pada {day}, {slot}: {work_order}.',
    ],
  ),
  'work-order-moved-often': message(
    ['{work_order} was moved {times} times', '{work_order} dipindah {times} kali'],
    [
      'The visit of {work_order} for {customer} was moved for the {times}th time: {reason}',
      'Kunjungan {work_order} untuk {customer} dipindah untuk ke-{times} kalinya: {reason}',
    ],
  ),
  'work-order-finished': message(
    ['{work_order} is finished', '{work_order} selesai'],
    [
      '{work_order} for {customer} is finished and waits for your confirmation.',
      '{work_order} untuk {customer} selesai dan menunggu konfirmasi Anda.',
    ],
  ),
  'work-order-returned': message(
    ['{work_order} must be done again', '{work_order} harus diulang'],
    ['{work_order} was not confirmed: {reason}', '{work_order} tidak dikonfirmasi: {reason}'],
  ),
  'work-order-cancel-asked': message(
    ['Cancel {work_order}?', 'Batalkan {work_order}?'],
    ['{asker} asks to cancel {work_order}: {reason}', '{asker} meminta pembatalan {work_order}: {reason}'],
  ),
  'work-order-cancelled': message(
    ['{work_order} is cancelled', '{work_order} dibatalkan'],
    ['{work_order} is cancelled: {reason}', '{work_order} dibatalkan: {reason}'],
  ),
  'work-order-cancel-refused': message(
    ['{work_order} is not cancelled', '{work_order} tidak dibatalkan'],
    ['{work_order} is not cancelled: {reason}', 'Pembatalan {work_order} ditolak: {reason}'],
  ),
  'work-order-support-asked': message(
    ['{work_order} needs technical support', '{work_order} butuh dukungan teknis'],
    ['{asker} needs support for {work_order}: {problem}', '{asker} butuh dukungan untuk {work_order}: {problem}'],
  ),
  'work-order-support-answered': message(
    ['Technical support for {work_order}', 'Dukungan teknis untuk {work_order}'],
    ['{work_order}: {answer}', '{work_order}: {answer}'],
  ),
  'work-order-late': message(
    ['{work_order} is late', '{work_order} terlambat'],
    [
      '{work_order} of {centre} has not been accepted in time. It was due {due}.',
      '{work_order} dari {centre} belum diterima tepat waktu. Batasnya {due}.',
    ],
  ),
  'visit-move-asked': message(
    ['{customer} asks for another day: {work_order}', '{customer} meminta hari lain: {work_order}'],
    [
      '{customer} would rather be visited on {day}, {slot}: {work_order}. Please re-schedule it or call them.',
      '{customer} lebih memilih dikunjungi pada {day}, {slot}: {work_order}. Mohon jadwalkan ulang atau hubungi pelanggan.',
    ],
  ),
  'ticket-tracking': message(
    ['Follow your service {ticket}', 'Pantau layanan Anda {ticket}'],
    [
      'Dear {recipient}, here you see how your service {ticket} stands: {link} {company}',
      'Yth. {recipient}, di sini Anda dapat memantau layanan {ticket}: {link} {company}',
    ],
  ),
  'visit-scheduled': message(
    ['Your service visit', 'Kunjungan servis Anda'],
    [
      'Dear {recipient}, our technician visits you on {day}, {slot}. Your service number is {work_order}. {company} {link}',
      'Yth. {recipient}, teknisi kami akan mengunjungi Anda pada {day}, {slot}. Nomor layanan Anda {work_order}. {company} {link}',
    ],
  ),
} satisfies Partial<Record<keyof typeof aftersalesEvents, object>>

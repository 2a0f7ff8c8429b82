import type { learningEvents } from '@sejuk/domain/learning/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const learningMessages = {
  'course-assigned': {
    subject: ['Course assigned: {course}', 'Kursus untuk Anda: {course}'],
    short: ['Please finish {course} until {until}.', 'Selesaikan {course} sampai {until}.'],
    long: [
      'Dear {recipient},\n\nthe course {course} was assigned to you. Please finish it until {until}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nAnda mendapat kursus {course}. Selesaikan sampai {until}.\n{link}\n\n{company}',
    ],
  },
  'course-reminder': {
    subject: ['Course still open: {course}', 'Kursus belum selesai: {course}'],
    short: ['{course} is not finished yet, due {until}.', '{course} belum selesai, batas {until}.'],
    long: [
      'Dear {recipient},\n\nyour course {course} is not finished yet. It is due {until}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nkursus {course} belum selesai. Batasnya {until}.\n{link}\n\n{company}',
    ],
  },
  'course-question': {
    subject: ['Question about {course}', 'Pertanyaan tentang {course}'],
    short: ['{writer}: {comment}', '{writer}: {comment}'],
    long: [
      'Dear {recipient},\n\n{writer} asks about {course}:\n{comment}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{writer} bertanya tentang {course}:\n{comment}\n{link}\n\n{company}',
    ],
  },
  'course-answer': {
    subject: ['Answer about {course}', 'Jawaban tentang {course}'],
    short: ['{writer}: {comment}', '{writer}: {comment}'],
    long: [
      'Dear {recipient},\n\n{writer} answers your question about {course}:\n{comment}\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{writer} menjawab pertanyaan Anda tentang {course}:\n{comment}\n{link}\n\n{company}',
    ],
  },
  'certificate-issued': {
    subject: ['Passed: {course}', 'Lulus: {course}'],
    short: ['You have passed {course}. Certificate {certificate}.', 'Anda lulus {course}. Sertifikat {certificate}.'],
    long: [
      'Dear {recipient},\n\ncongratulations, you have passed {course}. Your certificate is {certificate}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nselamat, Anda lulus {course}. Nomor sertifikat Anda {certificate}.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof learningEvents, StandardMessage>

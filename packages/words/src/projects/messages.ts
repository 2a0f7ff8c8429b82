import type { projectsEvents } from '@sejuk/domain/projects/events'
import type { StandardMessage } from '../platform/standard-message.ts'

export const projectsMessages = {
  'project-submitted': {
    subject: ['{log} was submitted', '{log} diajukan'],
    short: ['{salesperson} submitted {project}.', '{salesperson} mengajukan {project}.'],
    long: [
      'Dear {recipient},\n\n{salesperson} submitted {project}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{salesperson} mengajukan {project}.\n{link}\n\n{company}',
    ],
  },
  'project-decided': {
    subject: ['{log} was decided on', '{log} diputuskan'],
    short: ['Decision on {project}: {reason}', 'Keputusan atas {project}: {reason}'],
    long: [
      'Dear {recipient},\n\nDecision on {project}: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nKeputusan atas {project}: {reason}\n{link}\n\n{company}',
    ],
  },
  'project-bm-approved': {
    subject: ['{log} waits for head office', '{log} menunggu kantor pusat'],
    short: ['The branch approved {project}.', 'Cabang menyetujui {project}.'],
    long: [
      'Dear {recipient},\n\nThe branch approved {project}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nCabang menyetujui {project}.\n{link}\n\n{company}',
    ],
  },
  'similarity-judged': {
    subject: ['{log} was judged', '{log} dinilai'],
    short: [
      '{project} is the same building as another log. {winner} keeps it.',
      '{project} adalah bangunan yang sama dengan catatan lain. {winner} yang memegangnya.',
    ],
    long: [
      'Dear {recipient},\n\n{project} is the same building as another log. {winner} keeps it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{project} adalah bangunan yang sama dengan catatan lain. {winner} yang memegangnya.\n{link}\n\n{company}',
    ],
  },
  'verdict-taken-back': {
    subject: ['The verdict on {log} was taken back', 'Penilaian {log} ditarik'],
    short: [
      '{project} waits for a new verdict and is submitted again.',
      '{project} menunggu penilaian baru dan kembali diajukan.',
    ],
    long: [
      'Dear {recipient},\n\n{project} waits for a new verdict and is submitted again.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{project} menunggu penilaian baru dan kembali diajukan.\n{link}\n\n{company}',
    ],
  },
  'protection-warning': {
    subject: ['The right to sell {log} ends on {ends}', 'Hak jual {log} berakhir {ends}'],
    short: ['{project}: {days} days without a follow-up.', '{project}: {days} hari tanpa tindak lanjut.'],
    long: [
      'Dear {recipient},\n\n{project}: {days} days without a follow-up.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{project}: {days} hari tanpa tindak lanjut.\n{link}\n\n{company}',
    ],
  },
  'right-lapsed-silent': {
    subject: ['Right to sell {log} ended', 'Hak jual {log} berakhir'],
    short: [
      'The right to sell {project} ended on {ends}: no follow-up since {since}. Others may log it.',
      'Hak jual {project} berakhir {ends}: tidak ada tindak lanjut sejak {since}. Yang lain boleh mencatatnya.',
    ],
    long: [
      'Dear {recipient},\n\nThe right to sell {project} ended on {ends}: no follow-up since {since}. Others may log it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nHak jual {project} berakhir {ends}: tidak ada tindak lanjut sejak {since}. Yang lain boleh mencatatnya.\n{link}\n\n{company}',
    ],
  },
  'right-lapsed-term': {
    subject: ['Right to sell {log} ended', 'Hak jual {log} berakhir'],
    short: [
      'The right to sell {project} ended on {ends}: its term is over. Others may log it.',
      'Hak jual {project} berakhir {ends}: masa berlakunya habis. Yang lain boleh mencatatnya.',
    ],
    long: [
      'Dear {recipient},\n\nThe right to sell {project} ended on {ends}: its term is over. Others may log it.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nHak jual {project} berakhir {ends}: masa berlakunya habis. Yang lain boleh mencatatnya.\n{link}\n\n{company}',
    ],
  },
  'project-unknown': {
    subject: ['{log} is Unknown', '{log} tidak diketahui'],
    short: [
      'Nobody has followed {project} up for {days} days, since {since}: it is Unknown now.',
      '{project} tidak ditindaklanjuti selama {days} hari, sejak {since}: sekarang Tidak diketahui.',
    ],
    long: [
      'Dear {recipient},\n\nNobody has followed {project} up for {days} days, since {since}: it is Unknown now.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{project} tidak ditindaklanjuti selama {days} hari, sejak {since}: sekarang Tidak diketahui.\n{link}\n\n{company}',
    ],
  },
  'salesman-replacement': {
    subject: ['{log}: another salesperson', '{log}: salesman lain'],
    short: ['{project} goes to {salesperson}.', '{project} dialihkan ke {salesperson}.'],
    long: [
      'Dear {recipient},\n\n{project} goes to {salesperson}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{project} dialihkan ke {salesperson}.\n{link}\n\n{company}',
    ],
  },
  'project-logged-for-you': {
    subject: ['{log} was logged in your name', '{log} dicatat atas nama Anda'],
    short: ['{writer} logged {project} in your name.', '{writer} mencatat {project} atas nama Anda.'],
    long: [
      'Dear {recipient},\n\n{writer} logged {project} in your name.\n{link}\n\n{company}',
      'Yth. {recipient},\n\n{writer} mencatat {project} atas nama Anda.\n{link}\n\n{company}',
    ],
  },
  'supervision-applied': {
    subject: ['Supervision of {log}', 'Supervisi {log}'],
    short: ['Supervision of {project} was applied for.', 'Supervisi {project} diajukan.'],
    long: [
      'Dear {recipient},\n\nSupervision of {project} was applied for.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nSupervisi {project} diajukan.\n{link}\n\n{company}',
    ],
  },
  'design-waiting': {
    subject: ['{task} waits for you', '{task} menunggu Anda'],
    short: ['The design of {project} waits for your step.', 'Desain {project} menunggu langkah Anda.'],
    long: [
      'Dear {recipient},\n\nThe design of {project} waits for your step.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nDesain {project} menunggu langkah Anda.\n{link}\n\n{company}',
    ],
  },
  'design-assigned': {
    subject: ['{task} was assigned to you', '{task} ditugaskan kepada Anda'],
    short: ['Please design {project} by {day}.', 'Mohon desain {project} sebelum {day}.'],
    long: [
      'Dear {recipient},\n\nPlease design {project} by {day}.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nMohon desain {project} sebelum {day}.\n{link}\n\n{company}',
    ],
  },
  'design-returned': {
    subject: ['{task} came back', '{task} dikembalikan'],
    short: ['The design of {project} came back: {reason}', 'Desain {project} dikembalikan: {reason}'],
    long: [
      'Dear {recipient},\n\nThe design of {project} came back: {reason}\n{link}\n\n{company}',
      'Yth. {recipient},\n\nDesain {project} dikembalikan: {reason}\n{link}\n\n{company}',
    ],
  },
  'design-released': {
    subject: ['{task} was released', '{task} dirilis'],
    short: ['The design of {project} is released.', 'Desain {project} telah dirilis.'],
    long: [
      'Dear {recipient},\n\nThe design of {project} is released.\n{link}\n\n{company}',
      'Yth. {recipient},\n\nDesain {project} telah dirilis.\n{link}\n\n{company}',
    ],
  },
} as const satisfies Record<keyof typeof projectsEvents, StandardMessage>

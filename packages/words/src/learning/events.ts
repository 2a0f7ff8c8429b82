import type { learningEvents } from '@sejuk/domain/learning/events'
import type { Pair } from '../words.ts'

export const learningEventNames = {
  'course-assigned': ['A course is assigned to you', 'Anda mendapat kursus'],
  'course-reminder': ['A course waits for you', 'Ada kursus yang menunggu Anda'],
  'course-question': ['Somebody asks about your course', 'Ada pertanyaan tentang kursus Anda'],
  'course-answer': ['Your question is answered', 'Pertanyaan Anda dijawab'],
  'certificate-issued': ['You have passed a course', 'Anda lulus kursus'],
} satisfies Record<keyof typeof learningEvents, Pair>

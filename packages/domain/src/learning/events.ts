import { type EventRules, text } from '../platform/notifications/event-rules.ts'

const learner = { record: 'message', on: ['inapp'], mandatory: ['inapp'] } as const

export const learningEvents = {
  'course-assigned': {
    variables: { course: text('Installing R32 splits safely'), until: text('20 Nov 2026') },
    ...learner,
  },
  'course-reminder': {
    variables: { course: text('Installing R32 splits safely'), until: text('20 Nov 2026') },
    ...learner,
  },
  'course-question': {
    variables: {
      writer: text('Andi Pratama'),
      course: text('Installing R32 splits safely'),
      comment: text('How deep must the vacuum be?'),
    },
    ...learner,
  },
  'course-answer': {
    variables: {
      writer: text('Yudi Setiawan'),
      course: text('Installing R32 splits safely'),
      comment: text('Below 500 microns, held for ten minutes'),
    },
    ...learner,
  },
  'certificate-issued': {
    variables: { course: text('Installing R32 splits safely'), certificate: text('SRT-705-2611-00001') },
    ...learner,
  },
} as const satisfies EventRules

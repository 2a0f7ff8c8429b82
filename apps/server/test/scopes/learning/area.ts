import { own, reference, type ScopedArea } from '../scoped-rows.ts'
import { studentsInScope } from './students.ts'

const anybodyChecks = 'For anybody who checks a draw: hashes, codes and masked names, once they are published'
const ofTheEvent = 'A lottery is run by head office for everybody; its permission alone decides'

const ofTheCompany = 'Courses are the company’s: whoever writes them sees all of them'

export const learningScopes: ScopedArea = {
  rows: [studentsInScope],
  unscoped: {
    'GET /api/course': ofTheCompany,
    'GET /api/course/dropdown': ofTheCompany,
    'GET /api/course/roles': ofTheCompany,
    'GET /api/course/detail': ofTheCompany,
    'GET /api/course/action-log': ofTheCompany,
    'GET /api/learning/mine': own,
    'GET /api/learning/playlist': own,
    'GET /api/learning/course': own,
    'GET /api/learning/comment': 'For learners of the course and those it is offered to; proved where it is served',
    'GET /api/learning/quiz': own,
    'GET /api/learning/certificate': 'One’s own, or of a student in sight; proved where it is served',
    'GET /api/learning/certificate/check': 'By the code of the QR alone, with a masked name',
    'GET /api/brand-introduce': reference,
    'GET /api/lottery': ofTheEvent,
    'GET /api/lottery/dropdown': ofTheEvent,
    'GET /api/lottery/detail': ofTheEvent,
    'GET /api/lottery/action-log': ofTheEvent,
    'GET /api/lottery/participant': ofTheEvent,
    'GET /api/lottery/stage': ofTheEvent,
    'GET /api/lottery/result': ofTheEvent,
    'GET /api/lottery/result/slip': ofTheEvent,
    'GET /api/lottery/frozen-list': ofTheEvent,
    'GET /api/lottery/public': anybodyChecks,
    'GET /api/lottery/public/participants': anybodyChecks,
    'GET /api/lottery/public/present': anybodyChecks,
  },
}

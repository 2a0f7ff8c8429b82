import * as contract from '@sejuk/contract/learning/students'
import type { Feature } from '../../../platform/http/serve.ts'
import { allowAttempt, assignCourse, markAttended, remindStudent, revokeCertificate } from './commands.ts'
import { getStudent, listStudents } from './queries.ts'

export const studentRoutes: Feature = (serve) => {
  serve(contract.listStudents, listStudents)
  serve(contract.getStudent, getStudent)
  serve(contract.assignCourse, assignCourse)
  serve(contract.remindStudent, remindStudent)
  serve(contract.allowAttempt, allowAttempt)
  serve(contract.markAttended, markAttended)
  serve(contract.revokeCertificate, revokeCertificate)
}

import * as contract from '@sejuk/contract/learning/my-courses'
import type { Feature } from '../../../platform/http/serve.ts'
import { certificatePdf, checkCertificate } from './certificate.ts'
import { rateCourse, reportProgress, takeCourse } from './commands.ts'
import { lessonPlaylist } from './playlist.ts'
import { getMyCourse, getMyCourses } from './queries.ts'
import { finishQuiz, getQuiz, saveAnswers, startQuiz } from './quiz.ts'

export const myCourseRoutes: Feature = (serve) => {
  serve(contract.getMyCourses, getMyCourses)
  serve(contract.getMyCourse, getMyCourse)
  serve(contract.lessonPlaylist, lessonPlaylist)
  serve(contract.takeCourse, takeCourse)
  serve(contract.reportProgress, reportProgress)
  serve(contract.startQuiz, startQuiz)
  serve(contract.getQuiz, getQuiz)
  serve(contract.saveAnswers, saveAnswers)
  serve(contract.finishQuiz, finishQuiz)
  serve(contract.rateCourse, rateCourse)
  serve(contract.certificatePdf, certificatePdf)
  serve.inSteps(contract.checkCertificate, checkCertificate)
}

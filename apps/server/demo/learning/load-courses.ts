import { type CourseContent, courseProblems, minutesOf } from '@sejuk/domain/learning/course-content'
import { addDays, headOffice } from '@sejuk/domain/values/dates'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { courses, courseVersions } from '../../src/db/tables/learning/courses.ts'
import { attachments } from '../../src/db/tables/platform/attachments.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import { officeMoment } from '../makers/office-hours.ts'
import type { Part } from '../part.ts'
import { drawingOf, leakTestOf, slidesOf } from './course-files.ts'
import { lessonOf, lightCourses, writtenCourses } from './course-texts.ts'
import { loadEnrolments } from './load-enrolments.ts'

const by = { created_by: 'RCI-0310', create_user_name: 'Yudi Setiawan', authors: [] }

/** Three courses with slides, video and quizzes, and short ones beside them; one waits for its approval, one is a draft. */
export const loadCourses: Part['load'] = async (client, { random, today, store }) => {
  const db = drizzle({ client: client as pg.Client })
  const numbers = numbered('CRS')
  const files: (typeof attachments.$inferInsert)[] = []
  const rows: (typeof courses.$inferInsert)[] = []
  const texts = [...writtenCourses, ...lightCourses]
  for (const [n, text] of texts.entries()) {
    const day = addDays(today, -200 + n * 4)
    const created_date = officeMoment(day, headOffice, 0.3)
    const course_code = numbers.next('700', day)
    const lessons = []
    const whose = { course_code, created_by: by.created_by, created_date }
    const drawing =
      text.picture && (await drawingOf(store, { ...whose, attachment_code: `CRS-${n + 1}-P` }, text.picture))
    if (drawing) files.push(drawing)
    const picture = drawing?.attachment_code ?? null
    const live_date = officeMoment(addDays(today, 5), headOffice, 0.6)
    for (const [at, chapter] of text.chapters.entries()) {
      const place = { ...whose, attachment_code: `CRS-${n + 1}-${at + 1}` }
      const file =
        chapter.kind === 'pdf'
          ? await slidesOf(db, store, place, chapter.title[1], chapter.slides)
          : chapter.kind === 'video'
            ? await leakTestOf(store, place)
            : undefined
      if (file) files.push(file)
      lessons.push(lessonOf(chapter, at, { file_code: file?.attachment_code ?? null, live_date, picture }))
    }
    const content: CourseContent = {
      ...{ pass_score: 80, attempts_max: 3, retry_after_hours: 24, validity_months: text.months },
      ...{ grants_skill: null, grants_level: null, grants_installer_level: null, ...text.grants },
      cover_code: picture,
      lessons,
    }
    const status = n === texts.length - 1 ? 'Draft' : n === texts.length - 2 ? 'Submitted' : 'Approved'
    rows.push({
      ...{ ...by, course_code, created_date, status, content },
      ...{ title_default: text.title[0], title_local: text.title[1], category: text.category },
      ...{ description_default: text.about[0], description_local: text.about[1] },
      ...{ audience_roles: [...text.roles], audience_depts: [], audience_ascs: [] },
      ...{ is_mandatory: text.isMandatory ?? false, due_days: text.dueDays ?? null },
      ...{ lesson_count: lessons.length, minutes: minutesOf(lessons), missing_count: courseProblems(content).length },
      published_version: status === 'Approved' ? 1 : null,
    })
  }
  await insertRows(client, courses, rows)
  const published = rows.filter(({ status }) => status === 'Approved')
  await insertRows(
    client,
    courseVersions,
    published.map(({ course_code, title_default, title_local, content, created_date }) => ({
      ...{ course_code, version: 1, title_default, title_local, content, published_date: created_date },
    })),
  )
  await insertRows(client, attachments, files)
  await numbers.save(client)
  await loadEnrolments({ client, db, random, today }, published)
}

import * as contract from '@sejuk/contract/learning/courses'
import { courseCategories } from '@sejuk/domain/learning/course-content'
import { course, courseStatuses } from '@sejuk/domain/learning/courses'
import { pageTo } from '@sejuk/domain/pages'
import { courseWords } from '@sejuk/words/learning/courses'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { CourseChip } from './course-status.tsx'

type Row = contract.Course

/** What there is to learn, for whom, and how many have passed. */
export const CoursesPage = () => {
  const t = useWords(courseWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useList(contract.listCourses)
  const mayCreate = useGate(contract.createCourse)
  const open = ({ course_code }: Row) => void navigate(pageTo('course', { course_code }))
  const titleOf = (row: Row) => row[`title_${language}`]
  const { actionsOf, panel } = useRecordActions({
    workflow: course,
    // Written on the page of the course itself.
    endpoints: { ...contract.actOnCourse, modify: undefined },
    keyField: 'course_code' as const,
    nameOf: titleOf,
    label: (name) => t(name),
  })
  const audience = ({ audience_roles, audience_depts, audience_ascs }: Row) =>
    [
      audience_roles.length > 0 && t('someRoles', { n: audience_roles.length }),
      audience_depts.length > 0 && t('someBranches', { n: audience_depts.length }),
      audience_ascs.length > 0 && t('someCentres', { n: audience_ascs.length }),
    ]
      .filter(Boolean)
      .join(', ') || t('everybody')
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const percent = ({ passed_percent }: Row) => (passed_percent === null ? '-' : `${passed_percent}%`)
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        download={contract.courseData}
        remembersVisits
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: courseStatuses.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'category',
            label: t('category'),
            kind: 'choice',
            options: courseCategories.map((value) => ({ value, label: t(value) })),
          },
          { field: 'is_mandatory', label: t('is_mandatory'), kind: 'choice', options: yesNo },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => void navigate(pageTo('courseCreate')),
          },
        ]}
        keyOf={(row) => row.course_code}
        nameOf={titleOf}
        onOpen={open}
        menu={(row) => actionsOf(row)}
        columns={[
          {
            key: 'code',
            title: t('course_code'),
            sort: 'created_date',
            show: (row) => <Link {...pageTo('course', { course_code: row.course_code })}>{row.course_code}</Link>,
          },
          { key: 'title', title: t('titleColumn'), sort: `title_${language}`, wraps: true, show: titleOf },
          { key: 'category', title: t('category'), show: (row) => t(row.category) },
          { key: 'audience', title: t('audience'), wraps: true, show: audience },
          { key: 'lessons', title: t('lesson_count'), isNumber: true, show: (row) => row.lesson_count },
          { key: 'enrolled', title: t('enrolled'), isNumber: true, show: (row) => row.enrolled },
          { key: 'passed', title: t('passed_percent'), isNumber: true, show: percent },
          { key: 'rating', title: t('rating'), isNumber: true, show: (row) => row.rating ?? '-' },
          { key: 'status', title: t('status'), show: (row) => <CourseChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: row.course_code,
          name: titleOf(row),
          text: `${t(row.category)} · ${audience(row)}`,
          left: <CourseChip status={row.status} />,
          right: `${row.enrolled} · ${percent(row)}`,
        })}
      />
      {panel}
    </>
  )
}

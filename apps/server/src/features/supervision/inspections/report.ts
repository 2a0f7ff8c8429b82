import type { inspectionReport as contract } from '@sejuk/contract/supervision/inspections'
import { inspectionCategories } from '@sejuk/domain/supervision/inspection'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { findSupervision } from '../../../business/supervision/find-supervision.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { problemsOf, sheetOf } from './queries.ts'

/** Every point with its result, and every problem with what became of it, in the reader's language. */
export const inspectionReport = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { language } = input
  const found = await findSupervision(db, viewer, input.supervision_code)
  const points = await sheetOf(db, found.supervision_code)
  const problems = await problemsOf(db, found.supervision_code)
  const words = await localizedWords(db, inspectionWords)
  const word = (key: keyof typeof inspectionWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const textOf = (point: (typeof points)[number]) => (language === 'local' ? point.text_local : point.text_default)
  const tables = inspectionCategories.flatMap((category): PdfBlock[] => {
    const own = points.filter((point) => point.category === category)
    if (own.length === 0) return []
    return [
      { kind: 'heading', text: word(category) },
      {
        kind: 'table',
        columns: [{ title: word('point') }, { title: word('value'), width: 28 }, { title: word('result'), width: 26 }],
        rows: own.map((point) => [
          textOf(point),
          point.answers[0]?.value ? `${point.answers[0].value} ${point.unit ?? ''}` : '-',
          point.result ? word(point.result) : '-',
        ]),
      },
    ]
  })
  const body: PdfBlock[] = [
    {
      kind: 'facts',
      across: 2,
      facts: [
        [word('project'), found.project_name],
        [word('installer'), found.installer_name],
        [word('level'), found.level],
        [word('answered'), `${found.points_answered} / ${found.points_total}`],
      ],
    },
    ...tables,
    { kind: 'heading', text: word('problems') },
    {
      kind: 'table',
      columns: [
        { title: word('no'), width: 12 },
        { title: word('description') },
        { title: word('severity'), width: 24 },
        { title: word('due_date'), width: 28 },
        { title: word('status'), width: 30 },
      ],
      rows: problems.map((problem) => [
        String(problem.problem_no),
        [
          problem.description,
          ...(problem.recommended_fix ? [{ text: problem.recommended_fix, small: true, muted: true }] : []),
        ],
        word(problem.severity),
        problem.due_date ? dates.day(problem.due_date) : '-',
        word(problem.status),
      ]),
    },
  ]
  const name = `${found.supervision_code}-inspection`
  return { data: await pdfDocument(db, { title: word('report'), code: found.supervision_code, language, name, body }) }
}

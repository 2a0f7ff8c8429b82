import type * as contract from '@sejuk/contract/projects/weekly-report'
import { bridgeBars, changeInMiliar, inMiliar } from '@sejuk/domain/projects/weekly-report'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { weeklyWords } from '@sejuk/words/projects/weekly-report'
import sharp from 'sharp'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock, PdfColumn } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { reportOf } from './report.ts'

type Report = contract.WeeklyReport
type Word = (key: keyof typeof weeklyWords.words, values?: Record<string, string | number>) => string

const percent = (n: number | null) => (n === null ? '-' : `${n}%`)
const right = (title: string): PdfColumn => ({ title, align: 'right', width: 'content' })
const [wide, tall] = [900, 220]

/** The bridge without text: every number stands in the table beside it. Up is full, down is hatched, goaled is hollow. */
const bridgePicture = async ({ total, bridge }: Report) => {
  const { steps, base: bottom, high } = bridgeBars(total.before, bridge)
  const y = (amount: number) => tall - 10 - ((tall - 20) * (amount - bottom)) / (high - bottom || 1)
  const each = wide / (steps.length + 2)
  const bar = (n: number, from: number, to: number, fill: string) =>
    `<rect x="${n * each + 8}" y="${Math.min(y(from), y(to))}" width="${each - 16}" height="${Math.max(2, Math.abs(y(from) - y(to)))}" ${fill}/>`
  const fillOf = (kind: string, isDown: boolean) => {
    if (kind === 'goaled') return 'fill="#fff" stroke="#0b6b74" stroke-width="3"'
    return isDown ? 'fill="url(#down)" stroke="#9b1c17" stroke-width="2"' : 'fill="#0b6b74"'
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}"><defs><pattern id="down" width="8" height="8"
    patternTransform="rotate(45)" patternUnits="userSpaceOnUse"><rect width="3" height="8" fill="#9b1c17"/></pattern></defs>
    <rect width="${wide}" height="${tall}" fill="#fff"/>${bar(0, bottom, total.before, 'fill="#10262d"')}
    ${steps.map(({ kind, from, to }, n) => bar(n + 1, from, to, fillOf(kind, to < from))).join('')}
    ${bar(steps.length + 1, bottom, total.amount, 'fill="#10262d"')}
    <line x1="0" x2="${wide}" y1="${tall - 10}" y2="${tall - 10}" stroke="#10262d" stroke-width="2"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}

const figureColumns = (word: Word, first: string): PdfColumn[] => [
  { title: first },
  ...[word('open'), word('change'), word('new'), word('goaled'), word('lost'), word('onTime')].map(right),
]
const figureRow = (name: string, one: contract.WeekFigures) => [
  name,
  inMiliar(one.amount),
  changeInMiliar(one.amount - one.before),
  String(one.new.n || '-'),
  one.goaled.n ? `${one.goaled.n} · ${inMiliar(one.goaled.amount)}` : '-',
  one.lost.n ? `${one.lost.n} · ${inMiliar(one.lost.amount)}` : '-',
  percent(one.on_time_percent),
]

/** Three parts: the sheet of the screen, people, and all movements. */
export const weeklyReportPdf = async ({ db, viewer, input }: RequestContext<typeof contract.weeklyReportPdf>) => {
  const { language } = input
  const report = await reportOf({ db, viewer, input })
  const words = await localizedWords(db, weeklyWords)
  const word: Word = (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      words(key, language),
    )
  const dates = datesFor(language, headOffice)
  const { total } = report
  const bridge: PdfBlock[] = [
    { kind: 'heading', text: word('whatMoved') },
    { kind: 'image', bytes: await bridgePicture(report), width: 165 },
    {
      kind: 'table',
      columns: [{ title: word('movement') }, right(word('projects')), right(word('amount'))],
      rows: [
        [word('lastWeek'), '', inMiliar(total.before)],
        ...report.bridge.map(({ kind, n, amount }) => [word(kind), String(n), changeInMiliar(amount)]),
      ],
      foot: [word('thisWeek'), String(total.projects), inMiliar(total.amount)],
    },
  ]
  const funnel: PdfBlock[] = [
    { kind: 'heading', text: word('funnel') },
    {
      kind: 'table',
      columns: [{ title: word('stage') }, right(word('projects')), right(word('amount')), right(word('change'))],
      rows: report.funnel.map(({ stage, projects, amount, before }) => [
        word(stage),
        String(projects),
        inMiliar(amount),
        changeInMiliar(amount - before),
      ]),
    },
    { kind: 'heading', text: word('lostBy') },
    {
      kind: 'table',
      columns: [
        { title: word('brand') },
        right(word('lost')),
        right(word('amount')),
        { title: word('why') },
        right(word('quarter')),
      ],
      rows: report.lost.map((one) => [
        one.brand,
        String(one.n),
        inMiliar(one.amount),
        one.reasons.join('; '),
        `${one.n_quarter} · ${inMiliar(one.amount_quarter)}`,
      ]),
    },
  ]
  const body: PdfBlock[] = [
    {
      kind: 'facts',
      across: 4,
      facts: [
        [word('openProjects'), `${inMiliar(total.amount)} (${changeInMiliar(total.amount - total.before)})`],
        [word('newLogs'), `${total.new.n} · ${inMiliar(total.new.amount)}`],
        [word('goaled'), `${total.goaled.n} · ${inMiliar(total.goaled.amount)}`],
        [word('lost'), `${total.lost.n} · ${inMiliar(total.lost.amount)}`],
        [word('wonOfDecided'), percent(total.won_percent)],
        [word('followUpsOnTime'), percent(total.on_time_percent)],
        [word('snapshot'), report.frozen_date ? dates.dateTime(report.frozen_date) : word('notFrozen')],
      ],
    },
    { kind: 'columns', columns: [{ blocks: bridge, width: 170 }, { blocks: funnel }] },
    { kind: 'heading', text: word('byBranch') },
    {
      kind: 'table',
      columns: figureColumns(word, word('branch')),
      rows: report.branches.map((one) => figureRow(one.dept_name, one)),
      foot: figureRow(word('allBranches'), total),
    },
    ...report.comments.map(
      (one): PdfBlock => ({
        kind: 'text',
        text: `${one.create_user_name}, ${one.dept_name}, ${dates.dateTime(one.created_date)}: ${one.comment}`,
      }),
    ),
    { kind: 'new-page' },
    { kind: 'heading', text: word('byPerson') },
    {
      kind: 'table',
      columns: figureColumns(word, word('person')),
      rows: report.people.map((one) => figureRow(`${one.username}, ${one.dept_name}`, one)),
    },
    { kind: 'new-page' },
    { kind: 'heading', text: word('movements', { n: report.moves.length, all: report.moves_total }) },
    {
      kind: 'table',
      columns: [
        { title: word('project') },
        { title: word('branch'), width: 'content' },
        right(word('lastWeek')),
        right(word('thisWeek')),
        right(word('change')),
        { title: word('why') },
      ],
      rows: report.moves.map((one) => [
        one.project_name,
        one.dept_name,
        one.before_amount ? inMiliar(one.before_amount) : '-',
        one.amount ? inMiliar(one.amount) : '-',
        changeInMiliar(one.amount - one.before_amount),
        `${word(one.kind)}${one.brand ? ` (${one.brand})` : ''}: ${one.reason ?? word('noReason', { name: one.salesman_name })}`,
      ]),
    },
  ]
  const document = await pdfDocument(db, {
    title: `${word('paperTitle')}, ${word('inMiliar')}`,
    code: word('weekOf', { n: report.week_no, from: dates.day(report.week_start), to: dates.day(report.week_end) }),
    ...{ language, body, landscape: true, name: `weekly-report-${report.week_start}`, note: viewer.username },
    ...(report.is_running ? { watermark: word('notFrozen') } : {}),
  })
  return { data: document }
}

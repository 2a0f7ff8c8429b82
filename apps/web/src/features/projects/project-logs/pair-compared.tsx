import type { Similarity, SimilarityPair } from '@sejuk/contract/projects/similarity'
import { similarityParts, weights } from '@sejuk/domain/projects/similarity'
import { normalizedName } from '@sejuk/domain/projects/similarity-words'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { LoginChip } from '../../../entities/projects/project-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import { PairTimeline } from './pair-timeline.tsx'
import style from './similarity.module.css'
import { useDistance } from '../../../entities/projects/use-distance.ts'

const MapView = lazyPart(() => import('../../../ui/map/map-view.tsx').then((map) => map.MapView))
const near = 200
const written = (n: number) => n.toFixed(2).replace('.', ',')
const signed = (n: number) => `${n < 0 ? '−' : '+'}${written(Math.abs(n))}`

type Props = { task: Similarity; pair: SimilarityPair }

/** The score and its parts, then A against B row by row. */
export const PairCompared = ({ task, pair }: Props) => {
  const t = useWords(projectWords)
  const { scores } = pair
  if (!scores) return null
  return (
    <>
      <Section
        title={written(scores.score)}
        sub={`${t('asks', { n: written(task.asks_from) })}, ${t('likelyFrom', { n: written(task.likely_from) })}`}
        actions={scores.score >= task.likely_from && <StatusChip tone="attention">{t('likely')}</StatusChip>}
      >
        <dl className={style.parts}>
          {similarityParts.map((part) => (
            <div key={part}>
              <dt>{t(`part_${part}`, { n: written(weights[part]) })}</dt>
              <dd>
                {signed(scores[part])}
                <span className={style.bar} aria-hidden="true" data-against={scores[part] < 0 || undefined}>
                  <i style={{ width: `${Math.min(100, Math.abs(100 * scores[part]) / weights[part])}%` }} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Rows task={task} pair={pair} />
      <div className={style.proofs}>
        <Places task={task} pair={pair} />
        <PairTimeline task={task} pair={pair} />
        <Files task={task} pair={pair} />
      </div>
    </>
  )
}

const Rows = ({ task, pair }: Props) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const distance = useDistance()
  const { itself: a, itself } = task
  const { other: b, scores } = pair
  if (!b || !scores) return null
  const percent = (part: 'name' | 'owner' | 'systems') =>
    t('alike', { n: Math.max(0, Math.round((scores[part] / weights[part]) * 100)) })
  const none = t('notScored')
  const isKnown = (one: string | null, other: string | null) => Boolean(one) && Boolean(other)
  /** The search compares every partner of one with every partner of the other. */
  const all = [a.contractor_main, a.contractor_me, a.consultant_me]
  const theirs = [b.contractor_main, b.contractor_me, b.consultant_me]
  const partner = (one: string | null, other: string | null) => {
    const isShared = (name: string | null, among: readonly (string | null)[]) =>
      name !== null && among.some((known) => known !== null && normalizedName(known) === normalizedName(name))
    if (!one && !other) return none
    return isShared(one, theirs) || isShared(other, all) ? t('samePartner') : t('noPartner')
  }
  const rows = [
    [t('project_name'), a.project_name, percent('name'), b.project_name],
    [t('owner_name'), a.owner_name, percent('owner'), b.owner_name],
    [t('developer'), a.developer, isKnown(a.developer, b.developer) ? percent('owner') : none, b.developer],
    [t('detail_address'), a.address, distance(pair.distance_m), b.address],
    [t('building_use'), t(itself.building_use as 'office'), none, t(b.building_use as 'office')],
    [t('contractor_main'), a.contractor_main, partner(a.contractor_main, b.contractor_main), b.contractor_main],
    [t('contractor_me'), a.contractor_me, partner(a.contractor_me, b.contractor_me), b.contractor_me],
    [t('consultant_me'), a.consultant_me, partner(a.consultant_me, b.consultant_me), b.consultant_me],
    [t('systems'), a.systems_text, percent('systems'), b.systems_text],
    [
      t('est_total'),
      `${shortRupiah(a.est_total)}, ${a.probability}%`,
      none,
      `${shortRupiah(b.est_total)}, ${b.probability}%`,
    ],
    [
      t('stage'),
      `${t(a.stage)}, ${dates.day(a.est_order_date)}`,
      none,
      `${t(b.stage)}, ${dates.day(b.est_order_date)}`,
    ],
    [t('rightToSell'), a.right_ends && dates.day(a.right_ends), none, b.right_ends && dates.day(b.right_ends)],
  ] as const
  const head = (letter: string, one: typeof a) => (
    <>
      {letter} · {one.log_code} <LoginChip status={one.login_status} />
      <br />
      <small>
        {one.salesman_name}, {one.dept_name}, {t('logged', { day: dates.date(one.submitted_date) })}
      </small>
    </>
  )
  return (
    <Section aria-label={t('howAlike')}>
      <PlainTable isStacked>
        <thead>
          <tr>
            <th />
            <th>{head('A', a)}</th>
            <th>{t('howAlike')}</th>
            <th>{head('B', b)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, one, how, other]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="A">{one || '-'}</td>
              <td data-label={t('howAlike')} className={style.how}>
                {how}
              </td>
              <td data-label="B">{other || '-'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

const Places = ({ task, pair }: Props) => {
  const t = useWords(projectWords)
  const distance = useDistance()
  const { itself } = task
  const { other } = pair
  if (!other) return null
  return (
    <Section title={t('places')} sub={distance(pair.distance_m)}>
      <SectionBody>
        <MapView
          label={t('places')}
          at={{ lat: itself.lat, lng: itself.lng }}
          also={{ lat: other.lat, lng: other.lng }}
          letters={['A', 'B']}
          radius={near}
          closest={0.004}
        />
      </SectionBody>
    </Section>
  )
}

/** A file with the same content on both sides is the strongest proof, and stands first. */
const Files = ({ task, pair }: Props) => {
  const t = useWords(projectWords)
  const [a, b] = [task.itself.files, pair.other?.files ?? []]
  const inBoth = a.filter(({ sha256 }) => b.some((one) => one.sha256 === sha256))
  const only = (files: typeof a) => files.filter(({ sha256 }) => !inBoth.some((one) => one.sha256 === sha256))
  const line = (mark: string, { file_name, sha256 }: (typeof a)[number]) => (
    <li key={`${mark}${sha256}${file_name}`}>
      <span>{file_name}</span>
      <StatusChip tone={mark === 'A' || mark === 'B' ? 'neutral' : 'attention'}>{mark}</StatusChip>
    </li>
  )
  return (
    <Section title={t('files')} sub={`A ${a.length}, B ${b.length}`}>
      <RowList>
        {inBoth.map((file) => line(t('inBoth'), file))}
        {only(a).map((file) => line('A', file))}
        {only(b).map((file) => line('B', file))}
      </RowList>
    </Section>
  )
}

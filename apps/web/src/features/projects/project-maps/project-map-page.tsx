import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { type MappedProject, type ProjectMap, projectMap } from '@sejuk/contract/projects/project-maps'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { shortRupiah } from '@sejuk/domain/money'
import { pageTo } from '@sejuk/domain/pages'
import { type ProjectStatus, projectStatuses } from '@sejuk/domain/projects/project-statuses'
import { projectWords } from '@sejuk/words/projects/projects'
import { useState } from 'react'
import { LoginChip, ProjectChip, projectTones } from '../../../entities/projects/project-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { currentPosition, type Position } from '../../../lib/browser/position.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import type { Cluster, View } from '../../../ui/map/cluster-map.tsx'
import { PinMark } from '../../../ui/map/pin-mark.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

const ClusterMap = lazyPart(() => import('../../../ui/map/cluster-map.tsx').then((map) => map.ClusterMap))
const everywhere: View = { south: -11, west: 95, north: 6, east: 141, zoom: 5 }
const layers = ['Login', ...projectStatuses] as const
type Layer = (typeof layers)[number]
type Search = { dept_code?: string; hide?: string; area?: string; heat?: string; others?: string }

const pointsOf = (area: string) =>
  area
    .split(';')
    .filter(Boolean)
    .map((corner) => corner.split(',').map(Number))
    .map(([lat = 0, lng = 0]) => ({ lat, lng }))
const isStatus = (text: string): text is ProjectStatus => projectStatuses.some((one) => one === text)

/** Circles by count in four steps, or by amount in five. */
const clustersOf = ({ clusters }: ProjectMap, isHeat: boolean): Cluster[] => {
  const most = Math.max(1, ...clusters.map(({ amount, count }) => (isHeat ? amount : count)))
  return clusters.map(({ lat, lng, count, amount, lapsing }) => ({
    at: { lat, lng },
    label: lapsing > 0 && !isHeat ? `${count} !` : String(count),
    step: Math.max(1, Math.ceil(((isHeat ? amount : count) / most) * (isHeat ? 5 : 4))),
    title: shortRupiah(amount),
  }))
}

/** Where the projects are, and which need a hand. */
export const ProjectMapPage = () => {
  const t = useWords(projectWords)
  const say = useSay()
  const navigate = useNavigate()
  const gate = useGate(projectMap)
  const search: Search = useSearch()
  const [view, setView] = useState(everywhere)
  const [center, setCenter] = useState<Position>()
  const [isLost, setLost] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const go = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const hidden = new Set((search.hide ?? '').split(',').filter(Boolean))
  const shown = layers.filter((layer) => !hidden.has(layer))
  const area = search.area ?? ''
  const found = useCall(
    projectMap,
    {
      ...view,
      dept_code: search.dept_code ? [search.dept_code] : [],
      project_status: hidden.size > 0 ? [...shown] : [],
      polygon: pointsOf(area).length > 2 ? area : '',
      others: search.others === 'yes',
    },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const map = found.data?.data
  const isHeat = search.heat === 'yes'
  const turn = (layer: Layer) => {
    const next = hidden.has(layer) ? [...hidden].filter((one) => one !== layer) : [...hidden, layer]
    go({ hide: next.join(',') || undefined })
  }
  const aroundMe = async () => {
    const at = await currentPosition()
    setLost(!at)
    if (at) setCenter(at)
  }
  const pin = map?.pins.find(({ log_code }) => log_code === chosen)
  const other = map?.others.find(({ log_code }) => log_code === chosen)
  return (
    <>
      <PageHead title={t('mapTitle')} sub={map && `${t('inView', { n: map.total })}, ${shortRupiah(map.amount)}`}>
        <PagedSelect
          label={t('dept_name')}
          none={t('choose')}
          source={departmentDropdown}
          value={search.dept_code}
          onChange={(dept_code) => go({ dept_code })}
        />
      </PageHead>
      <PageBody>
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : !map ? (
          <Pending />
        ) : (
          <>
            <Row>
              <Button aria-pressed={isHeat} onClick={() => go({ heat: isHeat ? undefined : 'yes' })}>
                {t('heat')}
              </Button>
              <Button aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
                {t(isDrawing ? 'drawDone' : 'drawArea')}
              </Button>
              {area && <Button onClick={() => go({ area: undefined })}>{t('clearArea')}</Button>}
              <Button
                aria-pressed={search.others === 'yes'}
                onClick={() => go({ others: search.others === 'yes' ? undefined : 'yes' })}
              >
                {t('othersToo')}
              </Button>
              <Button onClick={() => void aroundMe()}>{t('aroundMe')}</Button>
            </Row>
            {isLost && <Note tone="bad">{t('noPosition')}</Note>}
            <Columns>
              <Column>
                <ClusterMap
                  label={t('mapTitle')}
                  clusters={clustersOf(map, isHeat)}
                  pins={[
                    ...map.pins.map((one) => ({
                      key: one.log_code,
                      at: { lat: one.lat, lng: one.lng },
                      tone: one.project_status ? projectTones[one.project_status] : ('waiting' as const),
                      label: `${one.project_name}, ${t(one.project_status ?? one.login_status)}`,
                    })),
                    ...map.others.map((one) => ({
                      key: one.log_code,
                      at: { lat: one.lat, lng: one.lng },
                      tone: 'place' as const,
                      isHollow: true,
                      label: `${one.log_code}, ${one.dept_name}`,
                    })),
                  ]}
                  isHeat={isHeat}
                  area={pointsOf(area)}
                  center={center}
                  chosen={chosen}
                  onChoose={setChosen}
                  onView={setView}
                  onCorner={
                    isDrawing
                      ? ({ lat, lng }) =>
                          go({ area: [...(area ? [area] : []), `${lat.toFixed(5)},${lng.toFixed(5)}`].join(';') })
                      : undefined
                  }
                />
              </Column>
              <Column>
                {pin && <Card pin={pin} center={center} />}
                {other && (
                  <Section title={other.log_code}>
                    <SectionText>
                      {other.dept_name}
                      {center && `, ${t('apart', { m: metresBetween(center, other) })}`}
                    </SectionText>
                  </Section>
                )}
                <Section
                  title={t('inView', { n: map.total })}
                  sub={map.lapsing > 0 && t('lapsing', { n: map.lapsing })}
                >
                  <RowList>
                    {layers.map((layer) => (
                      <li key={layer}>
                        <Button
                          size="small"
                          icon={<PinMark tone={isStatus(layer) ? projectTones[layer] : 'waiting'} size={16} />}
                          aria-pressed={!hidden.has(layer)}
                          onClick={() => turn(layer)}
                        >
                          {isStatus(layer) ? t(layer) : t('loginInApproval')}
                        </Button>
                        <b>{map.by_status.find(({ status }) => status === layer)?.count ?? 0}</b>
                      </li>
                    ))}
                  </RowList>
                </Section>
                <Section title={t('pinsInView')}>
                  <RowList>
                    {map.pins.slice(0, 50).map((one) => (
                      <li key={one.log_code}>
                        <Link {...pageTo('projectLog', { module: 'project-map-list' }, { code: one.log_code })}>
                          {one.project_name}
                        </Link>
                        <span>{one.city_name}</span>
                      </li>
                    ))}
                  </RowList>
                </Section>
              </Column>
            </Columns>
          </>
        )}
      </PageBody>
    </>
  )
}

const Card = ({ pin, center }: { pin: MappedProject; center: Position | undefined }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  return (
    <Section
      title={pin.project_name}
      actions={
        pin.project_status ? <ProjectChip status={pin.project_status} /> : <LoginChip status={pin.login_status} />
      }
    >
      <SectionBody>
        <p>
          {pin.project_code ?? pin.log_code}, {pin.city_name}, {pin.salesman_name}
        </p>
        <p>
          {shortRupiah(pin.est_total)}, {pin.probability}%, {t(pin.stage)}
        </p>
        <p>
          {t('last_contact_day')} {dates.day(pin.last_contact_day)}, {t('rightToSell')} {dates.day(pin.right_ends)}
          {center && `, ${t('apart', { m: metresBetween(center, pin) })}`}
        </p>
        <Link {...pageTo('projectLog', { module: 'project-map-list' }, { code: pin.log_code })}>
          {t('openProject')}
        </Link>
      </SectionBody>
    </Section>
  )
}

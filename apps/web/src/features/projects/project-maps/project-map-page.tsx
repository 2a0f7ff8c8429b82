import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { type ProjectMap, projectMap } from '@sejuk/contract/projects/project-maps'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { pageTo } from '@sejuk/domain/pages'
import { type MapLayer, mapLayers } from '@sejuk/domain/projects/project-lists'
import { projectStages } from '@sejuk/domain/projects/project-statuses'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { useState } from 'react'
import { projectTones } from '../../../entities/projects/project-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { currentPosition, type Position } from '../../../lib/browser/position.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import type { Bounds, Cluster, View } from '../../../ui/map/cluster-map.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { useDistance } from '../../../entities/projects/use-distance.ts'
import { MapCard } from './map-card.tsx'
import { MapCompetitors } from './map-competitors.tsx'
import { HeatScale, heatSteps, MapLegend } from './map-legend.tsx'
import { nearestFirst, quantilesOf, stepOf, withCorner } from './map-measures.ts'
import { MapPlaceList } from './map-place-list.tsx'
import style from './project-map.module.css'

const ClusterMap = lazyPart(() => import('../../../ui/map/cluster-map.tsx').then((map) => map.ClusterMap))
const everywhere: View = { south: -11, west: 95, north: 6, east: 141, zoom: 5 }
type Search = {
  dept_code?: string
  salesman_code?: string
  stage?: string
  least?: string
  hide?: string
  area?: string
  heat?: string
  others?: string
  rivals?: string
  competitor?: string
}

const pointsOf = (area: string) =>
  area
    .split(';')
    .filter(Boolean)
    .map((corner) => corner.split(',').map(Number))
    .map(([lat = 0, lng = 0]) => ({ lat, lng }))
const stageOf = (text: string | undefined) => projectStages.find((one) => one === text)
const leastOf = (text: string | undefined) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined)
const cornersOf = ({ south, west, north, east }: Bounds) =>
  [
    [north, west],
    [north, east],
    [south, east],
    [south, west],
  ]
    .map((corner) => corner.map((degrees) => degrees.toFixed(5)).join(','))
    .join(';')
/** A little around, so that what lies on the border lies inside. */
const aBitMore = 0.000_02
const aroundOf = ({ south, west, north, east }: Bounds) =>
  cornersOf({ south: south - aBitMore, west: west - aBitMore, north: north + aBitMore, east: east + aBitMore })
const amountBounds = ({ clusters }: ProjectMap) =>
  quantilesOf(
    clusters.map(({ amount }) => amount),
    heatSteps,
  )

/** Circles by count in four steps, or by amount in five with equally many circles in each. */
const clustersOf = (map: ProjectMap, isHeat: boolean): Cluster[] => {
  const most = Math.max(1, ...map.clusters.map(({ count }) => count))
  const bounds = amountBounds(map)
  return map.clusters.map(({ lat, lng, count, amount, lapsing, ...corners }) => ({
    at: { lat, lng },
    label: String(count),
    badge: lapsing > 0 && !isHeat ? String(lapsing) : undefined,
    step: isHeat ? stepOf(amount, bounds) : Math.max(1, Math.ceil((count / most) * 4)),
    title: shortRupiah(amount),
    corners,
  }))
}

/** Where the projects are, and which need a hand. */
export const ProjectMapPage = () => {
  const t = useWords(projectWords)
  const say = useSay()
  const navigate = useNavigate()
  const gate = useGate(projectMap)
  const distance = useDistance()
  const search: Search = useSearch()
  const [view, setView] = useState(everywhere)
  const [center, setCenter] = useState<Position>()
  const [isLost, setLost] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [place, setPlace] = useState<Bounds>()
  const go = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const hidden = new Set((search.hide ?? '').split(',').filter(Boolean))
  const shown = mapLayers.filter((layer) => !hidden.has(layer))
  const area = search.area ?? ''
  const hasArea = pointsOf(area).length > 2
  const hasRivals = search.rivals === 'yes'
  const competitor = hasRivals ? search.competitor : undefined
  /** The same projects as a list, in the words of its address. */
  const asList = {
    list: 'project-library-log' as const,
    ...{ dept_code: search.dept_code, salesman_code: search.salesman_code, competitor },
    ...{ stage: stageOf(search.stage), least: leastOf(search.least)?.toString(), on_map: shown.join(',') },
  }
  const found = useCall(
    projectMap,
    {
      ...view,
      dept_code: search.dept_code ? [search.dept_code] : [],
      salesman_code: search.salesman_code ? [search.salesman_code] : [],
      stage: stageOf(search.stage),
      least: leastOf(search.least),
      project_status: hidden.size > 0 ? [...shown] : [],
      polygon: hasArea ? area : '',
      ...{ competitor: competitor ?? '', competitors: hasRivals },
      others: search.others === 'yes',
    },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const map = found.data?.data
  const isHeat = search.heat === 'yes'
  const turn = (layer: MapLayer) => {
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
        <Link {...pageTo('projectLibrary', { ...asList, polygon: hasArea ? area : cornersOf(view) })}>
          {t('showAsList')}
        </Link>
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
            <div className={style.filters}>
              <PagedSelect
                label={t('dept_name')}
                none={t('all')}
                source={departmentDropdown}
                value={search.dept_code}
                onChange={(dept_code) => go({ dept_code })}
              />
              <PagedSelect
                label={t('salesman_name')}
                none={t('all')}
                source={staffDropdown}
                input={{ dept_code: search.dept_code ? [search.dept_code] : [], role_code: [] }}
                value={search.salesman_code}
                onChange={(salesman_code) => go({ salesman_code })}
              />
              <ChoiceField
                label={t('stage')}
                value={search.stage ?? ''}
                none={t('all')}
                options={projectStages.map((value) => ({ value, label: t(value) }))}
                onChange={(stage) => go({ stage: stage || undefined })}
              />
              <MoneyField
                label={t('least')}
                value={leastOf(search.least) ?? null}
                onChange={(least) => go({ least: least ? String(least) : undefined })}
              />
            </div>
            <div className={style.tools}>
              <Row>
                <Button aria-pressed={isHeat} onClick={() => go({ heat: isHeat ? undefined : 'yes' })}>
                  {t('heat')}
                </Button>
                <Button aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
                  {t(isDrawing ? 'drawDone' : 'drawArea')}
                </Button>
                {area && (
                  <Button onClick={() => go({ area: undefined })}>
                    {t('areaOf', { n: map.total })} · {t('clearArea')}
                  </Button>
                )}
                <Button
                  aria-pressed={search.others === 'yes'}
                  onClick={() => go({ others: search.others === 'yes' ? undefined : 'yes' })}
                >
                  {t('othersToo')}
                </Button>
                <Button
                  aria-pressed={hasRivals}
                  onClick={() => go({ rivals: hasRivals ? undefined : 'yes', competitor: undefined })}
                >
                  {t('competitors')}
                </Button>
                <Button onClick={() => void aroundMe()}>{t('aroundMe')}</Button>
              </Row>
            </div>
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
                  hereLabel={t('youAreHere')}
                  onDone={() => setDrawing(false)}
                  chosen={chosen}
                  onChoose={(key) => {
                    setChosen(key)
                    setPlace(undefined)
                  }}
                  onMany={setPlace}
                  onView={setView}
                  onCorner={isDrawing ? (corner) => go({ area: withCorner(area, corner) }) : undefined}
                />
                {isHeat && <HeatScale bounds={amountBounds(map)} />}
              </Column>
              <Column>
                {place && (
                  <MapPlaceList asked={{ ...asList, polygon: aroundOf(place) }} onClose={() => setPlace(undefined)} />
                )}
                {pin && <MapCard pin={pin} center={center} />}
                {other && (
                  <Section title={other.log_code}>
                    <SectionText>
                      {other.dept_name}
                      {center && `, ${distance(metresBetween(center, other))}`}
                    </SectionText>
                  </Section>
                )}
                {hasRivals && (
                  <MapCompetitors
                    competitors={map.competitors}
                    chosen={competitor}
                    onChoose={(brand) => go({ competitor: brand })}
                  />
                )}
                <MapLegend map={map} hidden={hidden} onTurn={turn} />
                <Section title={t('pinsInView')} sub={center && t('nearestFirst')}>
                  <RowList>
                    {nearestFirst(map.pins, center)
                      .slice(0, 50)
                      .map(({ pin: one, metres }) => (
                        <li key={one.log_code}>
                          <Link {...pageTo('projectLog', { module: 'project-map-list' }, { code: one.log_code })}>
                            {one.project_name}
                          </Link>
                          <span>
                            {one.city_name}
                            {metres !== null && `, ${distance(metres)}`}
                          </span>
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

import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { type WorkOrderMap, workOrderMap } from '@sejuk/contract/aftersales/work-order-board'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { pageTo } from '@sejuk/domain/pages'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useState } from 'react'
import { useCall } from '../../../../lib/api/queries.ts'
import { useNow } from '../../../../lib/browser/clock.ts'
import { useNarrow } from '../../../../lib/browser/screen.ts'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { Link } from '../../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../../lib/session/viewer.ts'
import { Pending } from '../../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { PageHead } from '../../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../../ui/list/list-states.tsx'
import { useListPage } from '../use-list-page.ts'
import style from './map.module.css'
import { MapLegend } from './map-legend.tsx'
import { MapList } from './map-list.tsx'
import { isLayer, type Layer, layerOf, type Mapped, mappedOf, pinsOf } from './map-pins.ts'

const PinsMap = lazyPart(() => import('../../../../ui/map/pins-map.tsx').then((map) => map.PinsMap))

/** Open visits on a map, for planning which centre takes which job. */
export const WorkOrderMapPage = () => {
  const t = useWords(workOrderWords)
  const say = useSay()
  const viewer = useViewer()
  const navigate = useNavigate()
  const list = useListPage()
  const isNarrow = useNarrow()
  const mayLook = useGate(workOrderMap)
  const search: { dept_code?: string; asc_code?: string; hide?: string } = useSearch()
  const { dept_code, asc_code } = search
  const found = useCall(
    workOrderMap,
    { dept_code: dept_code ? [dept_code] : [], asc_code: asc_code ? [asc_code] : [] },
    { enabled: mayLook.enabled, keepPrevious: true },
  )
  const go = (part: typeof search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  const choices = !viewer.asc_code && (
    <>
      <div className={style.choice}>
        <PagedSelect
          label={t('dept_name')}
          none={t('everyBranch')}
          source={departmentDropdown}
          value={dept_code}
          onChange={(code) => go({ dept_code: code, asc_code: undefined })}
        />
      </div>
      <div className={style.choice}>
        <PagedSelect
          label={t('asc_name')}
          none={t('everyCentre')}
          source={ascDropdown}
          input={dept_code ? { dept_code: [dept_code] } : {}}
          value={asc_code}
          onChange={(code) => go({ asc_code: code })}
        />
      </div>
    </>
  )
  return (
    <>
      <PageHead title={t('mapTitle')} crumb={<Link {...pageTo(list)}>{t('title')}</Link>}>
        {!isNarrow && choices}
      </PageHead>
      {isNarrow && choices && <div className={style.choices}>{choices}</div>}
      {!mayLook.enabled ? (
        <ForbiddenState reason={say(mayLook.because)} />
      ) : found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Shown
          map={found.data.data}
          hidden={new Set((search.hide ?? '').split(',').filter(isLayer))}
          onHide={(layers) => go({ hide: [...layers].join(',') || undefined })}
        />
      ) : (
        <Pending />
      )}
    </>
  )
}

type ShownProps = { map: WorkOrderMap; hidden: ReadonlySet<Layer>; onHide: (layers: ReadonlySet<Layer>) => void }

const Shown = ({ map, hidden, onHide }: ShownProps) => {
  const t = useWords(workOrderWords)
  const now = useNow()
  const [chosen, setChosen] = useState<string>()
  const [sight, setSight] = useState<{ isIn: (at: Mapped['at']) => boolean }>()
  const shown = mappedOf(map).filter((one) => !hidden.has(layerOf(one)))
  return (
    <div className={style.page}>
      <MapLegend map={map} hidden={hidden} onHide={onHide} />
      <div className={style.halves}>
        <div className={style.map}>
          <PinsMap
            label={t('mapTitle')}
            pins={[...(hidden.has('Centres') ? [] : pinsOf.centres(map)), ...shown.map((one) => pinsOf.job(one, now))]}
            chosen={chosen}
            onChoose={setChosen}
            onSight={(isIn) => setSight({ isIn })}
          />
        </div>
        <MapList
          jobs={sight ? shown.filter(({ at }) => sight.isIn(at)) : shown}
          all={shown.length}
          unplaced={map.unplaced}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    </div>
  )
}

import type { ProjectMap } from '@sejuk/contract/projects/project-maps'
import { type MapLayer, mapLayers } from '@sejuk/domain/projects/project-lists'
import { type ProjectStatus, projectStatuses } from '@sejuk/domain/projects/project-statuses'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { projectTones } from '../../../entities/projects/project-status.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PinMark } from '../../../ui/map/pin-mark.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'
import style from './project-map.module.css'

const isStatus = (text: string): text is ProjectStatus => projectStatuses.some((one) => one === text)

type Props = { map: ProjectMap; hidden: ReadonlySet<string>; onTurn: (layer: MapLayer) => void }
/** Every status with its mark and its count; a press takes it off the map or puts it back. */
export const MapLegend = ({ map, hidden, onTurn }: Props) => {
  const t = useWords(projectWords)
  return (
    <Section title={t('inView', { n: map.total })} sub={map.lapsing > 0 && t('lapsing', { n: map.lapsing })}>
      <div className={style.legend}>
        <RowList>
          {mapLayers.map((layer) => (
            <li key={layer}>
              <Button
                size="small"
                icon={<PinMark tone={isStatus(layer) ? projectTones[layer] : 'waiting'} size={16} />}
                aria-pressed={!hidden.has(layer)}
                onClick={() => onTurn(layer)}
              >
                {isStatus(layer) ? t(layer) : t('loginInApproval')}
              </Button>
              <b>{map.by_status.find(({ status }) => status === layer)?.count ?? 0}</b>
            </li>
          ))}
        </RowList>
      </div>
    </Section>
  )
}

export const heatSteps = 5
/** What the shades of the circles mean: each holds equally many of the circles in view. */
export const HeatScale = ({ bounds }: { bounds: readonly number[] }) => {
  const t = useWords(projectWords)
  return (
    <ol className={style.scale} aria-label={t('heat')}>
      {bounds.map((bound, n) => (
        <li key={n} data-step={n + 1}>
          {t('upTo', { amount: shortRupiah(bound) })}
        </li>
      ))}
    </ol>
  )
}

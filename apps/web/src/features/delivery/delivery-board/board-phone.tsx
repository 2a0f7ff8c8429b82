import { pageTo } from '@sejuk/domain/pages'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import IconArrowDown from '#icon/ArrowDown'
import IconArrowUp from '#icon/ArrowUp'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import style from './board-page.module.css'
import { type BoardStop, keyOfTruck, loadOf, type Truck } from './board-stops.ts'
import { DriverLinkButton } from './driver-link-button.tsx'
import { LoadBars } from './load-bars.tsx'
import { StopCard } from './stop-card.tsx'
import type { MovedTo } from './use-move-stop.ts'

type Props = {
  day: string
  stops: readonly BoardStop[]
  unplanned: readonly BoardStop[]
  trucks: readonly Truck[]
  truck: Truck | undefined
  onTruck: (truck: Truck) => void
  mayMove: (stop: BoardStop) => boolean
  onMove: (stop: BoardStop, to: MovedTo) => void
  /** Two stops of a truck change places. */
  onSwap: (above: BoardStop, below: BoardStop) => void
}

/** One day and one truck at a time, its stops under each other. */
export const BoardPhone = ({ day, stops, unplanned, trucks, truck, onTruck, mayMove, onMove, onSwap }: Props) => {
  const t = useWords(boardWords)
  const own = truck ? stops.filter((stop) => stop.day === day && keyOfTruck(stop) === keyOfTruck(truck)) : []
  const fits = (stop: BoardStop) => truck?.warehouse_code === stop.warehouse_code
  return (
    <>
      <Section aria-label={t('title')}>
        {!truck && <SectionText>{t('nothing')}</SectionText>}
        {truck && (
          <SectionBody>
            <ChoiceField
              label={t('truck')}
              value={keyOfTruck(truck)}
              options={trucks.map((one) => ({ value: keyOfTruck(one), label: one.truck_no ?? '' }))}
              onChange={(key) => {
                const chosen = trucks.find((one) => keyOfTruck(one) === key)
                if (chosen) onTruck(chosen)
              }}
            />
            <p className={style.hint}>
              {[truck.truck_model, truck.driver_name ?? t('noDriver'), truck.logistic_vendor]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <LoadBars load={loadOf(own)} model={truck.truck_model} />
            {own.length === 0 && <p>{t('stops', { n: 0, units: 0 })}</p>}
            <ol className={style.stops}>
              {own.map((stop, n) => {
                const [before, after] = [own[n - 1], own[n + 1]]
                return (
                  <li key={stop.key}>
                    <StopCard stop={stop} n={n + 1} isLifted={false} mayMove={false} />
                    <IconButton
                      label={`${t('up')}: ${stop.name}`}
                      disabled={!before || !mayMove(stop) || !mayMove(before)}
                      onClick={() => before && onSwap(before, stop)}
                    >
                      <IconArrowUp size={18} />
                    </IconButton>
                    <IconButton
                      label={`${t('down')}: ${stop.name}`}
                      disabled={!after || !mayMove(stop) || !mayMove(after)}
                      onClick={() => after && onSwap(stop, after)}
                    >
                      <IconArrowDown size={18} />
                    </IconButton>
                  </li>
                )
              })}
            </ol>
            {own.length > 0 && truck.truck_no && (
              <DriverLinkButton warehouse_code={truck.warehouse_code} truck_no={truck.truck_no} planned_date={day} />
            )}
          </SectionBody>
        )}
      </Section>
      <Section title={t('notPlanned')} sub={unplanned.length}>
        {unplanned.length === 0 && (
          <SectionText>
            {t('allPlanned')} <Link {...pageTo('deliveries')}>{t('deliveries')}</Link>
          </SectionText>
        )}
        <div className={style.cards}>
          {unplanned.map((stop) => (
            <div key={stop.key}>
              <StopCard stop={stop} n={undefined} isLifted={false} mayMove={false} />
              {truck && fits(stop) && mayMove(stop) && (
                <Button size="small" onClick={() => onMove(stop, { truck, day, stop_no: own.length + 1 })}>
                  {t('onTruck', { truck: truck.truck_no ?? '' })}
                </Button>
              )}
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}

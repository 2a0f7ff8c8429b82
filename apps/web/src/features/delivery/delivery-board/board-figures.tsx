import { capacityOf, type Load, sumOfLoads } from '@sejuk/domain/delivery/trucks'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './board-page.module.css'
import { type BoardStop, keyOfTruck, loadOf, trucksIn } from './board-stops.ts'

type Props = { day: string; stops: readonly BoardStop[]; unplanned: readonly BoardStop[] }

const cubic = (volume: number) => thousands(Math.round(volume * 10) / 10)
const unitsOf = (stops: readonly BoardStop[]) => stops.reduce((sum, { qty }) => sum + qty, 0)

/** The chosen day in one line: what goes, what its trucks could carry, and what somebody has to look at. */
export const BoardFigures = ({ day, stops, unplanned }: Props) => {
  const t = useWords(boardWords)
  const dates = useDates()
  const ofDay = stops.filter((stop) => stop.day === day)
  const trucks = trucksIn(ofDay).map((truck) => {
    const load = loadOf(ofDay.filter((stop) => keyOfTruck(stop) === keyOfTruck(truck)))
    return { ...truck, load, capacity: capacityOf(truck.truck_model) }
  })
  const load = loadOf(ofDay)
  const room = sumOfLoads(trucks.flatMap(({ capacity }) => capacity ?? []))
  const isOver = (part: keyof Load) =>
    trucks.filter(({ load: own, capacity }) => capacity && own[part] > capacity[part])
  const needs = [
    [isOver('weight').length, 'tooHeavy'],
    [isOver('volume').length, 'tooFull'],
    [trucks.filter(({ driver_name }) => !driver_name).length, 'withoutDriver'],
  ] as const
  const open = needs.flatMap(([n, word]) => (n > 0 ? [t(word, { n })] : []))
  return (
    <Facts
      isFramed
      facts={[
        [t('toDeliver', { day: dates.day(day) }), t('stops', { n: ofDay.length, units: unitsOf(ofDay) })],
        [t('weightPlanned'), t('ofKg', { n: thousands(Math.round(load.weight)), all: thousands(room.weight) })],
        [t('volumePlanned'), t('ofM3', { n: cubic(load.volume), all: cubic(room.volume) })],
        [t('notPlanned'), t('waitingUnits', { n: unplanned.length, units: unitsOf(unplanned) })],
        [
          t('needsYou'),
          open.length > 0 ? (
            <span className={style.needs}>
              <StatusIcon tone="attention" /> {open.join(', ')}
            </span>
          ) : (
            t('nothingNeeded')
          ),
        ],
      ]}
    />
  )
}

import type { SerialLife as Life } from '@sejuk/contract/catalogue/serial-lives'
import { hasLookAlikes } from '@sejuk/domain/catalogue/serial-numbers'
import { pageTo } from '@sejuk/domain/pages'
import { serialLifeWords } from '@sejuk/words/catalogue/serial-lives'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import { Facts } from '../../ui/record/facts.tsx'
import { Section } from '../../ui/record/section.tsx'
import { SerialChip } from '../status/serial-status.tsx'
import { SerialTimeline } from './serial-timeline.tsx'
import { SerialWarrantyLine } from './serial-warranty.tsx'
import { UnitPapers } from './unit-papers.tsx'

const SerialLink = ({ serial_number }: { serial_number: string }) => (
  <Link {...pageTo('serialLife', { serial_number })}>{serial_number}</Link>
)

/** Everything about one unit: where it is, its whole life, and its warranty. */
export const SerialLife = ({ life }: { life: Life }) => {
  const t = useWords(serialLifeWords)
  const dates = useDates()
  const { unit, near, serial_number } = life
  if (!unit)
    return (
      <Note role="status" as="div">
        {t('unknown', { serial: serial_number })}
        {near.length > 0 && (
          <Row>
            {t('near')}
            {near.map((one) => (
              <SerialLink key={one.serial_number} serial_number={one.serial_number} />
            ))}
          </Row>
        )}
      </Note>
    )
  const pairOf = unit.unit_kind === 'Indoor' ? 'itsOutdoor' : unit.unit_kind === 'Outdoor' ? 'itsIndoor' : 'itsPair'
  const where = unit.warehouse_name ?? unit.warehouse_code
  return (
    <>
      {near.length > 0 ? (
        <Note as="div">
          {t('alikeWarning')}
          <Row>
            {near.map((one) => (
              <SerialLink key={one.serial_number} serial_number={one.serial_number} />
            ))}
          </Row>
        </Note>
      ) : (
        hasLookAlikes(serial_number) && <Note>{t('letterWarning')}</Note>
      )}
      {unit.replaced_by_sn && (
        <Note as="div" role="status">
          {t('exchanged')} <SerialLink serial_number={unit.replaced_by_sn} />
        </Note>
      )}
      {unit.is_damaged && <Note tone="bad">{t('damagedWarning')}</Note>}
      {!unit.fits_mask && <Note tone="bad">{t('maskWarning')}</Note>}
      <Section
        title={serial_number}
        sub={`${unit.item_code}, ${t(unit.unit_kind)}`}
        actions={<SerialChip status={unit.status} size="large" />}
      >
        <Facts
          facts={[
            [t('item'), unit.item_name, { wide: 2 }],
            [t('where'), where],
            [t('customer'), unit.customer_name],
            [t('produced_date'), dates.day(unit.produced_date)],
            [t('delivered_date'), dates.day(unit.delivered_date)],
            [t('retail_date'), dates.day(unit.retail_date)],
            [t('installed_date'), dates.day(unit.installed_date)],
            [t(pairOf), life.pair && <SerialLink serial_number={life.pair.serial_number} />],
            ...(unit.replaced_by_sn
              ? ([[t('replacedBy'), <SerialLink key="by" serial_number={unit.replaced_by_sn} />]] as const)
              : []),
            ...(life.replaces
              ? ([[t('replaces'), <SerialLink key="of" serial_number={life.replaces} />]] as const)
              : []),
          ]}
        />
        <SerialTimeline steps={life.steps} />
        {life.warranty && <SerialWarrantyLine warranty={life.warranty} />}
      </Section>
      <UnitPapers papers={life.papers} />
    </>
  )
}

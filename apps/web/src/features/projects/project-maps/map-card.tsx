import type { MappedProject } from '@sejuk/contract/projects/project-maps'
import { metresBetween } from '@sejuk/domain/masters/offices'
import { pageTo } from '@sejuk/domain/pages'
import { isClosedProject } from '@sejuk/domain/projects/project-clock'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { LoginChip, ProjectChip } from '../../../entities/projects/project-status.tsx'
import type { Position } from '../../../lib/browser/position.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { useDistance } from '../../../entities/projects/use-distance.ts'

/** The project whose pin was pressed. */
export const MapCard = ({ pin, center }: { pin: MappedProject; center: Position | undefined }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const distance = useDistance()
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
          {t('last_contact_day')} {dates.day(pin.last_contact_day)}
          {!isClosedProject(pin.project_status) && `, ${t('rightToSell')} ${dates.day(pin.right_ends)}`}
          {center && `, ${distance(metresBetween(center, pin))}`}
        </p>
        {pin.competitors.length > 0 && (
          <p>
            {t('competitors')}: {pin.competitors.join(', ')}
          </p>
        )}
        <Link {...pageTo('projectLog', { module: 'project-map-list' }, { code: pin.log_code })}>
          {t('openProject')}
        </Link>
      </SectionBody>
    </Section>
  )
}

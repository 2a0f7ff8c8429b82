import type { StaffTicketDetail } from '@sejuk/contract/installers/bonus-tickets'
import { farMetres } from '@sejuk/domain/installers/bonus-checks'
import { bonusTicketWords } from '@sejuk/words/installers/bonus-tickets'
import { useWords } from '../../../lib/language/words.ts'
import { MapView } from '../../../ui/map/map-view.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

/** Where the customer lives, and where the installer's phone was. */
export const TicketPlace = ({ ticket }: { ticket: StaffTicketDetail }) => {
  const t = useWords(bonusTicketWords)
  const { pin_lat, pin_lng, capture_lat, capture_lng } = ticket
  if (pin_lat === null || pin_lng === null) return null
  const phone = capture_lat === null || capture_lng === null ? undefined : { lat: capture_lat, lng: capture_lng }
  return (
    <Section
      title={t('place')}
      actions={
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${pin_lat},${pin_lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('openMap')}
        </a>
      }
    >
      <MapView label={t('place')} at={{ lat: pin_lat, lng: pin_lng }} also={phone} radius={farMetres} />
      <SectionText>
        <small>{t(phone ? 'placeLegend' : 'placeOnly')}</small>
      </SectionText>
    </Section>
  )
}

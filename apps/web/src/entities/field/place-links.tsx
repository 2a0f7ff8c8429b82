import type { VisitPlace } from '@sejuk/contract/field/visit-plans'
import { nationalPhone } from '@sejuk/domain/values/phone'
import { visitMobileWords } from '@sejuk/words/field/visits'
import IconBrandWhatsapp from '#icon/BrandWhatsapp'
import IconPhone from '#icon/Phone'
import IconRoute from '#icon/Route'
import { useWords } from '../../lib/language/words.ts'
import style from './place-links.module.css'

/** Out of our pages into the phone's own: they work whatever the network does. */
export const PlaceLinks = ({ place: { lat, lng, phone } }: { place: VisitPlace }) => {
  const t = useWords(visitMobileWords)
  const number = phone ? `62${nationalPhone(phone)}` : ''
  return (
    <div className={style.links}>
      {lat !== null && lng !== null && (
        <a href={`geo:${lat},${lng}?q=${lat},${lng}`} aria-label={t('directions')}>
          <IconRoute size={22} aria-hidden="true" />
        </a>
      )}
      {number && (
        <>
          <a href={`tel:+${number}`} aria-label={t('call')}>
            <IconPhone size={22} aria-hidden="true" />
          </a>
          <a href={`https://wa.me/${number}`} target="_blank" rel="noreferrer" aria-label={t('whatsapp')}>
            <IconBrandWhatsapp size={22} aria-hidden="true" />
          </a>
        </>
      )}
    </div>
  )
}

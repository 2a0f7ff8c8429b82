import { fieldWorkWords } from '@sejuk/words/aftersales/field-work'
import IconNavigation from '#icon/Navigation'
import { useWords } from '../../../lib/language/words.ts'
import style from './field-job.module.css'
import { directionsLink, type Place } from './outward-links.ts'

/** Opens the phone's own map. */
export const WayButton = ({ job }: { job: Place }) => {
  const t = useWords(fieldWorkWords)
  const way = directionsLink(job)
  if (!way) return null
  return (
    <a className={style.wayButton} href={way} target="_blank" rel="noreferrer" aria-label={t('directions')}>
      <IconNavigation size={24} />
    </a>
  )
}

import { pageTo } from '@sejuk/domain/pages'
import { everydayWords } from '@sejuk/words/everyday'
import { installerWords } from '@sejuk/words/installers/installers'
import { type ReactNode, useEffect } from 'react'
import IconArrowLeft from '#icon/ArrowLeft'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import style from './installer-detail.module.css'

/** The way back to the list, and who this is. */
export const DetailHead = ({ title, children }: { title: string; children?: ReactNode }) => {
  const t = useWords(installerWords)
  const everyday = useWords(everydayWords)
  useEffect(() => {
    document.title = `${title} · Sejuk`
  }, [title])
  return (
    <header className={style.head}>
      <div className={style.crumb}>
        <Link {...pageTo('installers')}>
          <IconArrowLeft size={14} aria-hidden="true" />
          {everyday('back')}
        </Link>
        · {t('title')}
      </div>
      <h1>{title}</h1>
      {children}
    </header>
  )
}

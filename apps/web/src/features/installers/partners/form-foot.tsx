import { partnerWords } from '@sejuk/words/installers/partners'
import type { ReactNode } from 'react'
import IconAlertCircle from '#icon/AlertCircle'
import IconCloudOff from '#icon/CloudOff'
import { useWords } from '../../../lib/language/words.ts'
import style from './partner-form.module.css'

type Form = { refusal?: string; isWaiting: boolean }

/** What came of pressing the button, where the button is. */
export const FormState = ({ form }: { form: Form }): ReactNode => {
  const t = useWords(partnerWords)
  if (form.isWaiting)
    return (
      <p className={style.note} data-tone="attention" role="status">
        <IconCloudOff size={18} aria-hidden="true" />
        {t('savedHere')}
      </p>
    )
  if (!form.refusal) return null
  return (
    <p className={style.note} data-tone="bad" role="alert">
      <IconAlertCircle size={18} aria-hidden="true" />
      {form.refusal}
    </p>
  )
}

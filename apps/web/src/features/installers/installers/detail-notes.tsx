import type { InstallerDetail } from '@sejuk/contract/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import { useWords } from '../../../lib/language/words.ts'
import { StatusIcon } from '../../../ui/record/status-icon.tsx'
import style from './installer-detail.module.css'

/** What one should know before deciding. */
export const DetailNotes = ({ detail }: { detail: InstallerDetail }) => {
  const t = useWords(installerWords)
  const [person] = detail.identity_information
  const notes = detail.duplicates.map(({ same, user_name, user_code, user_status }) => ({
    key: `${same}/${user_code}`,
    text: t(same === 'id_card_number' ? 'duplicateCard' : 'duplicateAccount', {
      name: user_name || '-',
      code: user_code,
      status: t(user_status),
    }),
  }))
  if (person?.is_barred) notes.push({ key: 'barred', text: t('barred') })
  if (notes.length === 0) return null
  return (
    <div className={style.notes}>
      {notes.map(({ key, text }) => (
        <p key={key} className={style.note} data-tone="attention">
          <StatusIcon tone="attention" size={14} />
          {text}
        </p>
      ))}
    </div>
  )
}

import type { MyLesson } from '@sejuk/contract/learning/my-courses'
import { megabyte } from '@sejuk/domain/files'
import { offlineFileMb, offlineQuotaMb } from '@sejuk/domain/learning/enrolments'
import { learningWords } from '@sejuk/words/learning/my-courses'
import { useState } from 'react'
import IconDownload from '#icon/Download'
import { showError } from '../../../lib/language/error-text.ts'
import { sizeOf } from '../../../lib/language/sizes.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { canStoreFiles, dropFile, QuotaFull, storeFile, useStoredFiles } from './offline-files.ts'

type Props = { course_code: string; lesson: MyLesson }

/** A document or a short video on the phone, sealed, within the room there is for it. */
export const OfflineToggle = ({ course_code, lesson }: Props) => {
  const t = useWords(learningWords)
  const { usercode } = useViewer()
  const stored = useStoredFiles(usercode)
  const [isBusy, setBusy] = useState(false)
  const { file, lesson_id } = lesson
  if (!file || !canStoreFiles()) return null
  if (file.bytes > offlineFileMb * megabyte) return <p>{t('tooLargeOffline', { n: offlineFileMb })}</p>
  const isThere = stored.has(course_code, lesson_id)
  const toggle = async () => {
    setBusy(true)
    try {
      if (isThere) await dropFile(usercode, course_code, lesson_id)
      else await storeFile(usercode, course_code, lesson_id, file.url)
      await stored.look()
    } catch (error) {
      showError(error instanceof QuotaFull ? new Error(t('offlineFull', { all: offlineQuotaMb })) : error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Row>
      <Button icon={<IconDownload size={18} />} isBusy={isBusy} onClick={() => void toggle()}>
        {t(isThere ? 'removeOffline' : 'keepOffline')}
      </Button>
      <span>
        {isThere ? `${t('isOffline')}, ` : ''}
        {sizeOf(file.bytes)}
      </span>
    </Row>
  )
}

import { type CustomerSignature, listPhotos } from '@sejuk/contract/platform/attachments'
import { photoWords } from '@sejuk/words/photos'
import { uploadWords } from '@sejuk/words/uploads'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useShownAttachments, useWatermark } from '../../../entities/attachments/shown-attachments.ts'
import { Refused } from '../../../lib/api/call.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useCanGoBack, useRouter, useSearch } from '../../../lib/navigation/use-router.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyPicture } from '../../../ui/feedback/empty-picture.tsx'
import { FailurePage } from '../../../ui/feedback/failure-page.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { StatusPage } from '../../../ui/feedback/status-page.tsx'
import { HomeLink } from '../../../ui/layout/home-link.tsx'
import { PreviewStage } from '../../../ui/preview/preview-stage.tsx'
import { AddAttachments, useAddable } from './add-attachments.tsx'
import style from './photo-page.module.css'
import { SignaturesPanel } from './signatures-panel.tsx'

/** `/photo?module_code=`: everything that hangs on a record, and beside it how its customer signs. */
export const PhotoPage = () => {
  const t = useWords(photoWords)
  const router = useRouter()
  const mayGoBack = useCanGoBack()
  const { module_code = '', module_name } = useSearch() as Record<string, string | undefined>
  const found = useCall(listPhotos, { module_code, module_name }, { enabled: module_code !== '' })
  const shown = useShownAttachments()
  const watermark = useWatermark()
  const [isAdding, setAdding] = useState(false)
  const photos = found.data?.data ?? []
  const { customer_signature = [] } = (found.data ?? {}) as { customer_signature?: CustomerSignature[] }
  const module = module_name ?? photos[0]?.module_name ?? ''
  const addable = useAddable(module)
  if (found.isLoading) return <Pending />
  const isUnknown = found.error instanceof Refused && ['404', '406'].includes(found.error.code)
  if (found.error && !isUnknown) return <FailurePage error={found.error} reset={() => void found.refetch()} />
  const mayAdd = addable.length > 0 && !isUnknown
  const add = mayAdd ? () => setAdding(true) : undefined
  const aside = <SignaturesPanel signatures={customer_signature} />
  return (
    <>
      {photos.length + customer_signature.length === 0 ? (
        <Nothing onAdd={add} />
      ) : (
        <main className={style.page}>
          <h1 className="sr-only">{t('photos')}</h1>
          {photos.length > 0 ? (
            <PreviewStage
              photos={shown(photos)}
              watermark={watermark}
              aside={aside}
              onAdd={add}
              onClose={mayGoBack ? () => router.history.back() : undefined}
            />
          ) : (
            <div className={style.none}>
              <p>{t('notFound')}</p>
              {aside}
            </div>
          )}
        </main>
      )}
      {/* Beside the page, whatever it shows: the first photo that arrives does not close what brings the others. */}
      {isAdding && (
        <AddAttachments
          module_name={module}
          module_code={module_code}
          addable={addable}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

const Nothing = ({ onAdd }: { onAdd?: () => void }) => {
  const t = useWords(photoWords)
  const uploads = useWords(uploadWords)
  return (
    <StatusPage
      picture={<EmptyPicture />}
      title={t('notFound')}
      actions={
        <>
          {onAdd && (
            <Button kind="primary" icon={<IconPlus size={16} />} onClick={onAdd}>
              {uploads('add')}
            </Button>
          )}
          <HomeLink />
        </>
      }
    />
  )
}

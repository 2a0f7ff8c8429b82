import { inspectionPhotos } from '@sejuk/contract/supervision/inspections'
import { inspectionCategories } from '@sejuk/domain/supervision/inspection'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useState } from 'react'
import { useWatermark } from '../../../entities/attachments/shown-attachments.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

/** All photos of an inspection side by side, by category. */
export const PhotoWall = ({ supervision_code }: { supervision_code: string }) => {
  const t = useWords(inspectionWords)
  const language = useLanguage()
  const dates = useDates()
  const watermark = useWatermark()
  const [category, setCategory] = useState<string>('all')
  const [open, setOpen] = useState<number>()
  const found = useCall(inspectionPhotos, { supervision_code })
  const all = found.data?.data ?? []
  const photos = all.filter((one) => category === 'all' || one.category === category)
  const nameOf = (one: (typeof all)[number]) =>
    `${one.checkpoint_code} ${language === 'local' ? one.text_local : one.text_default}`
  const tabs = [
    { value: 'all', label: t('allCategories'), count: all.length },
    ...inspectionCategories.map((value) => ({
      ...{ value, label: t(value), count: all.filter((one) => one.category === value).length },
    })),
  ]
  return (
    <Section title={t('photoWall')} sub={all.length}>
      {!found.data && !found.error && <Pending />}
      {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && all.length === 0 && <SectionText>{t('noPhotos')}</SectionText>}
      {all.length > 0 && <StatusTabs label={t('category')} value={category} onChange={setCategory} tabs={tabs} />}
      {photos.length > 0 && (
        <PhotoGrid>
          {photos.map((one, n) => (
            <figure key={one.photo_code}>
              <button type="button" onClick={() => setOpen(n)}>
                <img src={one.thumbnail_path} alt={nameOf(one)} loading="lazy" />
              </button>
              <small>
                <b>{one.checkpoint_code}</b> {t(one.result)}
                {one.zone && ` · ${one.zone}`}
              </small>
            </figure>
          ))}
        </PhotoGrid>
      )}
      {open !== undefined && (
        <PhotoPreview
          photos={photos.map((one) => ({
            ...{ name: nameOf(one), url: one.photo_path, thumbnail: one.thumbnail_path },
            sub: t('saidBy', { who: one.username, at: dates.dateTime(one.answered_date), result: t(one.result) }),
          }))}
          start={open}
          watermark={watermark}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  )
}

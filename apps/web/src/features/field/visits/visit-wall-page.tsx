import { visitWall } from '@sejuk/contract/field/visit-reports'
import { visitReportWords } from '@sejuk/words/field/visit-reports'
import { useState } from 'react'
import { useWatermark } from '../../../entities/attachments/shown-attachments.ts'
import { useInfiniteList } from '../../../lib/api/infinite-list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { VisitReportTabs } from './visit-report-page.tsx'

const PhotoPreview = lazyPart(() =>
  import('../../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

/** What people saw in the shops. */
export const VisitWallPage = () => {
  const t = useWords(visitReportWords)
  const dates = useDates()
  const navigate = useNavigate()
  const gate = useGate(visitWall)
  const say = useSay()
  const watermark = useWatermark()
  const { from, to }: { from?: string; to?: string } = useSearch()
  const [shown, setShown] = useState<number>()
  const list = useInfiniteList(
    visitWall,
    { ...(from && { from }), ...(to && { to }), limit: 60 },
    { enabled: gate.enabled },
  )
  const ask = (next: { from?: string; to?: string }) =>
    void navigate({ to: '.', search: { ...(from && { from }), ...(to && { to }), ...next } })
  const rows = list.rows ?? []
  const titleOf = (row: (typeof rows)[number]) =>
    `${row.shop_name ?? row.customer_name}, ${row.username}, ${dates.visit(row.in_at)}`
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <VisitReportTabs />
        {!gate.enabled && <ForbiddenState reason={say(gate.because)} />}
        <FieldGrid>
          <DateField label={t('from')} value={from ?? ''} onChange={(day) => ask({ from: day })} />
          <DateField label={t('to')} value={to ?? ''} onChange={(day) => ask({ to: day })} />
        </FieldGrid>
        <Section title={t('wall')}>
          {list.error && <FailedState error={list.error} onRetry={list.retry} />}
          {gate.enabled && !list.rows && !list.error && <Pending />}
          {list.rows?.length === 0 && <SectionText>{t('noPhotos')}</SectionText>}
          {rows.length > 0 && (
            <PhotoGrid>
              {rows.map((row, n) => (
                <figure key={row.photo_code}>
                  <button type="button" onClick={() => setShown(n)}>
                    <img
                      src={row.thumbnail_path ?? row.photo_path}
                      alt={`${t(`photo_${row.alias}`)}, ${titleOf(row)}`}
                      loading="lazy"
                    />
                  </button>
                  <small>{titleOf(row)}</small>
                </figure>
              ))}
            </PhotoGrid>
          )}
          {list.hasMore && (
            <Button isBusy={list.isGrowing} onClick={list.grow}>
              {t('more')}
            </Button>
          )}
        </Section>
      </PageBody>
      {shown !== undefined && (
        <PhotoPreview
          photos={rows.map((row) => ({
            ...{ name: t(`photo_${row.alias}`), url: row.photo_path, kind: 'photo' as const },
            ...{ thumbnail: row.thumbnail_path, sub: titleOf(row), whyNoDownload: undefined },
          }))}
          start={shown}
          watermark={watermark}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
